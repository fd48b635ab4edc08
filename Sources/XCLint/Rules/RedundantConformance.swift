import XCSemantics
import XCSyntax

/// A conformance that an ancestor states already.
struct RedundantConformance: Rule {
  let name = "redundant-conformance"
  let defaultSeverity = Severity.note
  let summary = "a clause that repeats an inherited conformance, or a name of its own"

  let explanation = """
    A class conforms to whatever its ancestors conform to; every class conforms to `Hashable` and \
    `Comparable` by way of `Object`. Repeating the name in a clause changes nothing and makes a reader look \
    for methods that need not be there. Neither does a name that stands twice in one clause.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        void turned(i32 by);
      }

      class Dial : Object <Turning> {
        void turned(i32 by) { }
      }

      class FineDial : Dial <↓Turning, Copying> {
        Object* copy(void) { return new FineDial(); }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        void turned(i32 by);
      }

      class Dial : Object <Turning> {
        void turned(i32 by) { }
      }

      class FineDial : Dial { }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.classes.flatMap { symbol -> [Diagnostic] in
      let parts = symbol.parts.filter { program.isChecked($0.file) && !$0.declaration.protocols.isEmpty }
      guard !parts.isEmpty else { return [] }
      let ancestors = Array(program.hierarchy(of: symbol).members.dropFirst())
      return parts.flatMap { part in findings(for: part, of: symbol, ancestors, program) }
    }
  }

  private func findings(
    for part: ClassSymbol.Part, of symbol: ClassSymbol, _ ancestors: [ClassHierarchy.Member],
    _ program: Program
  ) -> [Diagnostic] {
    let file = program.file(part.file)
    let names = part.declaration.protocols
    return names.indices.compactMap { index in
      let name = names[index]
      let here = part.declaration.condition(ofProtocol: index)
      let repeated = names[..<index].indices.contains {
        names[$0].text == name.text && part.declaration.condition(ofProtocol: $0).overlaps(here)
      }
      guard let own = program.protocols(named: name.text, from: part.file).first?.symbol else { return nil }
      let condition = part.declaration.condition.and(here)
      // Of an ancestor only its own clause counts: one compiler drops the clauses of categories.
      let claim = ancestors.first { member in
        condition.implies(member.condition) && !isUncertain(own, member.symbol, program)
          && states(own, member.symbol, when: condition, program)
      }
      let isSaidAbove =
        part.declaration.part != .primary
        && states(own, symbol, when: condition, program)
      guard repeated || claim != nil || isSaidAbove else { return nil }
      let reason =
        claim.map { "conforms to '\(name.text)' already, by way of '\($0.symbol.name)'" }
        ?? (isSaidAbove
          ? "conforms to '\(name.text)' already, by its own clause"
          : "names '\(name.text)' twice in one clause")
      return finding(
        "'\(symbol.name)' \(reason)", at: name.range, in: file,
        fixes: part.declaration.protocolConditions.isEmpty
          ? fix(removing: index, from: names, in: file).map { [$0] } ?? [] : [])
    }
  }

  /// Whether a class itself claims a protocol wherever a condition holds.
  private func states(
    _ wanted: ProtocolSymbol, _ symbol: ClassSymbol, when condition: Condition, _ program: Program
  ) -> Bool {
    symbol.declaration.protocols.enumerated().contains { index, stated in
      condition.implies(symbol.declaration.condition(ofProtocol: index))
        && program.protocols(named: stated.text, from: symbol.file).first?.symbol == wanted
    }
  }

  /// Not every tree of the library has `Codable` on its root class.
  private func isUncertain(_ found: ProtocolSymbol, _ owner: ClassSymbol, _ program: Program) -> Bool {
    program.isRoot(owner) && program.isBuiltIn(owner.file) && found.name == "Codable"
  }

  private func fix(removing index: Int, from names: [Identifier], in file: ProgramFile) -> FixIt? {
    let text = file.source.text
    var range = names[index].range
    if names.count == 1 {
      var start = range.lowerBound
      var end = range.upperBound
      while start > 0, text.bytes[start - 1] != UInt8(ascii: "<"), SourceText.isBlank(text.bytes[start - 1]) {
        start -= 1
      }
      while end < text.bytes.count, text.bytes[end] != UInt8(ascii: ">"), SourceText.isBlank(text.bytes[end])
      { end += 1 }
      guard start > 0, end < text.bytes.count, text.bytes[start - 1] == UInt8(ascii: "<"),
        text.bytes[end] == UInt8(ascii: ">")
      else { return nil }
      start -= 1
      while start > 0, SourceText.isBlank(text.bytes[start - 1]) { start -= 1 }
      range = start..<(end + 1)
    } else if index == 0 {
      range = range.lowerBound..<names[1].range.lowerBound
    } else {
      range = names[index - 1].range.upperBound..<range.upperBound
    }
    guard !text.string(in: range).contains("/"), !text.string(in: range).contains("#") else { return nil }
    return FixIt(
      title: "Remove '\(names[index].text)'", edits: [TextEdit(span: text.span(range), newText: "")])
  }
}
