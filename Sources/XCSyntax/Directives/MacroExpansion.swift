/// Tokens of a condition with their macros expanded (`dialect.md` 2.3): arguments first, but for operands of `##`, and
/// no macro inside of its own expansion.
struct MacroExpansion {
  /// What came out.
  private(set) var tokens: [Substring] = []
  private let definitions: MacroTable
  /// How many tokens may yet be looked at: macros that double at each step would never end.
  private var budget = 10_000

  /// Expands; nil where a call is not closed, has too few or too many arguments, or the result is too long.
  init?(of tokens: [Substring], with definitions: MacroTable) {
    self.definitions = definitions
    guard let expanded = expand(tokens, hiding: []) else { return nil }
    self.tokens = expanded
  }

  private mutating func expand(_ tokens: [Substring], hiding hidden: Set<String>) -> [Substring]? {
    guard hidden.count < Self.deepest else { return nil }
    var result: [Substring] = []
    var index = 0
    while index < tokens.count {
      budget -= 1
      guard budget > 0 else { return nil }
      let token = tokens[index]
      index += 1
      if token == "defined" {
        // Its operand is a name and stays one.
        let operand = tokens[index...].prefix(tokens[index...].first == "(" ? 3 : 1)
        result.append(token)
        result += operand
        index += operand.count
        continue
      }
      let name = String(token)
      guard !hidden.contains(name), let macro = definitions.macro(named: name) else {
        result.append(token)
        continue
      }
      var body = ConditionTokens.all(in: macro.body)
      if let parameters = macro.parameters {
        guard index < tokens.count, tokens[index] == "(" else {
          result.append(token)
          continue
        }
        guard let call = Self.arguments(in: tokens, from: index + 1),
          let replaced = substitute(call.arguments, for: parameters, in: body, hiding: hidden)
        else { return nil }
        body = replaced
        index = call.end
      }
      guard let expanded = expand(Self.pasted(body), hiding: hidden.union([name])) else { return nil }
      result += expanded
    }
    return result
  }

  private static let deepest = 64

  /// The arguments of a call, and the index behind its closing parenthesis; nil where it is not closed.
  private static func arguments(
    in tokens: [Substring], from start: Int
  ) -> (arguments: [[Substring]], end: Int)? {
    var arguments: [[Substring]] = [[]]
    var depth = 0
    for index in start..<max(start, tokens.count) {
      let token = tokens[index]
      if token == ")", depth == 0 { return (arguments, index + 1) }
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if token == ",", depth == 0 {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    return nil
  }

  private mutating func substitute(
    _ arguments: [[Substring]], for parameters: [String], in body: [Substring], hiding hidden: Set<String>
  ) -> [Substring]? {
    var named = parameters
    var arguments = arguments
    if named.last == "..." {
      named[named.count - 1] = "__VA_ARGS__"
      let rest = arguments.dropFirst(named.count - 1)
      arguments = Array(arguments.prefix(named.count - 1)) + [Array(rest.joined(separator: [","]))]
    }
    if named.isEmpty, arguments == [[]] { arguments = [] }
    guard named.count == arguments.count else { return nil }
    let values = Dictionary(zip(named, arguments), uniquingKeysWith: { first, _ in first })
    var result: [Substring] = []
    for (index, token) in body.enumerated() {
      guard let value = values[String(token)] else {
        result.append(token)
        continue
      }
      let isPasted = index > 0 && body[index - 1] == "##" || index + 1 < body.count && body[index + 1] == "##"
      guard let expanded = isPasted ? value : expand(value, hiding: hidden) else { return nil }
      result += expanded
    }
    return result
  }

  /// The tokens with those on both sides of a `##` made one.
  private static func pasted(_ tokens: [Substring]) -> [Substring] {
    var result: [Substring] = []
    var joins = false
    for token in tokens {
      if token == "##" {
        joins = true
      } else if joins, let last = result.popLast() {
        result.append(last + token)
        joins = false
      } else {
        result.append(token)
      }
    }
    return result
  }
}
