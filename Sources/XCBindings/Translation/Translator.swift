import XCSemantics
import XCSyntax

/// Turns the declarations of the requested sources into the Swift model, one pass, problems collected on
/// the way.
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
  private let symbols: [Mentions.ValueKey: ProtocolSymbol]
  private var translatedValues = 0

  init(program: Program, options: BindingOptions, sources: [BindingSource]) {
    self.program = program
    self.options = options
    self.sources = sources
    requested = Set(sources.map(\.file))
    names = SettingKeys(options.names.keys)
    nonnull = SettingKeys(options.nonnull)
    symbols = Dictionary(
      program.protocols.map { symbol in
        (Mentions.ValueKey(file: symbol.file, start: symbol.declaration.range.lowerBound), symbol)
      }, uniquingKeysWith: { first, _ in first })
    mapper = TypeMapper(program: program, options: options)
  }

  /// Translates every source.
  mutating func run() {
    for source in sources {
      refuseErrorDirectives(in: source.file)
      for declaration in activeProtocols(of: source.file) {
        let translated = translate(declaration, in: source.file)
        place(translated, at: declaration.range.lowerBound, of: source.file)
        noteMethods(in: translated, of: declaration, in: source.file)
      }
    }
    translateMentionedValues()
    translateForeignProtocols()
    let isAlone = sources.allSatisfy { activeProtocols(of: $0.file).isEmpty }
    if options.access != .internal || isAlone { bindValuesForOthers() }
    placeSharedDefaults()
    warnOfHiddenRequirements()
    refuseEndlessStructures()
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

  /// Whether bindings were asked for a file.
  func isRequested(_ file: FileID) -> Bool { requested.contains(file) }

  /// The pairs of a protocol that a file declares.
  func pairs(of declaration: ProtocolDeclaration, in file: FileID) -> [DelegatePair] {
    symbols[Mentions.ValueKey(file: file, start: declaration.range.lowerBound)].map(program.pairs) ?? []
  }

  /// Whether the preprocessor keeps what stands under a condition.
  func isKept(_ condition: Condition) -> Bool { condition.holds(with: options.definitions) }

  mutating func refuse(_ message: String, in file: FileID, at range: Range<Int>, notes: [Refusal.Note] = []) {
    refusals.append(Refusal(message: message, file: file, range: range, notes: notes))
  }

  /// The protocols that the preprocessor keeps; of two with one name the last counts.
  func activeProtocols(of file: FileID) -> [ProtocolDeclaration] {
    let all = program.file(file).source.declarations.compactMap { declaration -> ProtocolDeclaration? in
      guard case .protocol(let found) = declaration, isKept(found.condition) else { return nil }
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
      let isOwn = isRequested(value.key.file)
      guard isOwn || options.declaresStubs, let declaration = translate(value.symbol) else { continue }
      if isOwn {
        place([declaration], at: value.key.start, of: value.key.file)
      } else {
        foreign.append(declaration)
      }
    }
  }

  /// Translates protocols that the output mentions and no source of it declares, for the stubs. One that has no form
  /// in Swift is left to stand in as an empty one: bindings of it are not what was asked for.
  private mutating func translateForeignProtocols() {
    guard options.declaresStubs else { return }
    var known: Set<String> = []
    while let (name, symbol) = mapper.mentions.protocols.filter({ !known.contains($0.key) })
      .min(by: { $0.key < $1.key })
    {
      known.insert(name)
      guard !isRequested(symbol.file) else { continue }
      var attempt = self
      let declarations = attempt.translate(symbol.declaration, in: symbol.file)
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
