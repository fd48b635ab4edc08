/// What files are made from, in the syntax of make.
public struct DependencyRule: Sendable, Hashable {
  /// The files that are made.
  public var targets: [String]
  /// The files that they are made from.
  public var inputs: [String]

  /// Makes a rule.
  public init(targets: [String], inputs: [String]) {
    self.targets = targets
    self.inputs = inputs
  }

  /// The rule, and an empty one for each input, so that a deleted source does not stop the build.
  public var text: String {
    let names = inputs.map(Self.escaped)
    let rule =
      targets.map(Self.escaped).joined(separator: " ") + ":" + names.map { " \\\n  " + $0 }.joined() + "\n"
    return rule + names.map { "\n" + $0 + ":\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", "\\", ":", "%": result += "\\" + String(character)
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
