import XCSyntax

/// A function or method with a body, or the value of a field or a global, in a file that was asked for.
public struct ProgramBody: Sendable {
  /// The file.
  public let file: FileID
  /// The class whose method it is.
  public let owner: ClassSymbol?
  /// The function or method; one without a name for the value of a field or a global.
  public let function: FunctionDeclaration

  fileprivate var isValue: Bool { function.name.text.isEmpty }
}

/// The bodies of all requested files, and what it takes to read one.
public struct ProgramBodies: Sendable {
  /// The program.
  public let program: Program
  /// Which class may conform to what; found out when somebody asks.
  public var conformances: ConformanceIndex { index.value(.it) { ConformanceIndex(program) } }
  private let index: Memo<Whole, ConformanceIndex>
  private let interest: Memo<Whole, BodyInterest>
  private let names: UnitNames

  private enum Whole { case it }

  /// Looks for what bodies hang on; reads none of them.
  public init(_ program: Program) {
    self.program = program
    names = UnitNames(program)
    index = Memo()
    interest = Memo()
  }

  /// The bodies of a program that differs from this one in nothing but the inside of bodies.
  public func moved(to program: Program) -> ProgramBodies {
    ProgramBodies(program: program, index: index, interest: interest, names: names)
  }

  private init(
    program: Program, index: Memo<Whole, ConformanceIndex>, interest: Memo<Whole, BodyInterest>,
    names: UnitNames
  ) {
    self.program = program
    self.index = index
    self.interest = interest
    self.names = names
  }

  /// Whether a name means something at top level somewhere.
  public func isTaken(_ name: String) -> Bool { names.isTaken(name) }

  /// Every definition of a macro; none where a name is none.
  public func macros(named name: String) -> [MacroDefinition] { names.macros(named: name, program).map(\.0) }

  /// Every body in the order of the files.
  public var all: [ProgramBody] {
    program.requestedFiles.flatMap { Self.bodies(in: $0, program) + Self.values(in: $0, program) }
  }

  /// The bodies in which somebody wants to know what is wrong, in the order of the files.
  public var checked: [ProgramBody] { program.checkedFiles.flatMap(all) }

  /// Whether a body was skipped, and nothing that it says matters to the rules about bodies: then it need not be read.
  public func isSilent(_ body: ProgramBody) -> Bool {
    guard let range = body.function.bodyRange,
      let skipped = program.file(body.file).source.skippedBody(at: range)
    else { return false }
    return interest.value(.it) { BodyInterest(program) }.isSilent(skipped, of: body.function)
  }

  /// Every body of one file, whether the file was asked for or not.
  public func all(in file: ProgramFile) -> [ProgramBody] {
    Self.bodies(in: file, program) + Self.values(in: file, program)
  }

  /// The bodies of the methods of a class, categories and extensions included, in the order of the files.
  public func bodies(of owner: ClassSymbol) -> [ProgramBody] {
    owner.parts.filter { program.isRequested($0.file) }
      .sorted { ($0.file, $0.place) < ($1.file, $1.place) }
      .flatMap { part -> [ProgramBody] in
        guard program.owner(of: part.declaration, in: part.file) == owner else { return [] }
        return Self.bodies(in: part.declaration, of: owner, part.file)
      }
  }

  /// The body of a function or method that has one, by its place in the file; nil where it is not certain whose it is.
  public func body(of change: BodyChange, in file: FileID) -> ProgramBody? {
    let source = program.file(file).source
    guard let function = change.function(in: source) else { return nil }
    guard case .class(let part) = source.declarations[change.declaration] else {
      return ProgramBody(file: file, owner: nil, function: function)
    }
    return program.owner(of: part, in: file).map { ProgramBody(file: file, owner: $0, function: function) }
  }

  /// The block of a body; nil where a mistake in the source left none.
  public func block(of body: ProgramBody) -> SyntaxNode? { program.block(of: body) }

  /// Reads a body.
  public func facts(of body: ProgramBody) -> BodyFacts? {
    guard let block = block(of: body) else { return nil }
    var reader = reader(of: body, block)
    return reader.read()
  }

  /// What the names in a body stand for.
  public func names(in body: ProgramBody) -> BodyNames {
    guard let block = block(of: body) else { return BodyNames([]) }
    var reader = reader(of: body, block)
    reader.recorder = NameRecorder()
    _ = reader.read()
    return BodyNames(reader.recorder?.occurrences ?? [])
  }

  /// The weak field in which a setter keeps what it is given, if that is all that it does with it: the one thing
  /// that reading a body tells about another one.
  public func weakHolder(of body: ProgramBody) -> String? {
    guard let block = block(of: body), let owner = body.owner else { return nil }
    return reader(of: body, block).weakHolder(of: body.function, in: body.file, owner: owner)
  }

  private func reader(of body: ProgramBody, _ block: SyntaxNode) -> BodyReader {
    BodyReader(
      program, names, file: program.file(body.file), owner: body.owner, function: body.function, body: block)
  }

  /// The values of fields and globals: read like the bodies of functions without a name.
  private static func values(in file: ProgramFile, _ program: Program) -> [ProgramBody] {
    var found: [ProgramBody] = []
    var lines: Set<Int> = []
    func add(_ variable: VariableDeclaration, _ owner: ClassSymbol?) {
      // The variables of one line share it.
      guard variable.hasInitializer, lines.insert(variable.range.lowerBound).inserted else { return }
      let start = variable.range.lowerBound..<variable.range.lowerBound
      let nobody = FunctionDeclaration(
        name: Identifier("", at: start), signature: FunctionSignature(results: [], parameters: []),
        parameterListRange: start, range: variable.range, condition: variable.condition)
      found.append(ProgramBody(file: file.id, owner: owner, function: nobody))
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

  static func bodies(in file: ProgramFile, _ program: Program) -> [ProgramBody] {
    file.source.declarations.flatMap { declaration -> [ProgramBody] in
      switch declaration {
      case .function(let function):
        return function.bodyRange == nil ? [] : [ProgramBody(file: file.id, owner: nil, function: function)]
      case .class(let part):
        return program.owner(of: part, in: file.id).map { bodies(in: part, of: $0, file.id) } ?? []
      default: return []
      }
    }
  }

  private static func bodies(in part: ClassDeclaration, of owner: ClassSymbol, _ file: FileID)
    -> [ProgramBody]
  {
    part.methods.filter { $0.bodyRange != nil }.map { ProgramBody(file: file, owner: owner, function: $0) }
  }
}

extension Program {
  /// The block of a body; nil where a mistake in the source left none.
  func block(of body: ProgramBody) -> SyntaxNode? {
    let source = file(body.file).source
    if body.isValue {
      return source.tree?.root.node(at: body.function.range) {
        $0 == .variableDeclaration || $0 == .fieldDeclaration
      }
    }
    guard let range = body.function.bodyRange, !range.isEmpty else { return nil }
    return source.tree(holding: range)?.root.block(at: range)
  }

  /// The class that a part belongs to; nil where that is not certain.
  func owner(of part: ClassDeclaration, in file: FileID) -> ClassSymbol? {
    let found = classes(named: part.name.text, from: file).map(\.symbol).filter { symbol in
      symbol.parts.contains { $0.file == file && $0.declaration.range == part.range }
    }
    return found.count == 1 ? found.first : nil
  }
}
