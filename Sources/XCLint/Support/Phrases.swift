import XCSemantics
import XCSyntax

/// Pieces of sentences that several rules need.
enum Phrases {
  /// A condition that takes more bytes than this is not spelled out.
  private static let longestCondition = 200

  /// Names in single quotes, joined as one says them: `'a', 'b' and 'c'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The condition of a finding as the end of its sentence; empty where `base` and what the program is compiled with
  /// say as much.
  static func condition(_ condition: Condition, within base: Condition, _ program: Program) -> String {
    let open = condition.assuming(program.definitions) ?? condition
    guard let spelling = open.narrowed(within: base)?.spelling else { return "" }
    return spelling.utf8.count <= longestCondition ? " under '#if \(spelling)'" : " under some conditions"
  }

  /// The reservation of a finding about a class with ancestors that nobody has seen; empty without any.
  ///
  /// - Parameter verb: what such an ancestor would have to do, as in `does`.
  static func reservation(_ hierarchy: ClassHierarchy, verb: String) -> String {
    guard !hierarchy.unseen.isEmpty else { return "" }
    return ", unless an ancestor \(verb): \(list(hierarchy.unseen)) can't be seen"
  }

  /// A parameter list as a message shows it: `(UXView*, i32)`.
  static func parameters(_ declaration: FunctionDeclaration) -> String {
    "(" + declaration.signature.parameterSpelling + ")"
  }

  /// Results as a message shows them: `i32, bool`.
  static func results(_ declaration: FunctionDeclaration) -> String {
    declaration.signature.results.map(\.spelling).joined(separator: ", ")
  }
}
