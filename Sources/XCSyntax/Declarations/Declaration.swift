/// Something that a file declares at top level.
public enum Declaration: Sendable, Hashable {
  /// A class, category or extension.
  case `class`(ClassDeclaration)
  /// A protocol.
  case `protocol`(ProtocolDeclaration)
  /// A struct, named or through a typedef.
  case `struct`(StructDeclaration)
  /// An enum.
  case `enum`(EnumDeclaration)
  /// A typedef of a type or a function.
  case `typedef`(TypedefDeclaration)
  /// A free function, with or without a body.
  case function(FunctionDeclaration)
  /// A global variable.
  case global(VariableDeclaration)
  /// `use Name;`.
  case use(UseDeclaration)

  /// Where the declaration stands, in bytes.
  public var range: Range<Int> {
    switch self {
    case .class(let declaration): declaration.range
    case .protocol(let declaration): declaration.range
    case .struct(let declaration): declaration.range
    case .enum(let declaration): declaration.range
    case .typedef(let declaration): declaration.range
    case .function(let declaration): declaration.range
    case .global(let declaration): declaration.range
    case .use(let declaration): declaration.range
    }
  }

  /// The condition under which the preprocessor keeps it.
  public var condition: Condition {
    switch self {
    case .class(let declaration): declaration.condition
    case .protocol(let declaration): declaration.condition
    case .struct(let declaration): declaration.condition
    case .enum(let declaration): declaration.condition
    case .typedef(let declaration): declaration.condition
    case .function(let declaration): declaration.condition
    case .global(let declaration): declaration.condition
    case .use(let declaration): declaration.condition
    }
  }
}

/// A class, or a part of one: `class Knob : Control <Drawable> { … }`, `class Knob (Printing) { … }`.
public struct ClassDeclaration: Sendable, Hashable {
  /// What part of the class the declaration is.
  public enum Part: Sendable, Hashable {
    /// The class itself.
    case primary
    /// `class X (Name)`: methods and conformances added to a class.
    case category(Identifier)
    /// `class X ()`: methods and fields added to a class.
    case `extension`
  }

  /// The name of the class.
  public var name: Identifier
  /// Which part of the class this is.
  public var part: Part
  /// The parent's name, nil where none is written.
  public var parent: Identifier?
  /// The names in the protocol clause, those of all arms where conditionals part it.
  public var protocols: [Identifier]
  /// When each of them is there; empty where all of them always are.
  public var protocolConditions: [Condition] = []
  /// Methods in order.
  public var methods: [FunctionDeclaration]
  /// Fields in order, one entry a declarator.
  public var fields: [VariableDeclaration]
  /// From the opening brace to behind the closing one.
  public var bodyRange: Range<Int>
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it, one entry a line, decoration removed.
  public var documentation: [String]

  /// Makes a class declaration.
  public init(
    name: Identifier, part: Part = .primary, parent: Identifier? = nil, protocols: [Identifier] = [],
    methods: [FunctionDeclaration] = [], fields: [VariableDeclaration] = [], bodyRange: Range<Int>,
    range: Range<Int>, condition: Condition = .always, documentation: [String] = []
  ) {
    self.name = name
    self.part = part
    self.parent = parent
    self.protocols = protocols
    self.methods = methods
    self.fields = fields
    self.bodyRange = bodyRange
    self.range = range
    self.condition = condition
    self.documentation = documentation
  }

  /// When a name of the protocol clause is there.
  public func condition(ofProtocol index: Int) -> Condition {
    protocolConditions.indices.contains(index) ? protocolConditions[index] : .always
  }
}

/// A protocol: `protocol P { void required(void); optional void maybe(void); }`.
public struct ProtocolDeclaration: Sendable, Hashable {
  /// Something in a protocol's body that the language refuses there.
  public struct InvalidMember: Sendable, Hashable {
    /// What kind of thing it is.
    public enum Kind: Sendable, Hashable {
      /// A variable.
      case field
      /// A class, protocol, struct, enum or typedef.
      case nestedDeclaration
    }
    /// What kind of thing it is.
    public var kind: Kind
    /// Its name.
    public var name: Identifier
    /// When the preprocessor keeps it.
    public var condition: Condition

    /// Makes an invalid member.
    public init(kind: Kind, name: Identifier, condition: Condition = .always) {
      self.kind = kind
      self.name = name
      self.condition = condition
    }
  }

  /// The name of the protocol.
  public var name: Identifier
  /// Methods in order. Static ones and ones with a body are kept, so that a rule can name them.
  public var methods: [FunctionDeclaration]
  /// Whatever else the body holds.
  public var invalidMembers: [InvalidMember]
  /// Pairs that `// xcgen:pair` comments declare in the body or just above it.
  public var pairs: [PairDirective]
  /// From the opening brace to behind the closing one.
  public var bodyRange: Range<Int>
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it, one entry a line, decoration removed.
  public var documentation: [String]

  /// Makes a protocol declaration.
  public init(
    name: Identifier, methods: [FunctionDeclaration] = [], invalidMembers: [InvalidMember] = [],
    pairs: [PairDirective] = [], bodyRange: Range<Int>, range: Range<Int>, condition: Condition = .always,
    documentation: [String] = []
  ) {
    self.name = name
    self.methods = methods
    self.invalidMembers = invalidMembers
    self.pairs = pairs
    self.bodyRange = bodyRange
    self.range = range
    self.condition = condition
    self.documentation = documentation
  }
}

/// Two methods that a comment `// xcgen:pair openThing closeThing` declares to belong together.
public struct PairDirective: Sendable, Hashable {
  /// The method names as written.
  public var methods: [Identifier]
  /// The comment.
  public var range: Range<Int>

  /// Makes a pair directive.
  public init(methods: [Identifier], range: Range<Int>) {
    self.methods = methods
    self.range = range
  }
}

/// A free function, a method, or a protocol's requirement.
public struct FunctionDeclaration: Sendable, Hashable {
  /// The words that may stand in front.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit a word.
    public var rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `static`.
    public static let `static` = Modifiers(rawValue: 1)
    /// `final`.
    public static let final = Modifiers(rawValue: 2)
    /// `optional`.
    public static let optional = Modifiers(rawValue: 4)
    /// `inline`.
    public static let inline = Modifiers(rawValue: 8)
    /// `extern`.
    public static let extern = Modifiers(rawValue: 16)
  }

  /// The name.
  public var name: Identifier
  /// Results and parameters.
  public var signature: FunctionSignature
  /// The words in front.
  public var modifiers: Modifiers
  /// The version in `since("…")`.
  public var since: String?
  /// Annotations behind the parameter list, macros that stand for one included.
  public var annotations: [Identifier]
  /// Whether it may throw.
  public var isThrowing: Bool
  /// From the opening brace to behind the closing one; nil without a body.
  public var bodyRange: Range<Int>?
  /// The parentheses of the parameter list, inclusive.
  public var parameterListRange: Range<Int>
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it and the one behind it on its line, one entry a line, decoration removed.
  public var documentation: [String]
  /// Names of types that the body casts `self` to, in `(Name*)self`, with the place of the cast.
  public var selfCasts: [Identifier]

  /// Makes a function declaration.
  public init(
    name: Identifier, signature: FunctionSignature, modifiers: Modifiers = [], since: String? = nil,
    annotations: [Identifier] = [], isThrowing: Bool = false, bodyRange: Range<Int>? = nil,
    parameterListRange: Range<Int>, range: Range<Int>, condition: Condition = .always,
    documentation: [String] = [], selfCasts: [Identifier] = []
  ) {
    self.name = name
    self.signature = signature
    self.modifiers = modifiers
    self.since = since
    self.annotations = annotations
    self.isThrowing = isThrowing
    self.bodyRange = bodyRange
    self.parameterListRange = parameterListRange
    self.range = range
    self.condition = condition
    self.documentation = documentation
    self.selfCasts = selfCasts
  }

  /// Whether `optional` stands in front.
  public var isOptional: Bool { modifiers.contains(.optional) }
  /// Whether `static` stands in front.
  public var isStatic: Bool { modifiers.contains(.static) }
}

/// A struct: `struct Dot { i16 x; i16 y; }`, or the one inside `typedef struct { … } Dot;`.
public struct StructDeclaration: Sendable, Hashable {
  /// Its own name, or the typedef's where it has none; nil where neither is there.
  public var name: Identifier?
  /// Whether `:packed` drops its padding.
  public var isPacked: Bool
  /// Whether it has a body; `struct Dot;` has none.
  public var isForward: Bool
  /// Fields in order, one entry a declarator.
  public var fields: [VariableDeclaration]
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it, one entry a line, decoration removed.
  public var documentation: [String]

  /// Makes a struct declaration.
  public init(
    name: Identifier?, isPacked: Bool = false, isForward: Bool = false, fields: [VariableDeclaration] = [],
    range: Range<Int>, condition: Condition = .always, documentation: [String] = []
  ) {
    self.name = name
    self.isPacked = isPacked
    self.isForward = isForward
    self.fields = fields
    self.range = range
    self.condition = condition
    self.documentation = documentation
  }
}

/// An enum: `enum Edge = { top, left = 4 };`.
public struct EnumDeclaration: Sendable, Hashable {
  /// One name of an enum.
  public struct Member: Sendable, Hashable {
    /// The name, known everywhere in the unit.
    public var name: Identifier
    /// The source text behind `=`.
    public var valueText: String?
    /// The number behind `=` where it is a plain literal: the only kind that sets the counter (`dialect.md` 5.4).
    public var literalValue: UInt64?
    /// Where the member stands, in bytes.
    public var range: Range<Int>
    /// When the preprocessor keeps it.
    public var condition: Condition
    /// The comment above it and the one behind it on its line.
    public var documentation: [String]

    /// Makes a member.
    public init(
      name: Identifier, valueText: String? = nil, literalValue: UInt64? = nil, range: Range<Int>,
      condition: Condition = .always, documentation: [String] = []
    ) {
      self.name = name
      self.valueText = valueText
      self.literalValue = literalValue
      self.range = range
      self.condition = condition
      self.documentation = documentation
    }
  }

  /// The name, nil where none is written.
  public var name: Identifier?
  /// Members in order.
  public var members: [Member]
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it, one entry a line, decoration removed.
  public var documentation: [String]

  /// Makes an enum declaration.
  public init(
    name: Identifier?, members: [Member] = [], range: Range<Int>, condition: Condition = .always,
    documentation: [String] = []
  ) {
    self.name = name
    self.members = members
    self.range = range
    self.condition = condition
    self.documentation = documentation
  }
}

/// A typedef: `typedef u16 Tick;`, `typedef void turn_t(i32 by);`.
public struct TypedefDeclaration: Sendable, Hashable {
  /// The new name.
  public var name: Identifier
  /// What it stands for; a `.function` shape for a function typedef.
  public var target: TypeReference
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it, one entry a line, decoration removed.
  public var documentation: [String]

  /// Makes a typedef.
  public init(
    name: Identifier, target: TypeReference, range: Range<Int>, condition: Condition = .always,
    documentation: [String] = []
  ) {
    self.name = name
    self.target = target
    self.range = range
    self.condition = condition
    self.documentation = documentation
  }
}

/// A variable: a field of a class or struct, or a global. A line with several declarators gives several.
public struct VariableDeclaration: Sendable, Hashable {
  /// The name.
  public var name: Identifier
  /// The type; an array suffix behind the name is part of it.
  public var type: TypeReference
  /// Whether `static` stands in front.
  public var isStatic: Bool
  /// Whether `extern` stands in front.
  public var isExtern: Bool
  /// The version in `since("…")`.
  public var since: String?
  /// Whether it has a value.
  public var hasInitializer: Bool
  /// The whole line, shared by its declarators.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition
  /// The comment above it and the one behind it on its line.
  public var documentation: [String]

  /// Makes a variable declaration.
  public init(
    name: Identifier, type: TypeReference, isStatic: Bool = false, isExtern: Bool = false,
    since: String? = nil, hasInitializer: Bool = false, range: Range<Int>, condition: Condition = .always,
    documentation: [String] = []
  ) {
    self.name = name
    self.type = type
    self.isStatic = isStatic
    self.isExtern = isExtern
    self.since = since
    self.hasInitializer = hasInitializer
    self.range = range
    self.condition = condition
    self.documentation = documentation
  }
}

/// `use Name;`: a class whose statics may be called by their bare names.
public struct UseDeclaration: Sendable, Hashable {
  /// The class.
  public var name: Identifier
  /// The whole declaration.
  public var range: Range<Int>
  /// When the preprocessor keeps it.
  public var condition: Condition

  /// Makes a use declaration.
  public init(name: Identifier, range: Range<Int>, condition: Condition = .always) {
    self.name = name
    self.range = range
    self.condition = condition
  }
}
