import XCSemantics
import XCSyntax

/// A rule that asks what each body says: what it finds in one hangs on that body and on what is declared.
protocol BodyRule: Rule {
  /// Everything that it finds in one body. What it finds stands there.
  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic]
}

extension BodyRule {
  func check(_ program: Program) -> [Diagnostic] {
    let bodies = ProgramBodies(program)
    return bodies.checked.filter { !bodies.isSilent($0) }.compactMap(bodies.facts).flatMap {
      check($0, in: bodies)
    }
  }
}

/// A rule whose findings come in pieces that hang on different things.
protocol PiecewiseRule: Rule {
  /// What it finds besides its pieces: that hangs on what is declared, on comments and on syntax errors.
  func checkDeclarations(_ program: Program) -> [Diagnostic]
}

extension PiecewiseRule {
  func checkDeclarations(_ program: Program) -> [Diagnostic] { [] }
}

/// A rule that asks each class: what it finds hangs on what is declared, and on the bodies of the class and its
/// ancestors.
protocol ClassRule: PiecewiseRule {
  /// Everything that it finds about a class that may be wrong in a checked file.
  func check(_ symbol: ClassSymbol, in bodies: ProgramBodies) -> [Diagnostic]
}

extension ClassRule {
  func check(_ program: Program) -> [Diagnostic] {
    let bodies = ProgramBodies(program)
    return program.checkedClasses.flatMap { check($0, in: bodies) } + checkDeclarations(program)
  }
}

/// A rule that looks at nodes one by one: what it finds at one hangs on that node, on what stands around it, and on
/// what is declared.
protocol NodeRule: PiecewiseRule {
  /// Everything that it finds at a node and below it. What it finds stands there.
  func check(_ node: SyntaxNode, in file: ProgramFile, of program: Program) -> [Diagnostic]
}

extension NodeRule {
  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { file in
      file.source.tree.map { check($0.root, in: file, of: program) } ?? []
    } + checkDeclarations(program)
  }
}

/// A rule that learns something from every body and judges declarations by it.
protocol LearningRule: Rule {
  /// What a body teaches: where that stays the same, so does what the rule finds.
  func lessons(of body: SyntaxNode, in source: SourceFile) -> Set<String>
}

/// A rule that asks bodies about one another.
protocol CrossBodyRule: Rule {
  /// Everything that it finds in the bodies of the checked files, in any order.
  func check(_ bodies: ProgramBodies) -> [Diagnostic]
}

extension CrossBodyRule {
  func check(_ program: Program) -> [Diagnostic] { check(ProgramBodies(program)) }
}

extension Program {
  /// The classes of which a part stands in a requested file, but for those whose names are missing; where not all
  /// requested files are checked, only those that can have findings there: what a class inherits may be wrong
  /// because of it.
  var checkedClasses: [ClassSymbol] {
    let requested = classes.filter { symbol in
      symbol.parts.contains { isRequested($0.file) } && !isMadeUp(symbol.declaration.name, in: symbol.file)
    }
    guard focus != nil else { return requested }
    let near = namesBelow(requested.filter { $0.parts.contains { isChecked($0.file) } }.map(\.name))
    return requested.filter { symbol in
      symbol.parts.contains { isChecked($0.file) }
        || near.contains(symbol.name)
          && hierarchy(of: symbol).members.contains { $0.symbol.parts.contains { isChecked($0.file) } }
    }
  }

  /// The names of some classes with those of all that may stand below them.
  private func namesBelow(_ names: [String]) -> Set<String> {
    var children: [String: [String]] = [:]
    for symbol in classes { children[parentName(of: symbol) ?? "", default: []].append(symbol.name) }
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += children[name] ?? [] }
    }
    return found
  }

  /// Whether a name was put in so that the rest could be read.
  private func isMadeUp(_ name: Identifier, in id: FileID) -> Bool {
    let source = file(id).source
    guard name.text == "x", !source.mendedRanges.isEmpty else { return false }
    return name.range.upperBound > source.text.bytes.count || source.text.string(in: name.range) != "x"
  }
}
