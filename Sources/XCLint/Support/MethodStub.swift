import XCSemantics

/// A method that a protocol asks for, with the least body that it can have.
public struct MethodStub {
  private let head: String
  private let statements: [String]

  /// Makes the stub of a requirement of a program.
  public init(_ requirement: Requirement, in program: Program) {
    let writer = MethodWriter(program: program)
    head = writer.head(of: requirement)
    statements = writer.returning(requirement)
  }

  /// The lines: the head with an opening brace, the statements one step in, the closing brace.
  public func lines(step: String) -> [String] { [head + " {"] + statements.map { step + $0 } + ["}"] }
}
