import XCSyntax

/// What the bodies of all requested files say: read once, asked by several rules.
public struct ProgramBodies: Sendable {
  /// The program.
  public let program: Program
  /// One entry for each body, in the order of the files.
  public let facts: [BodyFacts]
  /// The entries of the methods of each class.
  public let factsByOwner: [ClassSymbol: [BodyFacts]]
  /// Which class may conform to what.
  public let conformances: ConformanceIndex
  private let names: UnitNames

  /// Reads the bodies of the requested files.
  public init(_ program: Program) {
    self.program = program
    let names = UnitNames(program)
    self.names = names
    conformances = ConformanceIndex(program)
    facts = program.requestedFiles.flatMap { file in
      (Self.bodies(in: file, program) + Self.values(in: file, program)).map { owner, function, body in
        var reader = BodyReader(program, names, file: file, owner: owner, function: function, body: body)
        return reader.read()
      }
    }
    factsByOwner = facts.reduce(into: [:]) { result, facts in
      if let owner = facts.owner { result[owner, default: []].append(facts) }
    }
  }

  /// Whether a name means something at top level somewhere.
  public func isTaken(_ name: String) -> Bool { names.isTaken(name) }

  static func bodies(
    in file: ProgramFile, _ program: Program
  ) -> [(ClassSymbol?, FunctionDeclaration, SyntaxNode)] {
    guard let root = file.source.tree?.root else { return [] }
    var found: [(ClassSymbol?, FunctionDeclaration, SyntaxNode)] = []
    func add(_ function: FunctionDeclaration, _ owner: ClassSymbol?) {
      guard let range = function.bodyRange, !range.isEmpty,
        let node = root.node(at: range, where: { $0 == .block })
      else { return }
      found.append((owner, function, node))
    }
    for declaration in file.source.declarations {
      switch declaration {
      case .function(let function): add(function, nil)
      case .class(let part):
        guard let owner = program.owner(of: part, in: file.id) else { continue }
        for method in part.methods { add(method, owner) }
      default: break
      }
    }
    return found
  }

  /// The values of fields and globals: read like the bodies of functions without a name.
  private static func values(
    in file: ProgramFile, _ program: Program
  ) -> [(ClassSymbol?, FunctionDeclaration, SyntaxNode)] {
    guard let root = file.source.tree?.root else { return [] }
    var found: [(ClassSymbol?, FunctionDeclaration, SyntaxNode)] = []
    var lines: Set<Int> = []
    func add(_ variable: VariableDeclaration, _ owner: ClassSymbol?) {
      // The variables of one line share it.
      guard variable.hasInitializer, lines.insert(variable.range.lowerBound).inserted,
        let node = root.node(
          at: variable.range, where: { $0 == .variableDeclaration || $0 == .fieldDeclaration })
      else { return }
      let start = variable.range.lowerBound..<variable.range.lowerBound
      let nobody = FunctionDeclaration(
        name: Identifier("", at: start), signature: FunctionSignature(results: [], parameters: []),
        parameterListRange: start, range: variable.range, condition: variable.condition)
      found.append((owner, nobody, node))
    }
    for declaration in file.source.declarations {
      switch declaration {
      case .global(let global): add(global, nil)
      case .class(let part):
        guard part.fields.contains(where: \.hasInitializer), let owner = program.owner(of: part, in: file.id)
        else { continue }
        for field in part.fields { add(field, owner) }
      default: break
      }
    }
    return found
  }
}

extension Program {
  /// The class that a part belongs to; nil where that is not certain.
  func owner(of part: ClassDeclaration, in file: FileID) -> ClassSymbol? {
    let found = classes(named: part.name.text, from: file).map(\.symbol).filter { symbol in
      symbol.parts.contains { $0.file == file && $0.declaration.range == part.range }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension SyntaxNode {
  /// The node of a kind that covers exactly a range.
  fileprivate func node(at range: Range<Int>, where isWanted: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var next = descendant(covering: range)
    while let node = next, node.range == range {
      if isWanted(node.kind) { return node }
      next = node.parent
    }
    return nil
  }
}
