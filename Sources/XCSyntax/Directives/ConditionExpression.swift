/// The expression of an `#if`, as `dialect.md` section 2.5 reads it: C operators over integers, names and `defined`.
public indirect enum ConditionExpression: Sendable, Hashable {
  /// A number.
  case integer(Int)
  /// A name that may be a macro; 0 where it is none.
  case name(String)
  /// `defined X`.
  case defined(String)
  /// `-a`, `+a`, `~a`, `!a`.
  case prefix(String, ConditionExpression)
  /// Any operator with two sides.
  case infix(String, ConditionExpression, ConditionExpression)

  /// Computes the value with 32-bit wrap-around; division by zero gives 0.
  ///
  /// A macro whose body is itself an expression is followed, a macro that leads back to itself counts as 0.
  public func value(with definitions: MacroTable) -> Int32 {
    var known: [String: Int32] = [:]
    return evaluate(definitions, visited: [], &known)
  }

  /// `known` holds the values of macros that were followed already: one may be mentioned in ever more places.
  private func evaluate(_ definitions: MacroTable, visited: Set<String>, _ known: inout [String: Int32])
    -> Int32
  {
    switch self {
    case .integer(let value): return Int32(truncatingIfNeeded: value)
    case .defined(let name): return definitions.isDefined(name) ? 1 : 0
    case .name(let name):
      if let value = known[name] { return value }
      guard !visited.contains(name), let body = definitions.body(of: name),
        let expression = ConditionExpression(parsing: body)
      else { return 0 }
      let value = expression.evaluate(definitions, visited: visited.union([name]), &known)
      known[name] = value
      return value
    case .prefix(let symbol, let operand):
      let value = operand.evaluate(definitions, visited: visited, &known)
      switch symbol {
      case "-": return 0 &- value
      case "~": return ~value
      case "!": return value == 0 ? 1 : 0
      default: return value
      }
    case .infix(let symbol, let left, let right):
      let value = left.evaluate(definitions, visited: visited, &known)
      return Self.combine(symbol, value, right.evaluate(definitions, visited: visited, &known))
    }
  }

  private static func combine(_ symbol: String, _ left: Int32, _ right: Int32) -> Int32 {
    switch symbol {
    case "||": return left != 0 || right != 0 ? 1 : 0
    case "&&": return left != 0 && right != 0 ? 1 : 0
    case "|": return left | right
    case "^": return left ^ right
    case "&": return left & right
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "<<": return left &<< right
    case ">>": return left &>> right
    case "+": return left &+ right
    case "-": return left &- right
    case "*": return left &* right
    case "/": return right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
    case "%": return right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    default: return 0
    }
  }
}
