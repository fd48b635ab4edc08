import XCSemantics
import XCSyntax

/// A stored reference to a delegate that keeps it alive.
struct StrongDelegate: LearningRule {
  let name = "strong-delegate"
  let defaultSeverity = Severity.warning
  let summary = "a stored pointer to a delegate or data source without 'weak'"

  let explanation = """
    A delegate usually owns the object that it listens to. If that object keeps the delegate alive in turn, \
    the two never go: references are counted and nothing collects cycles. A field or global that holds a \
    delegate or a data source should be `weak`, as those of the toolkit are.

    A variable that is given a freshly made object somewhere is its owner, and must be strong. The delegate \
    of an application is held strongly by design.
    """

  let examples = [
    RuleExample(
      """
      protocol DialDelegate {
        optional void dialTurned(i32 by);
      }

      class Dial : Object {
        DialDelegate* ↓delegate;
      }
      """),
    RuleExample(
      """
      protocol DialDelegate {
        optional void dialTurned(i32 by);
      }

      class Listener : Object <DialDelegate> { }

      class Dial : Object {
        weak:DialDelegate* delegate;
        DialDelegate* fallbackDelegate;
        void init(void) { fallbackDelegate = new Listener(); }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    var made: [String: Set<FileID>]?
    return program.requestedFiles.flatMap { file in
      let variables = file.source.classParts.flatMap(\.fields) + file.source.globals.filter { !$0.isExtern }
      let candidates = variables.filter { isDelegate($0, from: file.id, program) }
      guard !candidates.isEmpty else { return [Diagnostic]() }
      let owners = made ?? owners(in: program)
      made = owners
      var fixedTypes: Set<Int> = []
      return candidates.compactMap { variable -> Diagnostic? in
        let isOwner = owners[variable.name.text]?.contains { program.isCompiledTogether(file.id, $0) }
        guard !(isOwner ?? false) else { return nil }
        let place = variable.type.range.lowerBound
        var fixes: [FixIt] = []
        if fixedTypes.insert(place).inserted {
          let edit = TextEdit(span: file.source.text.span(place..<place), newText: "weak:")
          fixes = [FixIt(title: "Make '\(variable.name.text)' weak", edits: [edit])]
        }
        return finding(
          "'\(variable.name.text)' of type '\(variable.type.spelling)' keeps what it points to alive; "
            + "a delegate is held weakly",
          at: variable.name.range, in: file, fixes: fixes)
      }
    }
  }

  private func isDelegate(_ variable: VariableDeclaration, from file: FileID, _ program: Program) -> Bool {
    var type = variable.type
    guard !type.qualifiers.contains(.weak) else { return false }
    if case .array(let element, _) = type.shape { type = element }
    guard !type.qualifiers.contains(.weak), !type.qualifiers.contains(.raw),
      case .pointer = type.shape, case .existential(let found) = program.staticType(of: type, from: file),
      !found.name.hasSuffix("ApplicationDelegate"), found.name != "GApplicationProtocol"
    else { return false }
    return DelegateWords.areIn(found.name) || DelegateWords.areIn(variable.name.text)
  }

  /// The names of variables that are given a new object somewhere, with the files: such a variable keeps it.
  private func owners(in program: Program) -> [String: Set<FileID>] {
    var found: [String: Set<FileID>] = [:]
    for file in program.files where file.origin != .embedded {
      guard let root = file.source.tree?.root else { continue }
      for name in lessons(of: root, in: file.source) { found[name, default: []].insert(file.id) }
    }
    return found
  }

  /// The names of variables that are given a new object.
  func lessons(of body: SyntaxNode, in source: SourceFile) -> Set<String> {
    var names: Set<String> = []
    source.walk(body) { node in
      switch node.kind {
      case .assignmentExpression:
        if let left = node.child(.left), let right = node.child(.right), Self.isNew(right) {
          names.insert(Self.named(left))
        }
      case .variableDeclarator:
        if let name = node.child(.name), let value = node.child(.value), Self.isNew(value) {
          names.insert(name.text)
        }
      default: break
      }
      return true
    }
    return names
  }

  private static func named(_ node: SyntaxNode) -> String {
    node.kind == .memberExpression ? node.child(.member)?.text ?? "" : node.text
  }

  private static func isNew(_ node: SyntaxNode) -> Bool {
    var node = node
    while true {
      switch node.kind {
      case .newExpression: return true
      case .callExpression:
        // `Rows.make()`: a static method of a class most likely makes one.
        let receiver = node.child(.function)?.child(.object)
        return receiver?.kind == .identifier && receiver?.text.first?.isUppercase ?? false
      case .castExpression:
        guard let value = node.child(.value) else { return false }
        node = value
      case .parenthesizedExpression:
        guard let value = node.children.first(where: { $0.node.isNamed && $0.node.kind != .comment })?.node
        else { return false }
        node = value
      default: return false
      }
    }
  }
}
