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
    and the setter leaves nothing behind. A local variable keeps it no longer than until its method ends. Keep \
    the object in a field or a global, and hand that over. The delegate of an application is held strongly and \
    may be made on the spot.
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

      void refill(UXTableView* table) {
        Rows* rows = new Rows();
        table.setDataSource(↓rows);
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
    let handed = facts.conversions.filter { $0.weakHolder != nil }
    guard !handed.isEmpty else { return [] }
    let fleeting = handed.contains { $0.made == nil } ? FleetingObjects(of: facts, handed: handed) : nil
    let file = bodies.program.file(facts.file)
    return handed.compactMap { conversion -> Diagnostic? in
      guard let holder = conversion.weakHolder else { return nil }
      if let made = conversion.made {
        return finding(
          "this '\(made)' is gone at once: '\(holder)' holds it weakly, and nothing else keeps it",
          at: conversion.range, in: file)
      }
      return fleeting?.made(conversion).map { made in
        finding(
          "this '\(made)' is gone when '\(facts.function.name.text)' ends: '\(holder)' holds it weakly, and "
            + "nothing but a local variable keeps it",
          at: conversion.range, in: file)
      }
    }
  }
}
