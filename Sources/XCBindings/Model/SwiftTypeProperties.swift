extension SwiftType {
  /// The type with every typealias written out and `@escaping` gone: equal for two types that Swift takes
  /// as one.
  var canonical: SwiftType {
    switch self {
    case .standard(let name, let arguments): .standard(name, arguments: arguments.map(\.canonical))
    case .declared, .existential, .verbatim: self
    case .alias(_, let target): target.canonical
    case .optional(let wrapped): .optional(wrapped.canonical)
    case .array(let element): .array(element.canonical)
    case .dictionary(let key, let value): .dictionary(key: key.canonical, value: value.canonical)
    case .tuple(let elements): .tuple(elements.map(\.canonical))
    case .function(let function):
      .function(
        FunctionType(
          parameters: function.parameters.map(\.canonical), result: function.result?.canonical,
          isThrowing: function.isThrowing, isOnMainActor: function.isOnMainActor))
    case .escaping(let function): function.canonical
    }
  }

  /// Whether nil is one of its values.
  var isOptional: Bool {
    switch canonical {
    case .optional: true
    case .verbatim(let text): text.hasSuffix("?")
    default: false
    }
  }

  /// The type with nil among its values; one that has it already stays as it is.
  var madeOptional: SwiftType { isOptional ? self : .optional(self) }

  /// The type without nil among its values. A typealias is written out where that is the only way.
  var madeNonOptional: SwiftType {
    switch self {
    case .optional(let wrapped): wrapped
    case .alias(_, let target) where isOptional: target.madeNonOptional
    case .verbatim(let text) where text.hasSuffix("?"): .verbatim(String(text.dropLast()))
    default: self
    }
  }

  /// The type as a parameter: a function by value outlives the call.
  var asParameter: SwiftType {
    switch canonical {
    case .function: .escaping(self)
    case .verbatim(let text) where SwiftTypeText.isFunction(text): .escaping(self)
    default: self
    }
  }

  /// Whether Swift takes it as the key of a dictionary or the element of a set.
  var isHashable: Bool {
    switch canonical {
    case .standard(let name, _): Self.hashableNames.contains(name)
    case .declared(_, let kind): kind == .enumeration
    case .optional(let wrapped), .array(let wrapped): wrapped.isHashable
    case .dictionary(let key, let value): key.isHashable && value.isHashable
    case .verbatim(let text): Self.hashableNames.contains(text)
    case .alias, .existential, .tuple, .function, .escaping: false
    }
  }

  /// Whether a value may cross from one isolation to another; `structures` are those of which that is known.
  func isSendable(_ structures: Set<String>) -> Bool {
    switch canonical {
    case .standard(let name, let arguments):
      Self.sendableNames.contains(name) && arguments.allSatisfy { $0.isSendable(structures) }
    case .declared(let name, let kind):
      kind == .enumeration || kind == .structure && structures.contains(name)
    case .optional(let wrapped), .array(let wrapped): wrapped.isSendable(structures)
    case .dictionary(let key, let value): key.isSendable(structures) && value.isSendable(structures)
    case .tuple(let elements): elements.allSatisfy { $0.isSendable(structures) }
    case .verbatim(let text): Self.sendableNames.contains(text)
    case .alias, .existential, .function, .escaping: false
    }
  }

  /// Whether the type with every typealias written out has a size that is worth writing out.
  var isSmall: Bool {
    var open = [self]
    var count = 0
    while let type = open.popLast() {
      count += 1
      if count > 4096 { return false }
      open += type.parts
    }
    return true
  }

  private var parts: [SwiftType] {
    switch self {
    case .standard(_, let arguments): arguments
    case .alias(_, let inner), .optional(let inner), .array(let inner), .escaping(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements
    case .function(let function): function.parameters + (function.result.map { [$0] } ?? [])
    case .declared, .existential, .verbatim: []
    }
  }

  /// A type that the configuration writes, taken for what it is where it names a plain value of Swift's
  /// library.
  static func configured(_ text: String) -> SwiftType {
    if valueNames.contains(text) { return .standard(text) }
    guard text.hasSuffix("?"), valueNames.contains(String(text.dropLast())) else { return .verbatim(text) }
    return .optional(.standard(String(text.dropLast())))
  }

  private static let valueNames: Set<String> = [
    "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16", "Int32", "Int64", "Float", "Double", "Bool",
    "String", "Int", "UInt", "Character", "Substring",
  ]
  private static let hashableNames = valueNames.union([
    "Set", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "OpaquePointer", "AnyHashable",
  ])
  private static let sendableNames = valueNames.union(["Set"])
}
