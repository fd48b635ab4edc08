import XCSyntax

/// A use of a name through a protocol pointer.
public struct ProtocolUse: Sendable {
  /// What is done with the name.
  public enum Kind: Sendable, Hashable {
    /// `d.m(…)`.
    case call
    /// `&d.m`.
    case binding
    /// `d.m` as a value.
    case read
  }
  /// What is done.
  public let kind: Kind
  /// The protocol.
  public let symbol: ProtocolSymbol
  /// The name behind the dot.
  public let name: Identifier
  /// The receiver.
  public let receiver: Range<Int>
  /// The arguments of a call with their parentheses.
  public let arguments: Range<Int>?
  /// The whole expression.
  public let range: Range<Int>
  /// The whole statement where the call is one, and whether it stands in a block of its own.
  public let statement: (range: Range<Int>, isInBlock: Bool)?
}

/// A value that comes to a place with a type of its own.
public struct Conversion: Sendable {
  /// The place.
  public enum Site: Sendable, Hashable {
    /// `T x = value`.
    case initializer(String)
    /// `x = value`.
    case assignment(String)
    /// `return value`.
    case result
    /// An argument, counted from 1, of a function; strict where the name is overloaded.
    case argument(Int, of: String, isOverloaded: Bool)
    /// What `add` puts into a typed collection: `Array<Ink>`.
    case element(of: String)
  }
  /// The place.
  public let site: Site
  /// What the value is.
  public let source: StaticType
  /// What the place takes.
  public let target: StaticType
  /// What the place takes by other methods or fields that may be meant; empty where one thing is meant.
  public let alternatives: [StaticType]
  /// The value.
  public let range: Range<Int>
  /// What is bound, where the value is `&r.m` or a function.
  public let binding: Binding?
  /// The class of an object that is made right here.
  public let made: String?
  /// Where the object would be kept, when nothing but a weak reference keeps it.
  public let weakHolder: String?
}

/// A method or a function that is bound: `&r.m`, `&f`.
public struct Binding: Sendable {
  /// The method or function that the compiler takes, with the file that declares it.
  public let method: FunctionDeclaration
  /// The file that declares it.
  public let file: FileID
  /// Everything of the name in the same class.
  public let overloads: [FunctionDeclaration]
}

/// A cast to a class or a protocol.
public struct Cast: Sendable {
  /// What the operand is.
  public let source: StaticType
  /// What it is cast to.
  public let target: StaticType
  /// Whether it gives null where the object is something else.
  public let isFailable: Bool
  /// The whole expression.
  public let range: Range<Int>
}

/// A call of a callback by its bare name.
public struct CallbackCall: Sendable, Hashable {
  /// The variable.
  public let name: String
  /// The call.
  public let range: Range<Int>
}

/// What one body says.
public struct BodyFacts: Sendable {
  /// The file of the body.
  public let file: FileID
  /// The class whose method it is.
  public let owner: ClassSymbol?
  /// The function or method; a nameless one for the value of a field or global.
  public let function: FunctionDeclaration
  /// The block of the body, or the declaration that holds the value.
  public let body: SyntaxNode
  /// Uses of names through protocol pointers.
  public internal(set) var protocolUses: [ProtocolUse] = []
  /// Values that come to places with types.
  public internal(set) var conversions: [Conversion] = []
  /// Casts.
  public internal(set) var casts: [Cast] = []
  /// Calls of callbacks by their bare names.
  public internal(set) var callbackCalls: [CallbackCall] = []
  /// The classes of receivers of calls, by the places of the calls.
  public internal(set) var receivers: [Int: ClassSymbol] = [:]
}
