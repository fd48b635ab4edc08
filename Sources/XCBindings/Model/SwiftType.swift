/// A Swift type as a value; the printer spells it, names quoted and qualified where they must be.
public indirect enum SwiftType: Hashable, Sendable {
  /// A type of the standard library: `Int32`, `UnsafeMutablePointer<UInt8>`.
  case standard(String, arguments: [SwiftType] = [])
  /// A type that the bindings declare or expect.
  case declared(String, Kind)
  /// A typealias and what it stands for.
  case alias(String, for: SwiftType)
  /// A protocol used as a type: `any P`.
  case existential(String)
  /// `T?`.
  case optional(SwiftType)
  /// `[T]`.
  case array(SwiftType)
  /// `[K: V]`.
  case dictionary(key: SwiftType, value: SwiftType)
  /// `(A, B)`.
  case tuple([SwiftType])
  /// `(A) -> R`.
  case function(FunctionType)
  /// A function by value in a parameter: `@escaping (A) -> R`.
  case escaping(SwiftType)
  /// Text of the configuration, taken as it is.
  case verbatim(String)

  /// What a declared name stands for.
  public enum Kind: Hashable, Sendable {
    /// A class.
    case reference
    /// A struct.
    case structure
    /// An enum, in Swift a struct around a number.
    case enumeration
  }

  /// A function as a type.
  public struct FunctionType: Hashable, Sendable {
    /// Parameter types in order.
    public var parameters: [SwiftType]
    /// The result, nil for none.
    public var result: SwiftType?
    /// Whether it may throw.
    public var isThrowing: Bool
    /// Whether it runs on the main actor.
    public var isOnMainActor: Bool

    /// Makes a function type.
    public init(
      parameters: [SwiftType], result: SwiftType?, isThrowing: Bool = false, isOnMainActor: Bool = false
    ) {
      self.parameters = parameters
      self.result = result
      self.isThrowing = isThrowing
      self.isOnMainActor = isOnMainActor
    }
  }

  /// `UnsafeMutablePointer<T>`.
  static func pointer(to pointee: SwiftType) -> SwiftType {
    .standard("UnsafeMutablePointer", arguments: [pointee])
  }

  /// `UnsafeMutableRawPointer`.
  static let rawPointer = SwiftType.standard("UnsafeMutableRawPointer")

  /// `AnyObject`.
  static let anyObject = SwiftType.standard("AnyObject")

  /// `String`.
  static let string = SwiftType.standard("String")
}
