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

    A variable that may be given a freshly made object somewhere is its owner, and must be strong: at once, by \
    way of a local variable, of what a function returns, or of what a setter is called with. The delegate of an \
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
    let candidates = program.checkedFiles.flatMap { self.candidates(in: $0, program) }
    guard !candidates.isEmpty else { return [] }
    let owners = MadeObjects(in: ProgramBodies(program), named: Set(candidates.map(\.variable.name.text)))
    let strong = candidates.filter {
      !owners.keeps($0.variable, of: $0.file.id, isField: $0.isField, program)
    }
    let found = Dictionary(grouping: strong, by: \.typePlace)
    var fixedTypes: Set<SourceSpan> = []
    return strong.map { candidate in
      let (variable, file) = (candidate.variable, candidate.file)
      let place = candidate.typePlace
      var fixes: [FixIt] = []
      // In front of a type without a star the word may have no effect, and it counts for every name behind it.
      if candidate.isPointer, found[place]?.count == candidate.namesOfType, fixedTypes.insert(place).inserted
      {
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

    /// Where the type begins.
    var typePlace: SourceSpan {
      file.source.text.span(variable.type.range.lowerBound..<variable.type.range.lowerBound)
    }

    /// How many variables are declared with that very type.
    var namesOfType: Int {
      let all = isField ? file.source.classParts.flatMap(\.fields) : file.source.globals
      return all.count { $0.type.range.lowerBound == variable.type.range.lowerBound }
    }

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
    let lessons = GivenValues(in: body).summary
    guard !lessons.isEmpty else { return [] }
    var locals: Set<String> = []
    source.walk(body) { node in
      switch node.kind {
      case .variableDeclaration, .tupleVariable: locals.insert(source.text.string(in: node.range))
      case .forInStatement, .catchClause:
        locals.insert([node.child(.type), node.child(.name)].compactMap { $0?.text }.joined(separator: " "))
      default: break
      }
      return true
    }
    return lessons.union(locals)
  }
}
