import XCSyntax

/// What the names of one file stand for.
public struct FileNames: Sendable {
  /// The file.
  public let file: FileID
  /// The places of names in order, none overlapping another.
  public let occurrences: [NameOccurrence]
  /// The local variables and parameters of all bodies, in the order of their places.
  public let locals: [LocalName]
  /// The bodies of the file with whose they are, in order.
  public let bodies: [(owner: ClassSymbol?, function: FunctionDeclaration)]

  init(_ program: Program, _ names: UnitNames, of file: ProgramFile) {
    self.file = file.id
    var collector = NameCollector(program, names, file)
    collector.collect()
    let text = file.source.text.bytes
    occurrences = collector.recorder.occurrences
      .filter { $0.range.upperBound <= text.count && $0.matchesText(text) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    locals = collector.recorder.locals.sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
    bodies = collector.bodies
  }

  /// The name that stands at an offset or ends there.
  public func occurrence(at offset: Int) -> NameOccurrence? {
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    // Where one name ends and nothing stands between, the next may begin: the one that begins is meant.
    let candidates = occurrences[low...].prefix(2).filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    return candidates.last
  }

  /// The occurrence that covers exactly a range.
  public func occurrence(exactly range: Range<Int>) -> NameOccurrence? {
    let found = occurrence(at: range.lowerBound)
    return found?.range == range ? found : nil
  }

  /// The names that begin in a range, in order.
  public func occurrences(in range: Range<Int>) -> ArraySlice<NameOccurrence> {
    let start = occurrences.partition(atLeast: range.lowerBound) { $0.range.lowerBound }
    let end = occurrences.partition(atLeast: range.upperBound) { $0.range.lowerBound }
    return occurrences[start..<max(start, end)]
  }

  /// The function whose body, or whose head, holds an offset.
  public func body(around offset: Int) -> (owner: ClassSymbol?, function: FunctionDeclaration)? {
    let next = bodies.partition(atLeast: offset + 1) { $0.function.range.lowerBound }
    return bodies[..<next].last { $0.function.range.contains(offset) }
  }

  /// The local names that can be used at an offset, inner ones last.
  public func locals(at offset: Int) -> [LocalName] {
    locals.filter { $0.reach.contains(offset) && $0.name.range.upperBound <= offset }
  }
}

extension Array {
  /// The index of the first element of a sorted array whose value is not below another one.
  fileprivate func partition(atLeast limit: Int, by value: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if value(self[middle]) < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NameOccurrence {
  /// Where a mistake was mended, offsets may be off: what does not stand there is left out.
  fileprivate func matchesText(_ text: [UInt8]) -> Bool {
    guard spelling == .plain, let entity = entities.first else { return true }
    return text[range].elementsEqual(entity.name.utf8)
  }
}

/// Collects the names of one file.
private struct NameCollector {
  let program: Program
  let names: UnitNames
  let file: ProgramFile
  var recorder = NameRecorder()
  var bodies: [(owner: ClassSymbol?, function: FunctionDeclaration)] = []
  /// The protocols of the file by their places.
  private let protocols: [Range<Int>: ProtocolSymbol]

  init(_ program: Program, _ names: UnitNames, _ file: ProgramFile) {
    let own = program.table.symbols(in: file.id).compactMap { symbol -> ProtocolSymbol? in
      if case .protocol(let found) = symbol { found } else { nil }
    }
    protocols = Dictionary(own.map { ($0.declaration.range, $0) }) { first, _ in first }
    self.program = program
    self.names = names
    self.file = file
  }

  mutating func collect() {
    for declaration in file.source.declarations { declare(declaration) }
    for macro in file.source.macros {
      recorder.note(macro.name.range, [.macro(macro, file: file.id)], .declaration)
    }
    guard let root = (file.source.wholeTree ?? (try? SyntaxParser().parse(file.source.text)))?.root else {
      return
    }
    for body in ProgramBodies.bodies(in: file, program) {
      guard let block = program.block(of: body) else { continue }
      bodies.append((body.owner, body.function))
      var reader = BodyReader(
        program, names, file: file, owner: body.owner, function: body.function, body: block)
      // Handed over and not shared: a copy for each body would take time with the square of the file.
      reader.recorder = recorder
      recorder = NameRecorder()
      _ = reader.read()
      if let filled = reader.recorder { recorder = filled }
    }
    bodies.sort { $0.function.range.lowerBound < $1.function.range.lowerBound }
    walk(root)
  }

  // MARK: - Declarations

  private mutating func declare(_ declaration: Declaration) {
    switch declaration {
    case .class(let inner): declare(inner)
    case .protocol(let inner):
      guard let symbol = protocols[inner.range] else { return }
      recorder.note(inner.name.range, [.type(.protocol(symbol))], .declaration)
      for requirement in symbol.requirements {
        recorder.note(requirement.declaration.name.range, [.requirement(requirement)], .declaration)
        declare(parametersOf: requirement.declaration)
      }
      for word in inner.pairs.flatMap(\.methods) {
        let asked = symbol.requirements.filter { $0.name == word.text }
        recorder.note(word.range, asked.map { .requirement($0) }, .mention, isCertain: !asked.isEmpty)
      }
    case .struct(let inner):
      let symbol = StructSymbol(file: file.id, declaration: inner)
      if let name = inner.name { recorder.note(name.range, [.type(.structure(symbol))], .declaration) }
      for field in inner.fields {
        recorder.note(
          field.name.range, [.field(field, owner: .structure(symbol), file: file.id)], .declaration)
      }
    case .enum(let inner):
      let symbol = EnumSymbol(file: file.id, declaration: inner)
      if let name = inner.name { recorder.note(name.range, [.type(.enumeration(symbol))], .declaration) }
      for member in inner.members {
        recorder.note(member.name.range, [.enumMember(member, of: inner, file: file.id)], .declaration)
      }
    case .typedef(let inner):
      let symbol = TypedefSymbol(file: file.id, declaration: inner)
      recorder.note(inner.name.range, [.type(.typedef(symbol))], .declaration)
    case .function(let inner):
      recorder.note(inner.name.range, [.function(inner, file: file.id)], .declaration)
      declare(parametersOf: inner)
    case .global(let inner): recorder.note(inner.name.range, [.global(inner, file: file.id)], .declaration)
    case .use(let inner): noteType(inner.name.text, at: inner.name.range)
    }
  }

  private mutating func declare(_ part: ClassDeclaration) {
    guard let owner = program.owner(of: part, in: file.id) else {
      noteType(part.name.text, at: part.name.range)
      return
    }
    recorder.note(
      part.name.range, [.type(.class(owner))], part.part == .primary ? .declaration : .mention)
    if case .category(let name) = part.part { recorder.note(name.range, [], .mention, isPlainWord: true) }
    for field in part.fields {
      recorder.note(field.name.range, [.field(field, owner: .class(owner), file: file.id)], .declaration)
    }
    for method in part.methods {
      recorder.note(method.name.range, [.method(method, owner: owner, file: file.id)], .declaration)
      declare(parametersOf: method)
    }
  }

  /// Parameters of a function without a body; those of one with a body belong to its scope.
  private mutating func declare(parametersOf function: FunctionDeclaration) {
    for word in function.annotations { recorder.note(word.range, [], .mention, isPlainWord: true) }
    guard function.bodyRange == nil else { return }
    for parameter in function.signature.parameters {
      guard let name = parameter.name else { continue }
      recorder.note(
        LocalName(
          name: name, file: file.id, written: parameter.type,
          type: program.staticType(of: parameter.type, from: file.id), isParameter: true,
          reach: function.parameterListRange))
    }
  }

  // MARK: - Everything outside of bodies, and types everywhere

  private mutating func noteType(_ name: String, at range: Range<Int>) {
    let found = program.types(named: name, from: file.id).map { Entity.type($0.symbol) }
    if found.isEmpty, names.isMacro(name) {
      let macros = names.macros(named: name, program).map { Entity.macro($0.0, file: $0.1) }
      return recorder.note(range, macros, .mention)
    }
    recorder.note(range, found, .type, isCertain: !found.isEmpty)
  }

  private mutating func walk(_ root: SyntaxNode) {
    var values: [SyntaxNode] = []
    root.walk { node in
      switch node.kind {
      case .typeIdentifier: noteType(node.text, at: node.range)
      case .arrayType:
        if let size = node.child(.size) { values.append(size) }
      case .variableDeclarator:
        values += [node.child(.suffix)?.child(.size), node.child(.value)].compactMap { $0 }
      case .enumMember, .variableDeclaration, .fieldDeclaration:
        if let value = node.child(.value), value.kind != .block { values.append(value) }
      case .parameter:
        if let name = node.child(.name) { noteLoneParameter(name, node) }
        if let size = node.child(.suffix)?.child(.size) { values.append(size) }
      case .annotation, .loopAnnotation, .macroAnnotation, .macroInvocation: notePlainWord(node.child(.name))
      case .macroParameters:
        for child in node.children where child.node.kind == .identifier { notePlainWord(child.node) }
      case .packageDeclaration, .parStatement, .labeledStatement, .gotoStatement, .category:
        notePlainWord(node.child(.name) ?? node.child(.label))
      case .clobbers: for child in node.children { notePlainWord(child.node) }
      case .undefDirective: if let name = node.child(.name) { noteMacros(in: name) }
      case .directiveText: noteMacros(in: node)
      default: break
      }
      return true
    }
    var next = bodies[...]
    for value in values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let offset = value.range.lowerBound
      while let first = next.first, first.function.range.upperBound <= offset { next.removeFirst() }
      // One inside a body was read before.
      if next.first?.function.bodyRange?.contains(offset) != true { read(value) }
    }
  }

  private mutating func notePlainWord(_ node: SyntaxNode?) {
    guard let node, node.kind == .identifier else { return }
    if names.isMacro(node.text) { return noteMacros(in: node) }
    recorder.note(node.range, [], .mention, isPlainWord: true)
  }

  /// The name of a parameter of a type: it can be used nowhere.
  private mutating func noteLoneParameter(_ name: SyntaxNode, _ parameter: SyntaxNode) {
    let written = parameter.child(.type)?.typeReference
    recorder.note(
      name.range,
      [
        .local(
          LocalName(
            name: name.identifier, file: file.id, written: written,
            type: written.map { program.staticType(of: $0, from: file.id) } ?? .unknown, isParameter: true,
            reach: parameter.range))
      ], .declaration)
  }

  /// Macros that a condition asks for, or that the text of another macro holds.
  private mutating func noteMacros(in node: SyntaxNode) {
    let text = file.source.text
    for range in text.words(in: node.range) {
      let definitions = names.macros(named: text.string(in: range), program)
      guard !definitions.isEmpty else { continue }
      recorder.note(range, definitions.map { .macro($0.0, file: $0.1) }, .mention)
    }
  }

  /// Reads a value that stands outside of bodies.
  private mutating func read(_ node: SyntaxNode) {
    let function = FunctionDeclaration(
      name: Identifier("", at: 0..<0), signature: FunctionSignature(results: [], parameters: []),
      parameterListRange: node.range, range: node.range)
    let owner = program.classPart(around: node.range.lowerBound, in: file.id).flatMap { found in
      found.part.bodyRange.contains(node.range.lowerBound) ? found.owner : nil
    }
    var reader = BodyReader(program, names, file: file, owner: owner, function: function, body: node)
    reader.recorder = recorder
    reader.statement(node)
    recorder = reader.recorder ?? recorder
  }
}
