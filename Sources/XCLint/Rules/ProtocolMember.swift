import XCSemantics
import XCSyntax

/// Something in a protocol that only a class can have.
struct ProtocolMember: Rule {
  let name = "protocol-member"
  let defaultSeverity = Severity.error
  let summary = "a body, field, static or nested declaration inside a protocol"

  let explanation = """
    A protocol lists signatures and nothing else: no bodies, no fields, no static methods, no types of its \
    own. The compilers refuse each of them. A body belongs into the classes that conform, a type beside the \
    protocol.
    """

  let examples = [
    RuleExample(
      """
      protocol Gauge {
        i32 ↓level;
        i32 read(void);
        void ↓reset(void) { }
        static i32 ↓count(void);
        enum ↓Unit = { bar, pascal };
      }
      """),
    RuleExample(
      """
      protocol Gauge {
        i32 read(void);
        optional void reset(void);
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { file in
      file.source.protocols.flatMap { owner in
        owner.invalidMembers.map { finding(message(for: $0, in: owner), at: $0.name.range, in: file) }
          + owner.methods.compactMap { method in
            message(for: method, in: owner).map { finding($0, at: method.name.range, in: file) }
          }
      }
    }
  }

  private func message(
    for member: ProtocolDeclaration.InvalidMember, in owner: ProtocolDeclaration
  ) -> String {
    let name = member.name.text
    return switch member.kind {
    case .field: "'\(name)' is a field; the protocol '\(owner.name.text)' can hold signatures only"
    case .nestedDeclaration:
      "'\(name)' is declared inside the protocol '\(owner.name.text)', which can hold signatures only"
    }
  }

  private func message(for method: FunctionDeclaration, in owner: ProtocolDeclaration) -> String? {
    if method.isStatic { return "'\(method.name.text)' is static; a protocol has no static methods" }
    guard method.bodyRange != nil else { return nil }
    return "'\(method.name.text)' has a body; the protocol '\(owner.name.text)' can hold signatures only"
  }
}
