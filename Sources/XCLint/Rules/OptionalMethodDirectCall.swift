import XCSemantics
import XCSyntax

/// An optional method that is called as if it were there.
struct OptionalMethodDirectCall: BodyRule {
  let name = "optional-method-direct-call"
  let defaultSeverity = Severity.error
  let summary = "a direct call of an optional method through a protocol pointer"

  let explanation = """
    A class that conforms need not have an optional method, so its place may be empty. The reference \
    compiler refuses a direct call through a protocol pointer; the shipped one lets it pass, and the program \
    jumps to nowhere. Bind the method, test the callback, then call it. The callback is empty when the \
    method is missing and when the receiver is gone.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Panel : Object {
        weak:Turning* turner;
        void turn(i32 by) { ↓turner.turned(by); }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Dial : Object <Turning> {
        void turned(i32 by) { }
        void turn(i32 by) { self.turned(by); }
      }

      class Panel : Object {
        weak:Turning* turner;
        void turn(i32 by) {
          callback turned void(i32 by) = &turner.turned;
          if (turned) { turned(by); }
        }
      }
      """),
  ]

  func check(_ bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    return bodies.facts.flatMap { facts -> [Diagnostic] in
      let calls = facts.protocolUses.filter { use in
        use.kind == .call && use.symbol.requirement(named: use.name.text)?.declaration.isOptional ?? false
      }
      return calls.map { use in
        let file = program.file(facts.file)
        let declared = use.symbol.requirement(named: use.name.text)
        let note = declared.map { requirement in
          DiagnosticNote(
            message: "'\(use.symbol.name)' declares '\(requirement.name)' here",
            span: program.span(requirement.declaration.name.range, in: use.symbol.file))
        }
        let isAlone = calls.filter { $0.name.text == use.name.text }.count == 1
        let fix = declared.flatMap { self.fix(use, of: $0, facts, isAlone: isAlone, bodies) }
        return finding(
          "'\(use.name.text)' is an optional method of '\(use.symbol.name)': "
            + "bind it and test it, it may be missing",
          at: use.range, in: file, notes: note.map { [$0] } ?? [], fixes: fix.map { [$0] } ?? [])
      }
    }
  }

  private func fix(
    _ use: ProtocolUse, of requirement: Requirement, _ facts: BodyFacts, isAlone: Bool,
    _ bodies: ProgramBodies
  ) -> FixIt? {
    guard let statement = use.statement, let arguments = use.arguments,
      requirement.declaration.signature.results.count == 1
    else { return nil }
    let file = bodies.program.file(facts.file)
    let text = file.source.text
    let receiver = text.string(in: use.receiver)
    let between = text.string(in: use.receiver.upperBound..<use.name.range.lowerBound)
    guard !between.contains("/"), !receiver.contains("//"),
      text.string(in: use.range.upperBound..<statement.range.upperBound).allSatisfy({
        $0 == ";" || $0.isWhitespace
      })
    else { return nil }
    let isPlain = isAlone && isUnused(requirement.name, facts)
    let sentence = text.string(in: use.receiver) + " " + text.string(in: arguments)
    guard let name = freeName(for: requirement.name, usedIn: sentence, facts, bodies) else { return nil }
    let layout = SourceLayout(text: text)
    let indent = layout.indentation(at: statement.range.lowerBound)
    let signature = requirement.declaration.signature
    let result = signature.results.map(\.spelling).joined()
    let parameters =
      signature.parameters.isEmpty && !signature.isVariadic ? "void" : signature.parameterSpelling
    let call = name + text.string(in: arguments) + ";"
    let binding = "callback \(name) \(result)(\(parameters)) = &\(receiver).\(requirement.name);"
    var words: String
    if layout.beginsLine(statement.range.lowerBound), statement.isInBlock, isPlain {
      words = binding + text.lineEnding + indent + "if (\(name)) { \(call) }"
    } else {
      words = binding + " if (\(name)) { \(call) }"
      if !statement.isInBlock || !isPlain { words = "{ " + words + " }" }
    }
    return FixIt(
      title: "Bind '\(requirement.name)' and test it",
      edits: [TextEdit(span: text.span(statement.range), newText: words)])
  }

  /// Whether a name stands in the body as that of a method behind a dot only.
  private func isUnused(_ name: String, _ facts: BodyFacts) -> Bool {
    var count = 0
    facts.body.walk { node in
      if node.kind == .identifier, node.text == name { count += 1 }
      return true
    }
    return count == facts.protocolUses.filter { $0.name.text == name }.count
  }

  /// A name for the callback that means nothing else where it is called; nil where no likely one is free.
  private func freeName(
    for method: String, usedIn sentence: String, _ facts: BodyFacts, _ bodies: ProgramBodies
  ) -> String? {
    let words = Set(sentence.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let parameters = Set(facts.function.signature.parameters.compactMap { $0.name?.text })
    return [method, method + "Callback", method + "Bound"].first { name in
      guard !parameters.contains(name), !words.contains(name), !bodies.isTaken(name),
        bodies.program.types(named: name, from: facts.file).isEmpty
      else { return false }
      guard let owner = facts.owner else { return true }
      let hierarchy = bodies.program.hierarchy(of: owner)
      return bodies.program.field(named: name, in: hierarchy) == nil
        && bodies.program.nearestMethods(named: name, in: hierarchy).isEmpty
    }
  }
}
