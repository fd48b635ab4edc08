import SeededRandom

/// Makes up files in the proportions of a UI program: two thirds of the bytes are bodies of methods, a sixth is
/// comments, every second class is a delegate, every fortieth method stands under a condition.
struct ShapeMaker {
  private var random: SeededGenerator
  static let words = [
    "frame", "cursor", "width", "height", "count", "offset", "margin", "index", "depth", "level", "column",
    "anchor",
    "scroll", "origin", "inset", "weight", "shade", "track", "span", "focus",
  ]
  private let verbs = [
    "layout", "refresh", "measure", "advance", "collect", "settle", "place", "scan", "apply", "fold",
  ]

  private struct Head {
    var name: String
    var parameters: [String]
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A file with some classes.
  mutating func file(_ number: Int, classes: Int) -> FileShape {
    var file = FileShape(number: number)
    for index in 0..<classes {
      let stem = "\(number)x\(index)"
      if index.isMultiple(of: 2) {
        file.delegates.append(
          DelegateShape(
            name: "Panel\(stem)Delegate", stem: "Panel\(stem)",
            questions: (0..<3).map { "\(pick(verbs))\(stem)Asked\($0)" }))
      }
      file.classes.append(type(stem, delegate: index.isMultiple(of: 2) ? file.delegates.last : nil))
    }
    return file
  }

  private mutating func type(_ stem: String, delegate: DelegateShape?) -> ClassShape {
    let fields = Self.words.shuffled(using: &random).prefix(6).map { $0 }
    var methods: [MethodShape] = []
    let heads = (0..<8).map { index in
      Head(
        name: "\(pick(verbs))\(index)x\(stem)",
        parameters: Array(["amount", "limit", "state"].prefix(number(0...3))))
    }
    for head in heads {
      let scope = fields + head.parameters + ["value"]
      methods.append(
        MethodShape(
          name: head.name, parameters: head.parameters, isConditional: number(0...39) == 0,
          comment: sentence(),
          body: block(scope, callable: heads, statements: number(3...9), depth: 0)))
    }
    return ClassShape(name: "Panel\(stem)", delegate: delegate, fields: fields, methods: methods)
  }

  private mutating func block(
    _ scope: [String], callable: [Head], statements: Int, depth: Int
  ) -> [StatementShape] {
    (0..<statements).map { _ in statement(scope, callable, depth) }
  }

  private mutating func statement(_ scope: [String], _ callable: [Head], _ depth: Int) -> StatementShape {
    let deepest = 3
    switch number(0...19) {
    case 0...6: return .assign(pick(scope), expression(scope))
    case 7...9:
      let head = callable[number(0...callable.count - 1)]
      return .call(head.name, head.parameters.map { _ in expression(scope) })
    case 10, 11: return .log(sentence(), .name(pick(scope)))
    case 12, 13: return .comment(sentence())
    case 14...16 where depth < deepest:
      let hasElse = number(0...2) == 0
      return .branch(
        condition(scope), block(scope, callable: callable, statements: number(1...3), depth: depth + 1),
        hasElse ? block(scope, callable: callable, statements: number(1...2), depth: depth + 1) : [])
    case 17,
      18 where depth < deepest:
      let body = block(scope, callable: callable, statements: number(1...4), depth: depth + 1)
      return .loop("i\(depth)", limit: number(2...90), body)
    case 19 where depth < deepest:
      return .choice(
        pick(scope),
        (0..<number(2...4)).map { _ in
          block(scope, callable: callable, statements: number(1...2), depth: depth + 1)
        })
    default: return depth > 0 && number(0...3) == 0 ? .leave : .assign("value", expression(scope))
    }
  }

  private mutating func condition(_ scope: [String]) -> ExpressionShape {
    .binary(.name(pick(scope)), pick(["<", ">", "==", "!=", "<=", ">="]), expression(scope))
  }

  private mutating func expression(_ scope: [String], _ depth: Int = 0) -> ExpressionShape {
    switch number(0...9) {
    case 0...3: return .name(pick(scope))
    case 4, 5: return .number(number(0...4000))
    case 6 where depth < 2: return .call("clamp", [expression(scope, depth + 1), .number(number(1...99))])
    case 7...9 where depth < 3:
      return .binary(
        expression(scope, depth + 1), pick(["+", "-", "*", "&", "|"]), expression(scope, depth + 1))
    default: return .name(pick(scope))
    }
  }

  private mutating func sentence() -> String {
    (0..<number(4...9)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
