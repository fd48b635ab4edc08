import XCSyntax

/// Reads a type as interfaces write it: `UXView@`, `weak:Node*`, `u8[16]`, `$bound_void(Object@)`.
struct InterfaceTypeParser {
  /// Deeper types are refused rather than risked on the stack.
  private static let deepestNesting = 40

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads a whole text. The type has empty ranges.
  static func parse(_ text: String) throws(LibraryProblem) -> TypeReference {
    var parser = InterfaceTypeParser(text)
    let type = try parser.readType()
    parser.skipBlanks()
    guard parser.index == parser.bytes.count else {
      throw LibraryProblem("something stands behind its end")
    }
    return type
  }

  /// Whether a text can name something.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy(isNamePart)
  }

  private enum Binding {
    case plain, bound, weaklyBound
  }

  private mutating func readType() throws(LibraryProblem) -> TypeReference {
    try descend()
    defer { depth -= 1 }
    var qualifiers: PointerQualifiers = []
    while let word = takeQualifier() { qualifiers.formUnion(PointerQualifiers(word: word)) }
    var binding = Binding.plain
    if take("$bound_") {
      binding = .bound
    } else if take("$wbound_") {
      binding = .weaklyBound
      qualifiers.insert(.weak)
    }
    var type = try readName()
    var wraps = 0
    while let shape = try readSuffix(of: type, &binding) {
      wraps += 1
      guard depth + wraps <= Self.deepestNesting else { throw LibraryProblem("it is nested too deeply") }
      type = Self.reference(shape)
    }
    guard binding == .plain else { throw LibraryProblem("a bound method has no parameter list") }
    type.qualifiers = qualifiers
    return type
  }

  private mutating func readName() throws(LibraryProblem) -> TypeReference {
    skipBlanks()
    let start = index
    while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard Self.isName(name) else { throw LibraryProblem("a name is missing") }
    var arguments: [TypeReference] = []
    if take("<") {
      repeat { arguments.append(try readType()) } while take(",")
      guard take(">") else { throw LibraryProblem("'>' is missing") }
    }
    return Self.reference(.named(Identifier(name, at: 0..<0), arguments: arguments))
  }

  private mutating func readSuffix(
    of type: TypeReference, _ binding: inout Binding
  ) throws(LibraryProblem) -> TypeReference.Shape? {
    if take("*") || take("@") { return .pointer(type) }
    if take("^") { return .boundMethod(type) }
    if take("[") {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "]") { index += 1 }
      let length = String(decoding: bytes[start..<index], as: UTF8.self)
      guard take("]") else { throw LibraryProblem("']' is missing") }
      guard length.utf8.allSatisfy({ Self.isNamePart($0) || $0 == 0x20 }) else {
        throw LibraryProblem("'\(length)' is no length")
      }
      return .array(type, length: length.isEmpty ? nil : length)
    }
    guard take("(") else { return nil }
    let signature = try readParameters(result: type)
    defer { binding = .plain }
    return binding == .plain ? .function(signature) : .callback(signature)
  }

  private mutating func readParameters(result: TypeReference) throws(LibraryProblem) -> FunctionSignature {
    var signature = FunctionSignature(results: [result], parameters: [])
    if take(")") { return signature }
    repeat {
      if take("...") {
        signature.isVariadic = true
        break
      }
      signature.parameters.append(Parameter(name: nil, type: try readType(), range: 0..<0))
    } while take(",")
    guard take(")") else { throw LibraryProblem("')' is missing") }
    if signature.parameters.count == 1, signature.parameters[0].type.spelling == "void" {
      signature.parameters = []
    }
    return signature
  }

  private mutating func takeQualifier() -> Substring? {
    skipBlanks()
    let word = bytes[index...].prefix(while: Self.isNamePart)
    guard !word.isEmpty, word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: ":") else {
      return nil
    }
    index = word.endIndex + 1
    return Substring(String(decoding: word, as: UTF8.self))
  }

  private mutating func take(_ text: String) -> Bool {
    skipBlanks()
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func descend() throws(LibraryProblem) {
    depth += 1
    guard depth <= Self.deepestNesting else { throw LibraryProblem("it is nested too deeply") }
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private static func reference(_ shape: TypeReference.Shape) -> TypeReference {
    TypeReference(shape, range: 0..<0)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }
}
