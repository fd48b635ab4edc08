import XCSemantics
import XCSyntax

/// The word `optional` where it means nothing.
struct MisplacedOptional: Rule {
  let name = "misplaced-optional"
  let defaultSeverity = Severity.error
  let summary = "'optional' outside a protocol"

  let explanation = """
    Only a method that a protocol asks for can be optional. In front of a method of a class, of a field or \
    of a free function the word says nothing, and the reference compiler refuses it.
    """

  let examples = [
    RuleExample(
      """
      class Dial : Object {
        optional void ↓turned(i32 by) { }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Dial : Object <Turning> {
        void turned(i32 by) { }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { file in
      guard let tree = file.source.tree, Self.mayBeMisplaced(in: file.source) else { return [Diagnostic]() }
      return Self.declarations(in: tree.root).flatMap { findings(for: $0, in: file) }
    }
  }

  /// Whether the word stands anywhere but in protocols, in code or not.
  private static func mayBeMisplaced(in source: SourceFile) -> Bool {
    var start = 0
    for case .protocol(let owner) in source.declarations where owner.bodyRange.lowerBound >= start {
      if source.text.holds("optional".utf8, in: start..<owner.bodyRange.lowerBound) { return true }
      start = owner.bodyRange.upperBound
    }
    return source.text.holds("optional".utf8, in: start..<max(start, source.text.bytes.count))
  }

  /// Everything at top level, in classes and in structs that can have a modifier.
  private static func declarations(in root: SyntaxNode) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var open = [root]
    while let node = open.popLast() {
      for child in node.children.map(\.node) {
        switch child.kind {
        case .methodDefinition, .methodDeclaration, .functionDefinition, .functionDeclaration,
          .fieldDeclaration, .variableDeclaration:
          found.append(child)
        case .classDeclaration, .classBody, .structDeclaration, .structSpecifier, .structBody,
          .typedefDeclaration, .conditional, .ifArm, .elifArm, .elseArm:
          open.append(child)
        default: break
        }
      }
    }
    return found
  }

  private func findings(for node: SyntaxNode, in file: ProgramFile) -> [Diagnostic] {
    let children = node.children
    guard let word = children.first(where: { $0.node.kind == .modifier && $0.node.text == "optional" })?.node
    else { return [] }
    var names = children.filter { $0.field == .name }.map(\.node)
    for child in children where child.field == .declarator || child.field == .type {
      if let name = child.node.child(.name), child.node.kind != .genericType { names.append(name) }
    }
    guard let next = children.map(\.node.range.lowerBound).first(where: { $0 >= word.range.upperBound })
    else { return [] }
    let removal = TextEdit(
      span: file.source.text.span(word.range.lowerBound..<next), newText: "")
    return names.prefix(1).map { name in
      finding(
        "'\(name.text)' is no method of a protocol and can not be optional", at: name.range, in: file,
        fixes: [FixIt(title: "Remove 'optional'", edits: [removal])])
    }
  }
}
