import XCSyntax

/// What is known about the type of an expression without running anything.
///
/// Whatever is not certain is `unknown`: nothing follows from it.
public indirect enum StaticType: Sendable {
  /// Nothing certain.
  case unknown
  /// `nil` or the literal 0.
  case null
  /// A number, a truth value, a value of an enum; also `void`.
  case scalar(String)
  /// `pointer`: converts both ways with everything.
  case untypedPointer
  /// A reference to an instance of a class, with the type arguments that the source writes.
  case object(ClassSymbol, arguments: [TypeReference], file: FileID)
  /// An instance itself, on the stack or inside something.
  case instance(ClassSymbol)
  /// A pointer to whatever conforms to a protocol.
  case existential(ProtocolSymbol)
  /// A struct or a pointer to one.
  case structure(StructSymbol)
  /// A bound method.
  case callback(FunctionSignature, file: FileID)
  /// A block.
  case block(FunctionSignature, file: FileID)
  /// A plain function or a pointer to one.
  case function(FunctionSignature, file: FileID)
  /// An array; the type of its elements.
  case array(TypeReference, file: FileID)
  /// A pointer to something that is no class, protocol or struct.
  case pointer(TypeReference, file: FileID)
  /// The name of a class, as the receiver of a static method.
  case classItself(ClassSymbol)

  /// The class whose members an expression of this type has.
  public var memberClass: ClassSymbol? {
    switch self {
    case .object(let symbol, _, _), .instance(let symbol), .classItself(let symbol): symbol
    default: nil
    }
  }
}
