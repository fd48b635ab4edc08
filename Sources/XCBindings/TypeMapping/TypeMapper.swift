import XCSemantics
import XCSyntax

/// Turns the types of xc into Swift's and keeps what they mention.
struct TypeMapper: Sendable {
  /// Where a type stands; an array is a value in storage and a pointer elsewhere.
  enum Site {
    case parameter, result, storage
  }

  /// The most elements that a Swift tuple stands in for.
  static let mostElements = 32

  let types: TypeLookup
  let options: BindingOptions
  let macros: MacroLookup
  /// What the mapped types came down to so far.
  var mentions = Mentions()
  /// The entries of `types` that had a say, by their levelled spelling.
  private var replacementUse = SettingUse()
  private var replacements: [String: String]
  /// What the options of other units call their types, by the file that declares them.
  private let namesElsewhere: [FileID: [String: String]]
  private var openTypedefs: Set<Mentions.ValueKey> = []
  private var aliases: [Mentions.ValueKey: SwiftType] = [:]
  /// What functions behind bound methods came to: one may be mentioned in ever more places.
  private var functions: [FunctionKey: SwiftType] = [:]
  private var depth = 0

  private struct FunctionKey: Hashable {
    var file: FileID
    var signature: FunctionSignature
  }

  init(program: Program, options: BindingOptions, names: [FileID: [String: String]]) {
    namesElsewhere = names
    let kept = KeptCode(of: program)
    types = TypeLookup(program: program, kept: kept)
    self.options = options
    macros = MacroLookup(program: program, kept: kept)
    replacements = Dictionary(
      options.types.map { (SettingKeys.levelled($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The Swift name of a type that a file declares; of one that is declared nowhere without a file.
  func swiftName(_ name: String, in file: FileID? = nil) -> String {
    (file.flatMap { namesElsewhere[$0] } ?? options.names)[name]
      ?? (Self.unusableNames.contains(name) ? name + "_" : name)
  }

  /// Names that mean something else inside of types, backticks or not; they get an underscore.
  static let unusableNames: Set<String> = ["RawValue", "Self", "Void"]

  /// Maps a type that stands in a file.
  mutating func map(_ type: TypeReference, in file: FileID, at site: Site) throws(Refusal) -> SwiftType {
    try refuseDepth(of: type, in: file)
    depth += 1
    defer { depth -= 1 }
    if let replacement = replacement(for: type) {
      return configured(replacement, for: type, in: file, at: site)
    }
    switch type.shape {
    case .named(let name, let arguments): return try mapValue(name, arguments, in: file)
    case .pointer(let target): return try mapPointer(to: target, in: file)
    case .boundMethod(let target): return .optional(try mapBoundMethod(target, in: file))
    case .callback(let signature), .block(let signature):
      return .optional(try mapFunction(signature, in: file, range: type.range))
    case .function(let signature): return try mapFunction(signature, in: file, range: type.range)
    case .array(let element, let length):
      guard site == .storage else {
        return .optional(.pointer(to: try mapPointee(element, in: file)))
      }
      return try mapArray(of: element, length: length, in: file, range: type.range)
    }
  }

  private func refuseDepth(of type: TypeReference, in file: FileID) throws(Refusal) {
    guard depth > 0 || !type.isDeeper(than: Self.deepestType) else { throw tooDeep(type, in: file) }
  }

  /// The Swift type that the configuration gives for an xc type.
  func replacement(for type: TypeReference) -> String? {
    replacements.isEmpty ? nil : replacements[SettingKeys.levelled(type.spelling)]
  }

  private mutating func configured(
    _ replacement: String, for type: TypeReference, in file: FileID, at site: Site
  ) -> SwiftType {
    var plain = self
    plain.replacements = [:]
    let configured = SwiftType.configured(replacement)
    let isUsual = (try? plain.map(type, in: file, at: site))?.canonical == configured
    replacementUse.note(
      SettingKeys.levelled(type.spelling), idleBecause: isUsual ? "that is its type anyway" : nil)
    return configured
  }

  /// The entries of `types` that change no type of the sources, sorted.
  var unusedReplacements: [UnusedSetting] {
    options.types.keys.sorted().flatMap { entry in
      replacementUse.unused(.types, of: [SettingKeys.levelled(entry)]).map { setting in
        UnusedSetting(key: .types, entry: entry, reason: setting.reason)
      }
    }
  }

  /// Maps results: nil for `void`, a tuple for several.
  mutating func mapResults(_ results: [TypeReference], in file: FileID) throws(Refusal) -> SwiftType? {
    if results.count == 1, let only = results.first {
      return isVoid(only, in: file) ? nil : try map(only, in: file, at: .result)
    }
    var elements: [SwiftType] = []
    for result in results { elements.append(try map(result, in: file, at: .result)) }
    return elements.isEmpty ? nil : .tuple(elements)
  }

  /// Maps a callback, a block or a function typedef's target.
  mutating func mapFunction(
    _ signature: FunctionSignature, in file: FileID, range: Range<Int>
  ) throws(Refusal) -> SwiftType {
    guard !signature.isVariadic else {
      throw Refusal(
        message: "Swift cannot call a function that takes any number of arguments ('...')", file: file,
        range: range)
    }
    var parameters: [SwiftType] = []
    for parameter in signature.parameters {
      parameters.append(try map(parameter.type, in: file, at: .parameter).asParameter)
    }
    return .function(
      SwiftType.FunctionType(
        parameters: parameters, result: try mapResults(signature.results, in: file),
        isOnMainActor: options.isolation == .mainActor))
  }

  /// Maps what a typedef stands for.
  mutating func mapTarget(of symbol: TypedefSymbol) throws(Refusal) -> SwiftType {
    let target = symbol.declaration.target
    guard !target.isDeeper(than: Self.deepestType) else { throw tooDeep(target, in: symbol.file) }
    if case .named(let name, _) = target.shape,
      case .protocol(let symbol) = NamedType(name.text, from: symbol.file, in: types)
    {
      return existential(symbol)
    }
    return try map(target, in: symbol.file, at: .storage)
  }

  // MARK: Values

  private mutating func mapValue(
    _ name: Identifier, _ arguments: [TypeReference], in file: FileID
  ) throws(Refusal) -> SwiftType {
    func refused(_ message: String) -> Refusal { Refusal(message: message, file: file, range: name.range) }
    try refuseMacro(name, in: file)
    switch NamedType(name.text, from: file, in: types) {
    case .scalar(let name): return .standard(name)
    case .void: throw refused("'void' has no values; it stands for a result only")
    case .text: return .string
    case .rawPointer: return .optional(.rawPointer)
    case .inferred: throw refused("'auto' is no type that Swift could be given")
    case .core(let core): return try map(core, arguments, in: file)
    case .class(let symbol): return reference(to: name.text, symbol)
    case .protocol:
      throw refused("'\(name.text)' is a protocol, which has no values of its own; write '\(name.text)*'")
    case .structure(let symbol):
      guard !symbol.declaration.isForward else {
        throw refused("'\(name.text)' is a struct whose fields are declared nowhere")
      }
      return structure(symbol, name)
    case .enumeration(let symbol): return enumeration(symbol, name)
    case .typedef(let symbol): return try alias(symbol, usedAt: name, in: file)
    case .unknown: throw refused("unknown type '\(name.text)'")
    }
  }

  /// Refuses a type that the preprocessor makes another one of.
  private func refuseMacro(_ name: Identifier, in file: FileID) throws(Refusal) {
    guard macros.isMacro(name, in: file) else { return }
    throw Refusal(
      message: "'\(name.text)' is a macro, which bindings do not expand: write what it stands for",
      file: file,
      range: name.range)
  }

  private mutating func reference(to name: String, _ symbol: ClassSymbol?) -> SwiftType {
    mentions.addClass(name, symbol)
    return .declared(swiftName(name), .reference)
  }

  private mutating func existential(_ symbol: ProtocolSymbol) -> SwiftType {
    mentions.addProtocol(symbol)
    return .existential(swiftName(symbol.name, in: symbol.file))
  }

  private mutating func structure(_ symbol: StructSymbol, _ name: Identifier) -> SwiftType {
    mentions.addValue(.structure(symbol))
    return .declared(
      swiftName(symbol.declaration.name?.text ?? name.text, in: symbol.file), .structure)
  }

  private mutating func enumeration(_ symbol: EnumSymbol, _ name: Identifier) -> SwiftType {
    mentions.addValue(.enumeration(symbol))
    return .declared(
      swiftName(symbol.declaration.name?.text ?? name.text, in: symbol.file), .enumeration)
  }

  private mutating func alias(
    _ symbol: TypedefSymbol, usedAt name: Identifier, in file: FileID
  ) throws(Refusal) -> SwiftType {
    let key = Mentions.ValueKey(file: symbol.file, start: symbol.declaration.range.lowerBound)
    if let known = aliases[key] { return known }
    func refused(_ reason: String) -> Refusal {
      Refusal(message: "typedef '\(name.text)' \(reason)", file: file, range: name.range)
    }
    guard openTypedefs.insert(key).inserted else { throw refused("stands for itself") }
    defer { openTypedefs.remove(key) }
    guard openTypedefs.count <= Self.deepestType else { throw refused("stands for too many others") }
    mentions.addValue(.typedef(symbol))
    let target = try mapTarget(of: symbol)
    guard target.isSmall else { throw refused("stands for too large a type") }
    let alias = SwiftType.alias(
      swiftName(symbol.declaration.name.text, in: symbol.file), for: target)
    aliases[key] = alias
    return alias
  }

  // MARK: Pointers

  private mutating func mapPointer(to target: TypeReference, in file: FileID) throws(Refusal) -> SwiftType {
    guard case .named(let name, let arguments) = target.shape, replacement(for: target) == nil else {
      let pointee = try mapPointee(target, in: file)
      if isReference(target, in: file) { return .optional(pointee) }
      if case .function = pointee { return .optional(pointee) }
      return .optional(.pointer(to: pointee))
    }
    try refuseMacro(name, in: file)
    switch NamedType(name.text, from: file, in: types) {
    case .void: return .optional(.rawPointer)
    case .text: return .optional(.pointer(to: Self.textInMemory))
    case .protocol(let symbol): return .optional(existential(symbol))
    case .core, .class: return .optional(try mapValue(name, arguments, in: file))
    case .unknown: return .optional(reference(to: name.text, nil))
    case .structure(let symbol) where symbol.declaration.isForward:
      return .optional(.standard("OpaquePointer"))
    case .typedef: return try mapPointer(toTypedef: name, in: file)
    case .scalar, .rawPointer, .inferred, .structure, .enumeration:
      return .optional(.pointer(to: try mapValue(name, arguments, in: file)))
    }
  }

  /// Whether a pointer to a type is what Swift calls a value of it: the configuration may call a class otherwise.
  private func isReference(_ target: TypeReference, in file: FileID) -> Bool {
    guard case .named(let name, _) = target.shape else { return false }
    switch NamedType(name.text, from: file, in: types) {
    case .core, .class, .protocol, .unknown: return true
    default: return false
    }
  }

  /// What lies in memory behind a pointer: a `string` is the address of its bytes there.
  private mutating func mapPointee(_ type: TypeReference, in file: FileID) throws(Refusal) -> SwiftType {
    // A replacement says what a value becomes; an address in memory stays one.
    if case .pointer(let target) = type.shape { return try mapPointer(to: target, in: file) }
    if case .named(let name, _) = type.shape, replacement(for: type) == nil,
      case .text = NamedType(name.text, from: file, in: types)
    {
      return Self.textInMemory
    }
    return try map(type, in: file, at: .storage)
  }

  private static let textInMemory = SwiftType.optional(.pointer(to: .standard("UInt8")))

  /// A pointer to a typedef of a class, protocol or function is a reference, to any other a pointer to
  /// storage.
  private mutating func mapPointer(toTypedef name: Identifier, in file: FileID) throws(Refusal) -> SwiftType {
    if isVoid(TypeReference(.named(name, arguments: []), range: name.range), in: file) {
      return .optional(.rawPointer)
    }
    let alias = try mapValue(name, [], in: file)
    switch underlying(name.text, in: file) {
    case .core, .class, .protocol, .unknown: return .optional(alias)
    default: break
    }
    if case .function = alias.canonical { return .optional(alias) }
    return .optional(.pointer(to: alias))
  }

  private mutating func mapBoundMethod(_ target: TypeReference, in file: FileID) throws(Refusal) -> SwiftType
  {
    if let function = functionTarget(of: target, in: file) {
      let key = FunctionKey(file: function.file, signature: function.signature)
      if let known = functions[key] { return known }
      let type = try mapFunction(function.signature, in: function.file, range: target.range)
      guard type.isSmall else {
        throw Refusal(
          message: "'\(target.spelling)^' stands for too large a type", file: file, range: target.range)
      }
      functions[key] = type
      return type
    }
    throw Refusal(
      message: "'\(target.spelling)' is no function typedef, so '\(target.spelling)^' has no parameters",
      file: file, range: target.range)
  }

  // MARK: Collections and arrays

  private mutating func map(
    _ core: NamedType.CoreClass, _ arguments: [TypeReference], in file: FileID
  ) throws(Refusal) -> SwiftType {
    switch core {
    case .object: return .anyObject
    case .string: return .string
    case .array:
      guard let element = arguments.first else { return .array(.anyObject) }
      return .array(try mapElement(element, in: file))
    case .set:
      if arguments.count == 1, let key = try mapKey(arguments[0], in: file) {
        return .standard("Set", arguments: [key])
      }
    case .map:
      if arguments.count == 2, let key = try mapKey(arguments[0], in: file) {
        return .dictionary(key: key, value: try mapElement(arguments[1], in: file))
      }
    }
    return reference(to: core.rawValue, nil)
  }

  /// The element of a collection; a class is written without a star there and is a reference all the same.
  private mutating func mapElement(_ type: TypeReference, in file: FileID) throws(Refusal) -> SwiftType {
    if case .named(let name, _) = type.shape, replacement(for: type) == nil {
      try refuseMacro(name, in: file)
      switch NamedType(name.text, from: file, in: types) {
      case .protocol(let symbol): return existential(symbol)
      case .unknown: return reference(to: name.text, nil)
      default: break
      }
    }
    return try map(type, in: file, at: .storage).madeNonOptional
  }

  /// The key of a collection; nil, with nothing mentioned, where Swift cannot hash it.
  private mutating func mapKey(_ type: TypeReference, in file: FileID) throws(Refusal) -> SwiftType? {
    let before = (mentions, aliases)
    let key = try mapElement(type, in: file)
    guard key.isHashable else {
      (mentions, aliases) = before
      return nil
    }
    return key
  }

  private mutating func mapArray(
    of element: TypeReference, length: String?, in file: FileID, range: Range<Int>
  ) throws(Refusal) -> SwiftType {
    let table = macros.table(at: range.lowerBound, in: file)
    guard let length, let count = ConstantExpression.value(of: length, macros: table) else {
      let reason =
        length.map { "its length '\($0)' is no constant that can be computed" } ?? "it has no length"
      throw Refusal(message: "this array has no Swift type: \(reason)", file: file, range: range)
    }
    guard (1...Self.mostElements).contains(count) else {
      throw Refusal(
        message: "an array of \(count) elements has no Swift type: a tuple takes 1 to \(Self.mostElements)",
        file: file, range: range)
    }
    let type = try map(element, in: file, at: .storage)
    return count == 1 ? type : .tuple(Array(repeating: type, count: count))
  }
}
