import Testing

@testable import XCSyntax

@Suite("What looking for repairs may cost")
struct SearchBudgetTests {
  @Test("What is spent on a broken text stays within what its length is worth")
  func spent() throws {
    let text = SourceText(
      path: "test.xc", "' x(void)s A : Object 😀XNvoid f((oid) { ss😀) { f({ }<UXKit>\nw* c, i32 d) { }\n}\r\n")
    let parser = try SyntaxParser()
    let budget = SearchBudget(forFileOf: text.bytes.count)
    let diagnosis = Diagnosis(of: try parser.parse(text), within: budget, with: parser)
    #expect(!diagnosis.problems.isEmpty)
    #expect(diagnosis.budget.spent > 0)
    // The last trial may cost more than what was left.
    #expect(diagnosis.budget.spent < 460_000)
  }

  @Test("A part pays from the whole, and takes no more than is left")
  func parts() {
    var whole = SearchBudget(forFileOf: 0)
    var part = whole.forItem
    #expect(part.covers(199_999))
    #expect(!part.covers(200_000))
    while part.spend(on: 1_000, with: 10) {}
    let cost = part.spent
    #expect(cost >= 200_000)
    whole.pay(for: part)
    #expect(whole.spent == cost)
    #expect(whole.covers(249_999 - cost))
    #expect(!whole.covers(250_000 - cost))
    var rest = whole.forItem
    #expect(rest.covers(249_999 - cost))
    #expect(!rest.covers(250_000 - cost))
    while rest.spend(on: 0, with: 0) {}
    whole.pay(for: rest)
    #expect(!whole.covers(0))
    var none = whole.forItem
    let isPaid = none.spend(on: 0, with: 0)
    #expect(!isPaid)
    #expect(none.spent == 0)
  }

  @Test("Behind so many mistakes bodies are given up, each at its first mistake, and all functions stay")
  func manyBodies() throws {
    let count = 120
    let source = (0..<count).map { "void f\($0)(void) {\n    g((a;\n}\n" }.joined()
    let file = SourceFile(parsing: SourceText(path: "test.xc", source))
    #expect(file.declarations.count == count)
    #expect(file.syntaxErrors.count == FormReading.mostTold + 1)
    let last = try #require(file.syntaxErrors.last)
    #expect(last.message == "\(count - FormReading.mostTold) more mistakes stand from here on")
    #expect(last.span.start.line == FormReading.mostTold * 3 + 2)
  }

  @Test(
    "A closing bracket is tried only where one of its kind is open",
    arguments: [
      ("f(a", ")", true), ("f(a", "]", false), ("f(a", "}", false), ("f(a[1", "]", true),
      ("f(a[1", ");", false),
      ("{ f(a)", "}", true), ("{ f(a)", ")x", false), ("{ f(a)", ";", true), ("{ f(a)", "{}", true),
      ("f(a[1)", ")", false), ("f(", "){}", true), ("f()", "){}", false),
    ])
  func brackets(code: String, insertion: String, isTried: Bool) {
    let text = SourceText(path: "test.xc", code)
    let brackets = OpenBrackets(TokenScanner.tokens(of: text.bytes), of: text, fromTop: true)
    #expect(brackets.mayStand(insertion, at: code.utf8.count) == isTried)
  }

  @Test("In the middle of a text, what was opened in front of it is not known until a statement ends")
  func middle() {
    for (code, isTried) in [("a, b", true), ("a; b", false)] {
      let text = SourceText(path: "test.xc", code)
      let brackets = OpenBrackets(TokenScanner.tokens(of: text.bytes), of: text, fromTop: false)
      #expect(brackets.mayStand(")", at: code.utf8.count) == isTried)
    }
  }
}
