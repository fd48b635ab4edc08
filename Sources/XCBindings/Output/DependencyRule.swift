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
    let names = inputs.map { Self.escaped($0) }
    let rule =
      targets.map { Self.escaped($0, isTarget: true) }.joined(separator: " ") + ":"
      + names.map { " \\\n  " + $0 }.joined() + "\n"
    return rule + inputs.map { "\n" + Self.escaped($0, isTarget: true) + ":\n" }.joined()
  }

  private static func escaped(_ path: String, isTarget: Bool = false) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "\t", "#", "\\", ":": result += "\\" + String(character)
      // It stands for a stem in targets only.
      case "%": result += isTarget ? "\\%" : "%"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
