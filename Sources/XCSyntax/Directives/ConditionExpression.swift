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
  /// Macros are expanded as text first. Names that are left over count as 0, and so does an expression that is none
  /// once it is expanded, or that grows beyond all bounds.
  public func value(with definitions: MacroTable) -> Int32 {
    if names.allSatisfy({ definitions.macro(named: $0) == nil }) {
      return valueOnceExpanded(with: definitions)
    }
    return ConditionExpression(parsing: spelling, expanding: definitions)?.valueOnceExpanded(
      with: definitions) ?? 0
  }

  /// The value where every name that is left counts as 0.
  func valueOnceExpanded(with definitions: MacroTable) -> Int32 {
    switch self {
    case .integer(let value): return Int32(truncatingIfNeeded: value)
    case .defined(let name): return definitions.isDefined(name) ? 1 : 0
    case .name: return 0
    case .prefix(let symbol, let operand):
      let value = operand.valueOnceExpanded(with: definitions)
      switch symbol {
      case "-": return 0 &- value
      case "~": return ~value
      case "!": return value == 0 ? 1 : 0
      default: return value
      }
    case .infix(let symbol, let left, let right):
      return Self.combine(
        symbol, left.valueOnceExpanded(with: definitions), right.valueOnceExpanded(with: definitions))
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
