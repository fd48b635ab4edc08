import XCLint
import XCSemantics

/// Names of rules as somebody types them.
enum RuleNames {
  /// The rule with a name; an unknown name is an error that tells the nearest.
  static func rule(named name: String) throws(UsageError) -> any Rule {
    if let rule = RuleRegistry.all.rule(named: name) { return rule }
    let nearest = RuleRegistry.all.nearestName(to: name)
    throw UsageError(
      message: "unknown rule '\(name)'",
      hints: [nearest.map { "the nearest one is '\($0)'" } ?? "'xcgen rules' lists them"])
  }

  /// The names in a list with commas.
  static func list(_ text: String, of option: String) throws(UsageError) -> [String] {
    var names: [String] = []
    for part in text.split(separator: ",") {
      let name = part.drop { $0 == " " }
      names.append(try rule(named: String(name)).name)
    }
    guard !names.isEmpty else { throw UsageError(message: "'\(option)' names no rule") }
    return names
  }
}
