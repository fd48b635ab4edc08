import XCSemantics
import XCSyntax

/// Turns the declarations of one unit's sources into the Swift model, problems collected on the way.
struct Translator: Sendable {
  /// A declaration's Swift form with its place in the source.
  struct Placed: Sendable {
    var start: Int
    var declarations: [SwiftDeclaration]
  }

  let program: Program
  let options: BindingOptions
  let sources: [BindingSource]
  var mapper: TypeMapper
  var refusals: [Refusal] = []
  /// What each source declares itself.
  var own: [FileID: [Placed]] = [:]
  /// Values that no requested source declares, for the stubs.
  var foreign: [SwiftDeclaration] = []
  /// Defaults of the protocols, in the order of the sources.
  var defaults: [MethodsOfProtocol] = []
  /// Requirements of the protocols, in the order of the sources.
  var requirements: [MethodsOfProtocol] = []
  /// What is told and refuses nothing.
  var remarks: [Refusal] = []
  /// Names that the output declares, with the place that each came from.
  var origins: [String: Origin] = [:]
  /// Fields of the structs that the output declares, by Swift name.
  var structures: [String: [SwiftType]] = [:]
  /// What the configuration's names of members came to.
  var nameUse = SettingUse()
  /// What the configuration's pointers that are never null came to.
  var nonnullUse = SettingUse()
  /// Entries of the configuration that give names.
  let names: SettingKeys
  /// Entries of the configuration about pointers that are never null.
  let nonnull: SettingKeys
  private let requested: Set<FileID>
  /// Sources of other units of the module.
  private let neighbours: Set<FileID>
  private let symbols: [Mentions.ValueKey: ProtocolSymbol]
  private var translatedValues = 0

  /// - Parameter neighbours: the options of sources of other units of the module.
  init(_ unit: BindingUnit, neighbours: [FileID: BindingOptions]) {
    program = unit.program
    options = unit.options
    sources = unit.sources.sorted {
      ($0.outputName, $0.relativePath) < ($1.outputName, $1.relativePath)
    }
    self.neighbours = Set(neighbours.keys)
    requested = Set(sources.map(\.file))
    names = SettingKeys(options.names.keys)
    nonnull = SettingKeys(options.nonnull)
    symbols = Dictionary(
      program.protocols.map { symbol in
        (Mentions.ValueKey(file: symbol.file, start: symbol.declaration.range.lowerBound), symbol)
      }, uniquingKeysWith: { first, _ in first })
    mapper = TypeMapper(program: program, options: options, names: neighbours.mapValues(\.names))
  }

  /// Translates what the sources declare.
  mutating func translateSources() {
    for source in sources {
      refuseErrorDirectives(in: source.file)
      warnOfUnreadConditions(in: source.file)
      warnOfRepeatedProtocols(in: source.file)
      warnOfRepeatedTypes(in: source.file)
      let delegates = program.file(source.file).source.delegateNames
      for declaration in activeProtocols(of: source.file) {
        let translated = translate(declaration, in: source.file, delegates: delegates)
        place(translated, at: declaration.range.lowerBound, of: source.file)
        noteMethods(in: translated, of: declaration, in: source.file)
      }
    }
  }

  /// Whether a source has a protocol.
  var hasProtocols: Bool { sources.contains { !activeProtocols(of: $0.file).isEmpty } }

  /// Takes note that a value of the sources is mentioned elsewhere.
  mutating func mention(_ name: Identifier, at start: Int, in file: FileID) {
    guard let symbol = mapper.types.type(named: name.text, from: file), symbol.valueKey?.file == file,
      symbol.valueKey?.start == start
    else { return }
    mapper.mentions.addValue(symbol)
  }

  private mutating func noteMethods(
    in translated: [SwiftDeclaration], of declaration: ProtocolDeclaration, in file: FileID
  ) {
    func methods(_ name: String, _ functions: [SwiftFunction]) -> [MethodsOfProtocol] {
      guard !functions.isEmpty else { return [] }
      return [
        MethodsOfProtocol(
          name: name, functions: functions, file: file, range: declaration.range,
          place: declaration.name.range)
      ]
    }
    for declaration in translated {
      switch declaration {
      case .protocol(let found): requirements += methods(found.name, found.requirements)
      case .extension(let found): defaults += methods(found.name, found.functions)
      default: break
      }
    }
  }

  /// Whether bindings of a file are part of the module.
  func isBound(_ file: FileID) -> Bool { requested.contains(file) || neighbours.contains(file) }

  /// The pairs of a protocol that a file declares.
  func pairs(of declaration: ProtocolDeclaration, in file: FileID) -> [DelegatePair] {
    symbols[Mentions.ValueKey(file: file, start: declaration.range.lowerBound)].map(program.pairs) ?? []
  }

  /// Whether the preprocessor keeps what stands under a condition at a range of a file.
  ///
  /// - Parameter owner: the declaration that it is a member of, which is kept.
  func isKept(
    _ condition: Condition, _ range: Range<Int>, in file: FileID, of owner: Range<Int>? = nil
  ) -> Bool {
    mapper.types.kept.keeps(condition, at: range.lowerBound, in: file, within: owner?.lowerBound)
  }

  mutating func refuse(_ message: String, in file: FileID, at range: Range<Int>, notes: [Refusal.Note] = []) {
    refusals.append(Refusal(message: message, file: file, range: range, notes: notes))
  }

  /// The protocols that the preprocessor keeps; of two with one name the last counts.
  func activeProtocols(of file: FileID) -> [ProtocolDeclaration] {
    let all = program.file(file).source.declarations.compactMap { declaration -> ProtocolDeclaration? in
      guard case .protocol(let found) = declaration, isKept(found.condition, found.range, in: file)
      else { return nil }
      return found
    }
    var last: [String: Int] = [:]
    for (index, declaration) in all.enumerated() { last[declaration.name.text] = index }
    return all.enumerated().filter { last[$1.name.text] == $0 }.map(\.element)
  }

  mutating func place(_ declarations: [SwiftDeclaration], at start: Int, of file: FileID) {
    if !declarations.isEmpty {
      own[file, default: []].append(Placed(start: start, declarations: declarations))
    }
  }

  /// Translates values until none is new; the fields of one may mention another. Those of sources that no bindings
  /// were asked for are somebody else's, as classes are.
  mutating func translateMentionedValues() {
    while translatedValues < mapper.mentions.values.count {
      let value = mapper.mentions.values[translatedValues]
      translatedValues += 1
      let isOwn = requested.contains(value.key.file)
      guard isOwn || options.declaresStubs && !isBound(value.key.file),
        let declaration = translate(value.symbol)
      else { continue }
      if isOwn {
        place([declaration], at: value.key.start, of: value.key.file)
      } else {
        foreign.append(declaration)
      }
    }
  }

  /// Translates protocols that the output mentions and no source of it declares, for the stubs. One that has no form
  /// in Swift is left to stand in as an empty one: bindings of it are not what was asked for.
  mutating func translateForeignProtocols() {
    guard options.declaresStubs else { return }
    var known: Set<String> = []
    while let (name, symbol) = mapper.mentions.protocols.filter({ !known.contains($0.key) })
      .min(by: { $0.key < $1.key })
    {
      known.insert(name)
      guard !isBound(symbol.file) else { continue }
      var attempt = self
      let declarations = attempt.translate(
        symbol.declaration, in: symbol.file,
        delegates: program.file(symbol.file).source.delegateNames)
      attempt.translateMentionedValues()
      guard attempt.refusals.count == refusals.count else { continue }
      self = attempt
      foreign += declarations
    }
  }

  private mutating func translate(_ symbol: TypeSymbol) -> SwiftDeclaration? {
    switch symbol {
    case .structure(let symbol): translate(symbol)
    case .enumeration(let symbol): translate(symbol)
    case .typedef(let symbol): translate(symbol)
    case .class, .protocol: nil
    }
  }
}
