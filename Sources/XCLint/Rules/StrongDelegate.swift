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
    let candidates = program.checkedFiles.flatMap { self.candidates(in: $0, program) }
    guard !candidates.isEmpty else { return [] }
    let owners = MadeObjects(in: ProgramBodies(program), named: Set(candidates.map(\.variable.name.text)))
    var fixedTypes: Set<SourceSpan> = []
    return candidates.compactMap { candidate -> Diagnostic? in
      let (variable, file) = (candidate.variable, candidate.file)
      guard !owners.keeps(variable, of: file.id, isField: candidate.isField, program) else { return nil }
      let place = file.source.text.span(variable.type.range.lowerBound..<variable.type.range.lowerBound)
      var fixes: [FixIt] = []
      // In front of a type without a star the word may have no effect.
      if candidate.isPointer, fixedTypes.insert(place).inserted {
        let edit = TextEdit(span: place, newText: "weak:")
        fixes = [FixIt(title: "Make '\(variable.name.text)' weak", edits: [edit])]
      }
      return finding(
        "'\(variable.name.text)' of type '\(variable.type.spelling)' keeps what it points to alive; "
          + "a delegate is held weakly",
        at: variable.name.range, in: file, fixes: fixes)
    }
  }

  private struct Candidate {
    let variable: VariableDeclaration
    let file: ProgramFile
    let isField: Bool

    /// Whether the star is written at the variable, and not behind a typedef.
    var isPointer: Bool {
      var type = variable.type
      if case .array(let element, _) = type.shape { type = element }
      if case .pointer = type.shape { return true }
      return false
    }
  }

  private func candidates(in file: ProgramFile, _ program: Program) -> [Candidate] {
    let fields = file.source.classParts.flatMap(\.fields).map {
      Candidate(variable: $0, file: file, isField: true)
    }
    let globals = file.source.globals.filter { !$0.isExtern }.map {
      Candidate(variable: $0, file: file, isField: false)
    }
    return (fields + globals).filter { isDelegate($0.variable, from: file.id, program) }
  }

  private func isDelegate(_ variable: VariableDeclaration, from file: FileID, _ program: Program) -> Bool {
    guard !isHeldOtherwise(variable.type, from: file, program) else { return false }
    var type = variable.type
    if case .array(let element, _) = type.shape { type = element }
    guard !isHeldOtherwise(type, from: file, program),
      case .existential(let found) = program.staticType(of: type, from: file),
      !found.name.hasSuffix("ApplicationDelegate"), found.name != "GApplicationProtocol"
    else { return false }
    return DelegateWords.areIn(found.name) || DelegateWords.areIn(variable.name.text)
  }

  /// Whether a type, or one that it stands for, says that what it points to is not kept alive.
  private func isHeldOtherwise(_ type: TypeReference, from file: FileID, _ program: Program) -> Bool {
    var (type, file) = (type, file)
    var names: Set<String> = []
    while !type.qualifiers.contains(.weak), !type.qualifiers.contains(.raw) {
      guard case .named(let name, _) = type.shape, names.insert(name.text).inserted,
        case .typedef(let symbol)? = program.certainType(named: name.text, from: file)
      else { return false }
      (type, file) = (symbol.declaration.target, symbol.file)
    }
    return true
  }

  /// What a body gives new objects to, and what the names there could mean: local variables with their types.
  func lessons(of body: SyntaxNode, in source: SourceFile) -> Set<String> {
    var lessons: Set<String> = []
    var locals: Set<String> = []
    source.walk(body) { node in
      switch node.kind {
      case .variableDeclaration:
        locals.insert(source.text.string(in: node.range))
        if node.children.contains(where: { $0.field == .declarator && $0.node.child(.value)?.isMade ?? false }
        ) {
          lessons.insert("made")
        }
      case .tupleVariable: locals.insert(source.text.string(in: node.range))
      case .forInStatement, .catchClause:
        locals.insert([node.child(.type), node.child(.name)].compactMap { $0?.text }.joined(separator: " "))
      case .assignmentExpression:
        if let left = node.child(.left), let right = node.child(.right), right.isMade {
          lessons.insert(left.text)
        }
      default: break
      }
      return true
    }
    return lessons.isEmpty ? [] : lessons.union(locals)
  }
}
