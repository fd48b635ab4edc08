import XCSemantics
import XCSyntax

/// A name behind a protocol pointer that the protocol does not have.
struct UnknownProtocolMethod: BodyRule {
  let name = "unknown-protocol-method"
  let defaultSeverity = Severity.error
  let summary = "a name used through a protocol pointer that the protocol lacks"

  let explanation = """
    Through a protocol pointer only the methods of that protocol can be called or bound. The reference \
    compiler refuses a call of another name, the shipped one does not, and neither says a word about a \
    binding `&d.m` of a name that is not there: it is always empty. There are no properties either: `d.n` \
    without parentheses compiles, and reads nothing that makes sense.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        i32 angle(void);
        optional void turned(i32 by);
      }

      class Panel : Object {
        weak:Turning* turner;
        void open(void) {
          ↓turner.reset();
          callback told void(i32 by) = ↓&turner.turnedBy;
          i32 angle = ↓turner.angle;
        }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        i32 angle(void);
        optional void turned(i32 by);
      }

      class Panel : Object {
        weak:Turning* turner;
        i32 open(void) {
          callback told void(i32 by) = &turner.turned;
          if (told) { told(3); }
          return turner.angle();
        }
      }
      """),
  ]

  /// Words that are no methods: reference counts are not asked of a protocol.
  private static let referenceWords: Set<String> = ["retain", "release", "delete"]

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    return
      facts.protocolUses.compactMap { use -> Diagnostic? in
        let known = use.symbol.requirement(named: use.name.text)
        guard use.kind == .read || known == nil, !Self.referenceWords.contains(use.name.text),
          known != nil || !program.mayGetByMacro(use.name.text, in: use.symbol)
        else { return nil }
        let file = program.file(facts.file)
        let note = DiagnosticNote(
          message: "'\(use.symbol.name)' is declared here",
          span: program.span(use.symbol.declaration.name.range, in: use.symbol.file))
        return finding(
          message(for: use, isMethod: known != nil), at: use.range, in: file, notes: [note],
          fixes: fix(use, in: file).map { [$0] } ?? [])
      }
  }

  private func message(for use: ProtocolUse, isMethod: Bool) -> String {
    let (name, owner) = (use.name.text, use.symbol.name)
    switch use.kind {
    case .call: return "'\(owner)' has no method '\(name)'"
    case .binding: return "'\(owner)' has no method '\(name)': this binding is always empty"
    case .read:
      return isMethod
        ? "'\(name)' is a method of '\(owner)' and must be called: a protocol has no properties"
        : "'\(owner)' has no '\(name)': a protocol has no properties"
    }
  }

  private func fix(_ use: ProtocolUse, in file: ProgramFile) -> FixIt? {
    let names = use.symbol.requirements.filter { use.kind == .binding || !$0.declaration.isOptional }
      .map(\.name)
    guard use.kind != .read, let near = Spelling.likely(for: use.name.text, among: names) else { return nil }
    return FixIt(
      title: "Change '\(use.name.text)' to '\(near)'",
      edits: [TextEdit(span: file.source.text.span(use.name.range), newText: near)],
      isSafe: NameKinship.isCertainSlip(use.name.text, for: near))
  }
}
