/// Tokens with their macros expanded as the preprocessor does it (`dialect.md` 2.3): arguments first, but for operands
/// of `##`; what comes out is looked at again together with what follows; no macro inside of its own expansion.
public struct MacroExpansion: Sendable {
  /// What came out.
  public private(set) var tokens: [Substring] = []

  private let definitions: MacroTable
  /// How many tokens may yet be looked at: macros that double at each step would never end.
  private var budget = 10_000

  /// A token, and the macros that it came out of.
  private struct Token {
    let text: Substring
    var hidden: Set<String> = []
  }

  /// Expands a text; nil where a call is not closed, has too few or too many arguments, or the result is too long.
  public init?(of text: String, with definitions: MacroTable) {
    self.init(of: ConditionTokens.all(in: text), with: definitions)
  }

  /// Expands tokens.
  init?(of tokens: [Substring], with definitions: MacroTable) {
    self.definitions = definitions
    guard let expanded = expand(tokens.map { Token(text: $0) }) else { return nil }
    self.tokens = expanded.map(\.text)
  }

  private mutating func expand(_ tokens: [Token]) -> [Token]? {
    var result: [Token] = []
    // The next one last.
    var waiting = Array(tokens.reversed())
    while let token = waiting.popLast() {
      budget -= 1
      guard budget > 0 else { return nil }
      let name = String(token.text)
      if name == "defined" {
        // Its operand is a name and stays one.
        let count = waiting.last?.text == "(" ? 3 : 1
        result.append(token)
        result += waiting.suffix(count).reversed()
        waiting.removeLast(min(count, waiting.count))
        continue
      }
      guard !token.hidden.contains(name), let macro = definitions.macro(named: name) else {
        result.append(token)
        continue
      }
      var body = ConditionTokens.all(in: macro.body).map { Token(text: $0) }
      if let parameters = macro.parameters {
        guard waiting.last?.text == "(" else {
          result.append(token)
          continue
        }
        guard let arguments = Self.takeArguments(from: &waiting),
          let replaced = substitute(arguments, for: parameters, in: body)
        else { return nil }
        body = replaced
      }
      let hidden = token.hidden.union([name])
      waiting += Self.pasted(body).reversed().map { Token(text: $0.text, hidden: $0.hidden.union(hidden)) }
    }
    return result
  }

  /// The arguments of a call whose parenthesis is next; nil where it is not closed.
  private static func takeArguments(from waiting: inout [Token]) -> [[Token]]? {
    var arguments: [[Token]] = [[]]
    var depth = 0
    waiting.removeLast()
    while let token = waiting.popLast() {
      if token.text == ")", depth == 0 { return arguments }
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if token.text == ",", depth == 0 {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    return nil
  }

  private mutating func substitute(
    _ arguments: [[Token]], for parameters: [String], in body: [Token]
  ) -> [Token]? {
    var named = parameters
    var arguments = arguments
    if named.last == "..." {
      named[named.count - 1] = "__VA_ARGS__"
      let rest = arguments.dropFirst(named.count - 1)
      arguments =
        Array(arguments.prefix(named.count - 1)) + [Array(rest.joined(separator: [Token(text: ",")]))]
    }
    if named.isEmpty, arguments.count == 1, arguments[0].isEmpty { arguments = [] }
    guard named.count == arguments.count else { return nil }
    let values = Dictionary(zip(named, arguments), uniquingKeysWith: { first, _ in first })
    var result: [Token] = []
    for (index, token) in body.enumerated() {
      guard let value = values[String(token.text)] else {
        result.append(token)
        continue
      }
      let followsPaste = index > 0 && body[index - 1].text == "##"
      let isPasted = followsPaste || index + 1 < body.count && body[index + 1].text == "##"
      if followsPaste, token.text == "__VA_ARGS__", index > 1, body[index - 2].text == "," {
        // `, ##__VA_ARGS__`: the comma goes where nothing follows it.
        result.removeLast(value.isEmpty ? 2 : 1)
        result += value
        continue
      }
      guard let expanded = isPasted ? value : expand(value) else { return nil }
      result += expanded
    }
    return result
  }

  /// The tokens with those on both sides of a `##` made one.
  private static func pasted(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    var joins = false
    for token in tokens {
      if token.text == "##" {
        joins = true
      } else if joins, let last = result.popLast() {
        let text = String(last.text) + String(token.text)
        result.append(Token(text: text[...], hidden: last.hidden.union(token.hidden)))
        joins = false
      } else {
        result.append(token)
      }
    }
    return result
  }
}
