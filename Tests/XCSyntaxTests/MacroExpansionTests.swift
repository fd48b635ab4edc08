import Testing

@testable import XCSyntax

/// Conditions whose macros stand for text.
@Suite struct MacroExpansionTests {
  private static let macros: MacroTable = {
    var table = MacroTable(["ONE": "1", "SUM": "1 + 1", "GE": ">=", "SELF": "SELF + 1", "EMPTY": ""])
    func define(_ name: String, _ parameters: [String], _ body: String) {
      table.define(name, as: MacroTable.Macro(body, parameters: parameters))
    }
    define("AT_LEAST", ["n"], "(VERSION >= n)")
    define("BOTH", ["a", "b"], "(a && b)")
    define("NONE", [], "7")
    define("COUNT", ["..."], "(__VA_ARGS__ + 0)")
    define("GLUE", ["a", "b"], "a##b")
    define("ID", ["x"], "x")
    define("TAIL", ["a", "..."], "(a + 0 , ##__VA_ARGS__)")
    table.define("VIA_NAME", as: "ID")
    table.define("AB", as: "12")
    table.define("PASTED", as: "A##B")
    define("LOOP", ["x"], "LOOP(x) + 1")
    define("HAS", ["x"], "defined(x)")
    return table
  }()

  @Test(arguments: [
    ("AT_LEAST(2)", true), ("AT_LEAST(4)", false), ("!AT_LEAST(4) && AT_LEAST(ONE)", true),
    ("BOTH(AT_LEAST(1), AT_LEAST((3)))", true), ("BOTH(1, AT_LEAST(9))", false),
    // Text, not values: 1 + 1 * 2 is 3. And `defined` is looked at before anything is expanded.
    ("SUM * 2 == 3", true), ("VERSION GE 3", true), ("VERSION GE 4", false),
    ("SELF == 1", true), ("NONE() == 7", true), ("NONE == 0", true), ("COUNT(3) == 3", true),
    ("GLUE(O, NE) == 1", true), ("VIA_NAME(1)", true), ("PASTED == 12", true), ("TAIL(1)", true),
    ("TAIL(1, 2)", false), ("'(' == 1", false), ("HAS(ONE)", false), ("EMPTY 1", true),
    ("defined(AT_LEAST)", true), ("LOOP(1)", false), ("AT_LEAST()", false), ("AT_LEAST(1, 2)", false),
    ("AT_LEAST(1", false), ("UNKNOWN(1)", false),
  ])
  func conditionsHoldOnceExpanded(_ text: String, _ expected: Bool) {
    var macros = Self.macros
    macros.define("VERSION", as: "3")
    #expect(Condition(ifText: text).holds(with: macros) == expected)
  }

  @Test(arguments: [
    ("AT_LEAST(2)", "AT_LEAST(2)"), ("BOTH(ONE, 0)", nil), ("BOTH(ONE, NONE())", "1"), ("FREE(1)", "FREE(1)"),
    ("ONE && AT_LEAST(2)", "AT_LEAST(2)"), ("WORD", "WORD"), ("VERSION", "VERSION"),
    ("HAS(ONE)", "HAS(ONE)"), ("VIA", "VIA"),
  ])
  func whatIsNotKnownStaysOpen(_ text: String, _ expected: String?) {
    var macros = Self.macros
    macros.define("VIA", as: "VERSION")
    #expect(Condition(ifText: text).assuming(macros)?.spelling == expected)
  }

  @Test func namesThatAreNoMacrosForCertainCountAsNothing() {
    let condition = Condition(ifText: "AT_LEAST(0) && !AT_LEAST(1) && !defined(VERSION)")
    #expect(condition.assuming(Self.macros, undefined: ["VERSION"]) == .always)
  }

  @Test("Macros that double at each step end at once")
  func doubling() {
    var table = MacroTable(["D0": "1"])
    for step in 1...60 { table.define("D\(step)", as: "(D\(step - 1) + D\(step - 1))") }
    #expect(!Condition(ifText: "D60").holds(with: table))
    #expect(Condition(ifText: "D6 == 64").holds(with: table))
  }

  @Test("Definitions of the text itself have parameters")
  func ownDefinitions() {
    let text = """
      #define AT_LEAST(n) (VERSION >= (n))
      #define VERSION 3
      #if AT_LEAST(2)
      a
      #else
      b
      #endif
      """
    let regions = ConditionalRegions(of: SourceText(path: "a.xc", text), definitions: MacroTable())
    #expect(regions.arms.map(\.isActive) == [true, false])
  }
}
