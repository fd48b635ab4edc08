import XCSemantics
import XCSyntax

/// A stored reference to a delegate that keeps it alive.
struct StrongDelegate: Rule {
  let name = "strong-delegate"
  let defaultSeverity = Severity.warning
  let summary = "a stored pointer to a delegate or data source without 'weak'"

  let explanation = """
    A delegate usually owns the object that it listens to. If that object keeps the delegate alive in turn, the two \
    never go: references are counted and nothing collects cycles. A field or global that holds a delegate or a data \
    source should be `weak`, as those of the toolkit are.

    A variable that is given a freshly made object somewhere is its owner, and must be strong. The delegate of an \
    application is held strongly by design.
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
    program.requestedFiles.flatMap { file in
      let fields = file.source.classParts.flatMap { part in part.fields.map { ($0, part.name.text) } }
      let globals = file.source.globals.filter { !$0.isExtern }.map { ($0, String?.none) }
      let candidates = (fields.map { ($0.0, String?.some($0.1)) } + globals).filter { variable, _ in
        isDelegate(variable, from: file.id, program)
      }
      var fixedTypes: Set<Int> = []
      return candidates.compactMap { variable, owner -> Diagnostic? in
        guard !isMade(variable, owner: owner, in: file, program) else { return nil }
        let place = variable.type.range.lowerBound
        var fixes: [FixIt] = []
        if fixedTypes.insert(place).inserted {
          let edit = TextEdit(span: file.source.text.span(place..<place), newText: "weak:")
          fixes = [FixIt(title: "Make '\(variable.name.text)' weak", edits: [edit])]
        }
        return finding(
          "'\(variable.name.text)' keeps a '\(variable.type.spelling)' alive; a delegate is held weakly",
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
    let endings = ["delegate", "datasource"]
    return [found.name, variable.name.text].contains { name in
      endings.contains { name.lowercased().hasSuffix($0) }
    } || found.name.hasSuffix("OutlineDataSource")
  }

  /// Whether the variable is given a new object anywhere: then it is what keeps that object.
  private func isMade(
    _ variable: VariableDeclaration, owner: String?, in file: ProgramFile, _ program: Program
  ) -> Bool {
    let files = program.files.filter { $0.origin != .embedded && program.isCompiledTogether(file.id, $0.id) }
    return files.contains { other in
      var isMade = false
      other.source.walk { node in
        if isMade { return false }
        switch node.kind {
        case .assignmentExpression:
          if let left = node.child(.left), let right = node.child(.right),
            Self.named(left) == variable.name.text, Self.isNew(right)
          {
            isMade = true
          }
        case .variableDeclarator where owner == nil:
          if let value = node.child(.value), node.child(.name)?.text == variable.name.text, Self.isNew(value)
          {
            isMade = true
          }
        default: break
        }
        return true
      }
      return isMade
    }
  }

  private static func named(_ node: SyntaxNode) -> String {
    node.kind == .memberExpression ? node.child(.member)?.text ?? "" : node.text
  }

  private static func isNew(_ node: SyntaxNode) -> Bool {
    var node = node
    while true {
      switch node.kind {
      case .newExpression: return true
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
