import SeededRandom

/// Tokens of statements as people write them, and of some that nobody would, for bodies that may be plain.
struct RandomBody {
  private var random: SeededGenerator
  private(set) var tokens: [String] = []

  /// Words and signs that take the place of others.
  private static let vocabulary = [
    "a", "b", "Foo", "LIMIT", "self", "i32", "u8", "void", "auto", "string", "if", "else", "while", "for",
    "in",
    "switch", "case", "default", "return", "break", "continue", "new", "delete", "release", "sizeof", "defer",
    "block",
    "callback", "step", "weak", "par", "nil", "true", "class", "static", "inline", "goto", "throw", "retain",
    "asm",
    "struct", "enum", "union", "since",
    "retrun", "goot", "esle", "swich", "csae", "nwe", "0", "17", "0x1F", "1.5", "1_0", "2e3", "5f", "%1",
    "$F", "'c'", "'\\n'", "'\\u0041'", "\"s\"",
    "\"\\x90\"",
    "\"\\n\"", "(", ")", "[", "]", "{", "}", ";", ",", ".", "->", "..", "...", ":", "?", "=", "+=", "<<=",
    "+", "-",
    "*", "/", "%", "&", "|", "^", "~", "!", "@", "==", "!=", "<", ">", "<=", ">=", "<<", ">>", ">>>", "<:",
    ":>", "&&",
    "||", "++", "--", "\\", "#", "'", "\"", "// c\n", "\\ // c\n", "/* c */", "/*", "*/", "é", "\n#if A\n",
    "\n#endif\n",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A body with some changes to its tokens.
  mutating func text(changes: Int) -> String {
    tokens = []
    for _ in 0...number(4) { statement(0) }
    for _ in 0..<changes { change() }
    var text = ""
    for token in tokens {
      let touches = text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      let isWord = token.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      switch number(40) {
      case 0: text += "\n"
      case 1: text += " // c\n"
      case 2: text += "/* c */"
      case 3...16: text += touches && isWord ? " " : ""
      default: text += " "
      }
      text += token
    }
    return text
  }

  private mutating func number(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }

  private mutating func pick(_ choices: [String]) -> String { choices[number(choices.count - 1)] }

  private mutating func change() {
    guard !tokens.isEmpty else { return }
    let place = number(tokens.count - 1)
    switch number(4) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, number(tokens.count - 1))
    case 3: tokens[place] = pick(Self.vocabulary)
    default: tokens.insert(pick(Self.vocabulary), at: place)
    }
  }

  private mutating func add(_ words: String...) { tokens += words }

  private mutating func statement(_ depth: Int) {
    switch number(depth < 3 ? 16 : 7) {
    case 0: declaration()
    case 1, 2: place(depth); add(pick(["=", "=", "+=", "<<="])); expression(depth); add(";")
    case 3, 4: call(depth); add(";")
    case 5: add("return"); expression(depth); add(";")
    case 6: add(pick(["break", "continue", "return"]), ";")
    case 7:
      if number(3) == 0 { add("*") }
      if number(1) == 0 { add("--", "a", ";") } else { add("b", "++", ";") }
    case 8, 9:
      add("if", "("); expression(depth); add(")")
      statement(depth + 1)
      if number(1) == 0 { add("else"); statement(depth + 1) }
    case 10: add("while", "("); expression(depth); add(")"); statement(depth + 1)
    case 11:
      add("for", "(")
      if number(1) == 0 { declaration() } else { add("a", "=", "0", ";") }
      expression(depth); add(";"); place(depth); add("++", ")")
      statement(depth + 1)
    case 12:
      add("for", "("); if number(1) == 0 { add(pick(["auto", "i32", "Foo"])) }
      add("a", "in"); if number(1) == 0 { add("0", "..", "b") } else { add("b") }
      add(")"); statement(depth + 1)
    case 13:
      add("switch", "("); expression(depth); add(")", "{")
      for _ in 0...number(2) {
        tokens +=
          [["default"], ["case", "1"], ["case", "'c'"], ["case", "LIMIT"], ["case", "-", "1"]][number(4)]
        add(":")
        statement(depth + 1)
      }
      add("}")
    default:
      add("{")
      for _ in 0...number(2) { statement(depth + 1) }
      add("}")
    }
  }

  private mutating func declaration() {
    add(pick(["i32", "u8", "Foo", "string", "auto", "bool"]))
    if number(2) == 0, tokens.last != "auto" { add("*") }
    add(pick(["a", "b"]))
    if tokens[tokens.count - 2] == "auto" || number(3) > 0 {
      add("=")
      expression(2)
    } else if number(3) == 0 {
      add("[", "4", "]")
    }
    add(";")
  }

  private mutating func place(_ depth: Int) {
    add(pick(["a", "b", "self"]))
    for _ in 0..<number(2) {
      if number(2) == 0 {
        add("["); expression(depth + 1); add("]")
      } else {
        add(pick([".", "->"]), pick(["a", "block"]))
      }
    }
  }

  private mutating func call(_ depth: Int) {
    add(pick(["a", "self"]))
    for _ in 0..<number(2) { add(pick([".", "->"]), pick(["a", "block"])) }
    add("(")
    for index in 0..<number(3) {
      if index > 0 { add(",") }
      expression(depth + 1)
    }
    add(")")
  }

  private mutating func expression(_ depth: Int) {
    switch number(depth < 4 ? 14 : 4) {
    case 0, 1: add(pick(["a", "b", "LIMIT", "self"]))
    case 2: add(pick(["0", "17", "0x1F", "1.5", "nil", "true", "'c'"]))
    case 3: add("\"s\"")
    case 4: place(depth + 1)
    case 5, 6:
      expression(depth + 1)
      add(pick(["+", "-", "*", "/", "%", "&", "|", "==", "<", ">", "<<", ">>", "&&", "||"]))
      expression(depth + 1)
    case 7: add("("); expression(depth + 1); add(")")
    case 8: add(pick(["-", "!", "~", "*"]), pick(["a", "b"]))
    case 9: add("(", pick(["i32", "Foo", "u8"]), "*", ")", pick(["a", "b", "17", "\"s\""]))
    case 10: expression(depth + 1); add("?"); expression(depth + 1); add(":"); expression(depth + 1)
    case 11: add("(", pick(["i32", "i32", "i32", "a"]), ")", pick(["a", "17"]))
    case 12: add("("); place(depth); add("="); expression(depth + 1); add(")")
    default: call(depth + 1)
    }
  }
}
