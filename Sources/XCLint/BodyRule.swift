import XCSemantics
import XCSyntax

/// A rule that asks what bodies say. Bodies are read once for all rules of this kind.
protocol BodyRule: Rule {
  /// Everything that it finds in the bodies of the requested files, in any order.
  func check(_ bodies: ProgramBodies) -> [Diagnostic]
}

extension BodyRule {
  func check(_ program: Program) -> [Diagnostic] { check(ProgramBodies(program)) }
}
