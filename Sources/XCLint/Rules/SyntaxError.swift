import XCSemantics
import XCSyntax

/// A part of a file that is not xc.
struct SyntaxError: Rule {
  let name = "syntax-error"
  let defaultSeverity = Severity.error
  let summary = "a part of the file that is not xc"

  let explanation = """
    The text at the place named cannot be read as xc. What stands around it is read and checked all the same, \
    so other findings remain true, but a declaration that is broken may be missing from what other rules see.

    Macros are not expanded. Where a file can only be read after an expansion, the message says that a macro is \
    the likely cause.
    """

  let examples = [
    RuleExample(
      """
      class Gauge : Object {
        i32 level↓
        void init(void) { level = 0; }
      }
      """),
    RuleExample(
      """
      class Gauge : Object {
        i32 level;
        void init(void) { level = 0; }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { program.syntaxErrors(of: $0.id) }.map { error in
      var error = error
      error.rule = name
      return error
    }
  }
}
