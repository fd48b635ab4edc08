import XCSemantics
import XCSyntax

/// A protocol clause with a name that means no protocol.
struct UnknownProtocol: Rule {
  let name = "unknown-protocol"
  let defaultSeverity = Severity.error
  let summary = "a protocol in a clause that no import declares"

  let explanation = """
    A class says that it conforms to a protocol, and neither its own file nor a file that is compiled together \
    with it declares one of that name. Both compilers refuse that. Usually an import is missing or the name is \
    misspelt.

    Where an import of the unit was found nowhere the protocol may come from there: then a name is reported only \
    if it is nearly that of a protocol that is there.
    """

  let examples = [
    RuleExample(
      """
      class Dial : Object <↓Turnable> {
      }
      """),
    RuleExample(
      """
      class Screen : Object <↓UXNavigationDelegate> {
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      protocol Turnable {
        void turn(i32 by);
      }

      class Dial : Object <Turnable, UXTableDelegate> {
        void turn(i32 by) { }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { file in
      file.source.declarations.flatMap { declaration -> [Diagnostic] in
        guard case .class(let part) = declaration else { return [] }
        return part.protocols.compactMap { finding(for: $0, of: part, in: file, program) }
      }
    }
  }

  private func finding(
    for protocolName: Identifier, of part: ClassDeclaration, in file: ProgramFile, _ program: Program
  ) -> Diagnostic? {
    let found = program.protocols(named: protocolName.text, from: file.id)
    guard !found.contains(where: \.visibility.isSeen), !program.isMacro(protocolName.text) else { return nil }
    let near = Spelling.likely(
      for: protocolName.text, among: program.protocolNames(seenFrom: file.id))
    var message =
      "'\(part.name.text)' claims '\(protocolName.text)', and nothing that this file imports declares it"
    if let other = program.types(named: protocolName.text, from: file.id).first(where: \.visibility.isSeen) {
      message =
        "'\(part.name.text)' claims '\(protocolName.text)', which is no protocol but the "
        + "\(other.symbol.kindName) of that name"
    } else if near == nil, program.hasUnreadImports(around: file.id) {
      return nil
    }
    var finding = Diagnostic(
      rule: name, severity: defaultSeverity, message: message,
      span: file.source.text.span(protocolName.range))
    if let far = found.first {
      finding.notes.append(
        DiagnosticNote(
          message: "a protocol of that name is declared here, in a file that is not imported",
          span: program.span(far.symbol.declaration.name.range, in: far.symbol.file)))
    } else if let near {
      finding.fixes.append(
        FixIt(
          title: "Change '\(protocolName.text)' to '\(near)'",
          edits: [TextEdit(span: finding.span, newText: near)],
          isSafe: NameKinship.isCertainSlip(protocolName.text, for: near)))
    }
    return finding
  }
}
