import Foundation
import Testing

@testable import XCSyntax

@Suite("Queries of the grammar")
struct QueryTests {
  private static func source(_ name: String) throws -> String {
    try String(
      contentsOf: Corpus.grammarFolder.appendingPathComponent("queries/\(name).scm"), encoding: .utf8)
  }

  @Test(
    "Every query compiles against the grammar",
    arguments: ["folds", "highlights", "indents", "injections", "locals", "tags"])
  func compile(name: String) throws {
    let query = try SyntaxQuery(Self.source(name))
    #expect(!query.captureNames.isEmpty)
  }

  @Test("There is no query beside those that are compiled here")
  func files() throws {
    let folder = Corpus.grammarFolder.appendingPathComponent("queries")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "folds.scm", "highlights.scm", "indents.scm", "injections.scm", "locals.scm", "tags.scm",
      ])
  }

  @Test("A query that does not fit says what is wrong and where")
  func wrong() {
    #expect(Self.failure("(class_declaration) @c (nothing) @n") == .init(reason: .unknownNode, offset: 24))
    #expect(Self.failure("(class_declaration colour: (_))") == .init(reason: .unknownField, offset: 19))
    #expect(Self.failure("((nil) @n (#eq? @m \"x\"))") == .init(reason: .unknownCapture, offset: 17))
    #expect(Self.failure("(class_declaration") == .init(reason: .syntax, offset: 18))
    #expect(Self.failure("(nil (identifier))")?.reason == .impossibleShape)
  }

  private static func failure(_ source: String) -> SyntaxQuery.CompileError? {
    do {
      _ = try SyntaxQuery(source)
      return nil
    } catch {
      return error
    }
  }

  @Test("Matches come with their captures, in order")
  func matches() throws {
    let tree = try SyntaxParser().parse(SourceText(path: "x.xc", "class A { i32 a, b; }"))
    let query = try SyntaxQuery(
      "(field_declaration type: (_) @type declarator: (variable_declarator name: (_) @name))")
    let found = query.matches(in: tree.root).map { $0.map { "\($0.name) \($0.node.text)" } }
    #expect(found == [["type i32", "name a"], ["type i32", "name b"]])
    #expect(query.captureNames == ["type", "name"])
  }

  @Test("No node is highlighted in two ways, so that the order of patterns does not matter")
  func disjoint() throws {
    let query = try SyntaxQuery(Self.source("highlights"))
    let parser = try SyntaxParser()
    for example in try Corpus.cases.get() where example.topic != "recovery" {
      let tree = try parser.parse(SourceText(path: "x.xc", example.input))
      var names: [Place: Set<String>] = [:]
      for capture in query.matches(in: tree.root).joined() where Self.predicateHolds(capture) {
        names[Place(capture.node), default: []].insert(capture.name)
      }
      for (place, names) in names where names.count > 1 {
        Issue.record("\(example.testDescription): \(place) is \(names.sorted())")
      }
    }
  }

  /// What the query's predicates ask of the text, by the name that is captured under them.
  private static func predicateHolds(_ capture: SyntaxQuery.Capture) -> Bool {
    let text = capture.node.text
    let isReceiver = text == "self" || text == "super"
    let isCapital = text.first?.isUppercase == true && text.count > 1 && !text.contains(where: \.isLowercase)
    let isIntrinsic = text.hasPrefix("va_") || text.hasPrefix("__arc_")
    switch capture.name {
    case "variable.builtin": return isReceiver
    case "function.builtin": return isIntrinsic
    case "function.call": return !isReceiver && !isIntrinsic
    case "constant":
      if capture.node.parent?.kind == .enumMember { return true }
      return isCapital
    case "variable":
      let isDeclared = capture.node.parent?.child(.name)?.range == capture.node.range
      return isDeclared || (!isReceiver && !isCapital)
    default: return true
    }
  }

  @Test("A name is known in the scope that it belongs to, and members are no names of a scope")
  func scopes() throws {
    let source = """
      class A {
        callback done void(i32 code);
        i32 count;
        void f(i32 n) {
          callback told void(i32 inner);
          block twice i32(i32 v) = { return v; }
          x = n + told;
          a.count = 1;
        }
        void g(block each void(i32 item), i32 m);
        weak:block late void(i32 q);
        block made i32(i32 r) pick(bool up);
      }
      typedef i32 turn(i32 by);
      struct S { i32 s; }
      void h(i32 k);
      """
    let tree = try SyntaxParser().parse(SourceText(path: "x.xc", source))
    #expect(!tree.root.hasError)
    let captures = try SyntaxQuery(Self.source("locals")).matches(in: tree.root).joined()
    let scopes = captures.filter { $0.name == "local.scope" }.map(\.node)
    let known = captures.filter { $0.name == "local.definition" }.map { definition in
      let scope = scopes.filter { $0.range.contains(definition.node.range.lowerBound) }
        .min { $0.range.count < $1.range.count }
      return "\(definition.node.text) in \(scope?.typeName ?? "the file")"
    }
    #expect(
      known == [
        "done in class_body", "code in parameter_list", "count in class_body", "n in method_definition",
        "told in block", "inner in parameter_list", "twice in block", "v in block",
        "each in method_declaration", "item in parameter_list", "m in method_declaration",
        "late in class_body", "q in parameter_list", "r in parameter_list", "up in method_declaration",
        "by in parameter_list", "s in struct_body", "k in function_declaration",
      ])
    let references = captures.filter { $0.name == "local.reference" }.map(\.node.text)
    #expect(references == ["v", "x", "n", "told", "a"])
  }

  private struct Place: Hashable {
    let range: Range<Int>
    let name: String
    init(_ node: SyntaxNode) {
      range = node.range
      name = node.typeName
    }
  }

  @Test("Every word that the grammar knows is highlighted where it has its meaning")
  func words() throws {
    let query = try SyntaxQuery(Self.source("highlights"))
    let parser = try SyntaxParser()
    var plain: Set<String> = []
    for example in try Corpus.cases.get() where example.topic != "recovery" {
      let tree = try parser.parse(SourceText(path: "x.xc", example.input))
      let captured = Set(query.matches(in: tree.root).joined().map { Place($0.node) })
      var cursor = SyntaxCursor(at: tree.root)
      walk: while true {
        let node = cursor.node
        if !node.isNamed, node.text.contains(where: \.isLetter), !captured.contains(Place(node)),
          node.parent.map({ captured.contains(Place($0)) }) != true
        {
          plain.insert("\(node.parent?.typeName ?? "") \(node.text)")
        }
        if cursor.goToFirstChild() { continue }
        while !cursor.goToNextSibling() {
          guard cursor.goToParent() else { break walk }
        }
      }
    }
    #expect(plain.sorted() == [])
  }
}
