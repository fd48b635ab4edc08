/// Writes Swift types.
struct TypeSpelling: Sendable {
  /// The names that hide types of the standard library.
  var names: NameTable

  /// The type as source text.
  func spelling(of type: SwiftType) -> String {
    switch type {
    case .standard(let name, let arguments):
      names.standard(name)
        + (arguments.isEmpty ? "" : "<" + arguments.map(spelling).joined(separator: ", ") + ">")
    case .declared(let name, _), .alias(let name, _): ReservedWords.quoted(name, as: .typeReference)
    case .existential(let name): "any " + ReservedWords.quoted(name, as: .typeReference)
    case .optional(let wrapped): enclosed(wrapped) + "?"
    case .array(let element): "[" + spelling(of: element) + "]"
    case .dictionary(let key, let value): "[" + spelling(of: key) + ": " + spelling(of: value) + "]"
    case .tuple(let elements): "(" + elements.map(spelling).joined(separator: ", ") + ")"
    case .function(let function): spelling(of: function)
    case .escaping(let function): "@escaping " + spelling(of: function)
    case .verbatim(let text): text
    }
  }

  /// What stands behind the arrow.
  func result(_ type: SwiftType?) -> String { type.map(spelling) ?? names.standard("Void") }

  /// `@MainActor` with a blank behind it.
  var mainActor: String { "@" + names.standard("MainActor") + " " }

  /// What stands behind the parentheses of a function type.
  func arrow(of function: SwiftType.FunctionType) -> String {
    (function.isThrowing ? " throws" : "") + " -> " + result(function.result)
  }

  private func spelling(of function: SwiftType.FunctionType) -> String {
    (function.isOnMainActor ? mainActor : "")
      + "(" + function.parameters.map(spelling).joined(separator: ", ") + ")" + arrow(of: function)
  }

  private func enclosed(_ type: SwiftType) -> String {
    let text = spelling(of: type)
    switch type {
    case .existential, .function, .escaping: return "(" + text + ")"
    case .verbatim: return text.allSatisfy(Self.isPlain) ? text : "(" + text + ")"
    default: return text
    }
  }

  private static func isPlain(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "_.?<>[]`".contains(letter)
  }
}
