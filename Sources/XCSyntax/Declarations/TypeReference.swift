/// A type as it is written: `weak:Node*`, `Array<Ink>*`, `callback f void(i32)`.
///
/// Sigils are levelled (`@` and `*` are both pointers); names are not looked up.
public struct TypeReference: Sendable, Hashable {
  /// The type without its qualifiers.
  public var shape: Shape

  /// The pointer qualifiers in front of it.
  public var qualifiers: PointerQualifiers

  /// Where it stands, in bytes.
  public var range: Range<Int>

  /// Makes a type reference.
  public init(_ shape: Shape, qualifiers: PointerQualifiers = [], range: Range<Int>) {
    self.shape = shape
    self.qualifiers = qualifiers
    self.range = range
  }

  /// The forms a type can have (`dialect.md`, section 4).
  public indirect enum Shape: Sendable, Hashable {
    /// A keyword or a name with its type arguments: `i32`, `UXView`, `Map<String, i32>`.
    case named(Identifier, arguments: [TypeReference])
    /// `T*`, or `T@` in older sources.
    case pointer(TypeReference)
    /// `T^`: a bound method whose type is the function typedef `T`.
    case boundMethod(TypeReference)
    /// `callback name R(P)`; the name belongs to the declaration that holds the type.
    case callback(FunctionSignature)
    /// `block name R(P)`.
    case block(FunctionSignature)
    /// `T[n]`; the length is the source text between the brackets, nil where it is empty.
    case array(TypeReference, length: String?)
    /// The target of a function typedef.
    case function(FunctionSignature)
  }

  /// The type as one would write it today, without qualifiers: `UXView*`, `Array<Ink>*`, `callback void(i32)`.
  public var spelling: String {
    switch shape {
    case .named(let name, let arguments):
      guard !arguments.isEmpty else { return name.text }
      return name.text + "<" + arguments.map(\.spelling).joined(separator: ", ") + ">"
    case .pointer(let target): return target.spelling + "*"
    case .boundMethod(let target): return target.spelling + "^"
    case .callback(let signature): return "callback " + signature.spelling
    case .block(let signature): return "block " + signature.spelling
    case .array(let element, let length): return element.spelling + "[" + (length ?? "") + "]"
    case .function(let signature): return signature.spelling
    }
  }

  /// The name that the type comes down to behind stars, brackets and arguments; nil for function shapes.
  public var baseName: Identifier? {
    switch shape {
    case .named(let name, _): return name
    case .pointer(let target), .boundMethod(let target), .array(let target, _): return target.baseName
    case .callback, .block, .function: return nil
    }
  }
}

/// The result and parameters of a function, method, callback or block.
public struct FunctionSignature: Sendable, Hashable {
  /// The results in order; one entry for an ordinary function, `void` included.
  public var results: [TypeReference]

  /// The parameters in order; empty for `()` and `(void)`.
  public var parameters: [Parameter]

  /// Whether a trailing `...` takes more arguments.
  public var isVariadic: Bool

  /// Makes a signature.
  public init(results: [TypeReference], parameters: [Parameter], isVariadic: Bool = false) {
    self.results = results
    self.parameters = parameters
    self.isVariadic = isVariadic
  }

  /// Results and parameter types without names: `void(UXView*, i32)`.
  public var spelling: String {
    results.map(\.spelling).joined(separator: ", ") + "(" + parameterSpelling + ")"
  }

  /// The parameter types without names, separated by commas: `UXView*, i32`.
  public var parameterSpelling: String {
    var parts = parameters.map(\.type.spelling)
    if isVariadic { parts.append("...") }
    return parts.joined(separator: ", ")
  }
}

/// One parameter of a signature.
public struct Parameter: Sendable, Hashable {
  /// Its name, nil where the source gives none.
  public var name: Identifier?

  /// Its type; an array suffix behind the name is part of it.
  public var type: TypeReference

  /// Where the parameter stands, in bytes.
  public var range: Range<Int>

  /// Makes a parameter.
  public init(name: Identifier?, type: TypeReference, range: Range<Int>) {
    self.name = name
    self.type = type
    self.range = range
  }
}

/// The contextual words that may stand in front of a pointer type (`dialect.md`, section 4.3).
public struct PointerQualifiers: OptionSet, Sendable, Hashable {
  /// One bit a word.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `main`: the target lives in main memory.
  public static let main = PointerQualifiers(rawValue: 1)
  /// `shadow`: the target lives in shadow memory.
  public static let shadow = PointerQualifiers(rawValue: 2)
  /// `banked`: the target lives in a bank.
  public static let banked = PointerQualifiers(rawValue: 4)
  /// `raw`: an unmanaged pointer.
  public static let raw = PointerQualifiers(rawValue: 8)
  /// `weak`: does not retain, reads as null once the target is gone.
  public static let weak = PointerQualifiers(rawValue: 16)
  /// `outlet`: a field that the designer fills.
  public static let outlet = PointerQualifiers(rawValue: 32)
}
