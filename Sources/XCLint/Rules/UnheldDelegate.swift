import XCSemantics
import XCSyntax

/// A new object that only a weak reference keeps.
struct UnheldDelegate: BodyRule {
  let name = "unheld-delegate"
  let defaultSeverity = Severity.warning
  let summary = "a freshly made object handed to a setter that holds it weakly"

  let explanation = """
    Tables, outlines, navigation controllers and text views hold their delegates and data sources weakly. An \
    object that is made just for such a setter has no other owner: it is gone as soon as the statement ends, \
    and the setter leaves nothing behind. Keep the object in a field or a global, and hand that over. The \
    delegate of an application is held strongly and may be made on the spot.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class Rows : Object <UXTableDataSource> {
        i32 numberOfRows(UXTableView* t) { return 0; }
        u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
      }

      void fill(UXTableView* table) {
        table.setDataSource(↓new Rows());
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Rows : Object <UXTableDataSource> {
        i32 numberOfRows(UXTableView* t) { return 0; }
        u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
      }

      Rows* gRows;

      void fill(UXTableView* table) {
        gRows = new Rows();
        table.setDataSource(gRows);
      }
      """),
  ]

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    facts.conversions.compactMap { conversion -> Diagnostic? in
      guard let made = conversion.made, let holder = conversion.weakHolder else { return nil }
      return finding(
        "this '\(made)' is gone at once: '\(holder)' holds it weakly, and nothing else keeps it",
        at: conversion.range, in: bodies.program.file(facts.file))
    }
  }
}
