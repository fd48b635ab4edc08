import XCSemantics
import XCSyntax

/// Something that the linter looks for. A rule is one file: its name, its words, its examples, its check.
public protocol Rule: Sendable {
  /// The name that findings, options and the configuration use.
  var name: String { get }

  /// How much its findings matter where nothing else is said.
  var defaultSeverity: Severity { get }

  /// One line about what it finds, without a full stop.
  var summary: String { get }

  /// What it finds and why that matters, in full sentences.
  var explanation: String { get }

  /// Sources that it finds fault with, and sources that it passes; at least one of each.
  var examples: [RuleExample] { get }

  /// Everything that it finds in the requested files of a program, in any order.
  func check(_ program: Program) -> [Diagnostic]
}

extension Rule {
  /// The examples in which the rule finds something.
  public var failingExamples: [RuleExample] { examples.filter(\.isFailing) }

  /// The examples in which it finds nothing.
  public var passingExamples: [RuleExample] { examples.filter { !$0.isFailing } }
}
