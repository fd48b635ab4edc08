import XCSemantics
import XCSyntax

/// A category that its class can't take.
struct CategoryOrder: Rule {
  let name = "category-order"
  let defaultSeverity = Severity.error
  let summary = "a category above its class, of an unknown class, or one that adds what it may not add"

  let explanation = """
    A category or an extension is the one thing that must come after what it names: the class has to stand \
    above it in the unit, in the same file or in one imported before. A category adds methods and \
    conformances, no fields; an extension may add fields. To a class of a library only methods can be added, \
    and none with a name that the class itself has.
    """

  let examples = [
    RuleExample(
      """
      class ↓Dial (Fine) {
        void nudge(void) { }
      }

      class Dial : Object { }

      class ↓Dial (Storage) {
        i32 kept;
      }

      class ↓Knob (Fine) { }
      """),
    RuleExample(
      """
      #use <UXKit>

      class ↓UXTableView (Counting) <Copying> {
        Object* copy(void) { return new UXTableView(); }
      }

      class ↓UXWindow () {
        i32 count;
      }
      """),
    RuleExample(
      """
      class Dial : Object { }

      class Dial (Fine) <Copying> {
        Object* copy(void) { return new Dial(); }
      }

      class Dial () {
        i32 kept;
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    var units: UnitOrder?
    return program.checkedFiles.flatMap { file in
      file.source.classParts.filter { $0.part != .primary }.compactMap { part -> Diagnostic? in
        let order = units ?? UnitOrder(program)
        units = order
        guard let problem = problem(with: part, in: file, order, program) else { return nil }
        return finding(problem.message, at: part.name.range, in: file, notes: problem.notes)
      }
    }
  }

  private typealias Problem = (message: String, notes: [DiagnosticNote])

  private func problem(
    with part: ClassDeclaration, in file: ProgramFile, _ order: UnitOrder, _ program: Program
  ) -> Problem? {
    let name = part.name.text
    let candidates = program.classes(named: name, from: file.id)
    let owners = candidates.filter { $0.condition.overlaps(part.condition) && $0.visibility.isSeen }
    guard !owners.isEmpty else { return unknown(part, in: file, candidates.map(\.symbol), program) }
    // Each arm may have a class of its own.
    for owner in owners {
      guard let problem = problem(with: part, of: owner.symbol, in: file, order, program) else { continue }
      let condition = owner.condition.and(part.condition)
      return (problem.message + Phrases.condition(condition, within: part.condition, program), problem.notes)
    }
    // What a target leaves out is another matter: nobody compiles for none of them.
    guard let open = part.condition.excluding(owners.map(\.condition)),
      open.names.isDisjoint(with: TargetMacros.names), owners.allSatisfy({ $0.symbol.file == file.id })
    else { return nil }
    let phrase = Phrases.condition(open, within: part.condition, program)
    guard !phrase.isEmpty, let owner = owners.first?.symbol else { return nil }
    return ("'\(name)' is extended, and no such class is declared" + phrase, [note(on: owner, program)])
  }

  private func unknown(
    _ part: ClassDeclaration, in file: ProgramFile, _ candidates: [ClassSymbol], _ program: Program
  ) -> Problem? {
    let name = part.name.text
    if let own = candidates.first(where: { $0.file == file.id }) {
      return ("'\(name)' is extended where no such class is declared", [note(on: own, program)])
    }
    guard !program.hasUnreadImports(around: file.id) else { return nil }
    let far = candidates.first.map { found in
      DiagnosticNote(
        message: "a class of that name is declared here, in a file that is not imported",
        span: program.span(found.declaration.name.range, in: found.file))
    }
    return (
      "'\(name)' is extended, and nothing that this file imports declares such a class",
      far.map { [$0] } ?? []
    )
  }

  private func note(on owner: ClassSymbol, _ program: Program) -> DiagnosticNote {
    DiagnosticNote(
      message: "'\(owner.name)' is declared here"
        + Phrases.condition(owner.declaration.condition, within: .always, program),
      span: program.span(owner.declaration.name.range, in: owner.file))
  }

  private func problem(
    with part: ClassDeclaration, of owner: ClassSymbol, in file: ProgramFile, _ order: UnitOrder,
    _ program: Program
  ) -> Problem? {
    let name = part.name.text
    let note = note(on: owner, program)
    if program.isFromLibrary(owner.file, at: owner.declaration.name.range.lowerBound, seenFrom: file.id) {
      return libraryProblem(with: part, of: owner).map { ($0, [note]) }
    }
    if case .category = part.part, let field = part.fields.first {
      return (
        "a category has no fields: '\(field.name.text)' belongs into 'class \(name) ()' or into the class", []
      )
    }
    guard !program.isBuiltIn(owner.file),
      order.comes(file.id, part.name.range.lowerBound, before: owner.file, owner.declaration.range.lowerBound)
    else { return nil }
    return ("'\(name)' is extended above its own declaration", [note])
  }

  private func libraryProblem(with part: ClassDeclaration, of owner: ClassSymbol) -> String? {
    let name = owner.name
    if let field = part.fields.first {
      return "'\(name)' comes from a library and gets no fields: '\(field.name.text)'"
    }
    if let first = part.protocols.first {
      return "'\(name)' comes from a library and gets no conformance: '\(first.text)'"
    }
    let own = Set(owner.declaration.methods.map(\.name.text))
    if let method = part.methods.first(where: { own.contains($0.name.text) }) {
      return "'\(name)' comes from a library and has a method '\(method.name.text)' of its own"
    }
    return nil
  }
}

/// In which order the preprocessor strings files together.
private struct UnitOrder {
  /// A stretch of a file between two of its imports.
  private struct Piece {
    let file: FileID
    let range: Range<Int>
  }

  /// The pieces of each file in the order of one unit.
  private typealias Unit = [FileID: [(place: Int, range: Range<Int>)]]

  /// The pieces of each unit: one unit for every file that nobody imports.
  private var units: [Unit] = []

  /// Files that only import one another: any of them may be the one that is compiled.
  private var circles: [Unit] = []

  /// In larger circles nothing is said about order.
  private static let largestCircle = 100

  init(_ program: Program) {
    var imported: Set<FileID> = []
    for file in program.files { imported.formUnion(Self.targets(of: file).map(\.1).filter { $0 != file.id }) }
    var covered: Set<FileID> = []
    let files = program.files.filter { $0.origin != .embedded }
    for root in files where !imported.contains(root.id) {
      let pieces = Self.pieces(from: root, program)
      covered.formUnion(pieces.keys)
      units.append(pieces)
    }
    let rest = files.filter { !covered.contains($0.id) }
    if rest.count <= Self.largestCircle { circles = rest.map { Self.pieces(from: $0, program) } }
  }

  private static func targets(of file: ProgramFile) -> [(Int, FileID)] {
    file.imports.compactMap { resolved in
      if case .file(let id) = resolved.outcome { (resolved.directive.range.lowerBound, id) } else { nil }
    }
  }

  private static func pieces(from root: ProgramFile, _ program: Program) -> Unit {
    var pieces: [Piece] = []
    var seen: Set<FileID> = [root.id]
    var open: [(file: FileID, from: Int, imports: ArraySlice<(Int, FileID)>)] = [
      (root.id, 0, targets(of: root)[...])
    ]
    while var top = open.popLast() {
      guard let (offset, target) = top.imports.popFirst() else {
        pieces.append(Piece(file: top.file, range: top.from..<Int.max))
        continue
      }
      guard seen.insert(target).inserted else {
        open.append(top)
        continue
      }
      if top.from < offset { pieces.append(Piece(file: top.file, range: top.from..<offset)) }
      top.from = max(top.from, offset)
      open.append(top)
      open.append((target, 0, targets(of: program.file(target))[...]))
    }
    var unit: Unit = [:]
    for (place, piece) in pieces.enumerated() { unit[piece.file, default: []].append((place, piece.range)) }
    return unit
  }

  /// Whether one place comes before another: in some unit, or in a circle wherever it is entered.
  func comes(_ file: FileID, _ offset: Int, before other: FileID, _ otherOffset: Int) -> Bool {
    func isBefore(_ unit: Unit) -> Bool? {
      func place(_ file: FileID, _ offset: Int) -> (Int, Int)? {
        unit[file]?.first { $0.range.contains(offset) }.map { ($0.place, offset) }
      }
      guard let first = place(file, offset), let second = place(other, otherOffset) else { return nil }
      return first < second
    }
    let answers = units.compactMap(isBefore)
    if !answers.isEmpty { return answers.contains(true) }
    let others = circles.compactMap(isBefore)
    return !others.isEmpty && others.allSatisfy { $0 }
  }
}
