/// Why a command plugin stops.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// The refusal to write without permission.
  static func needsPermission(_ verb: String, _ arguments: [String]) -> CommandFailure {
    let words = ([verb] + arguments).joined(separator: " ")
    return CommandFailure(
      "'\(words)' writes into the package. Allow it with: swift package --allow-writing-to-package-directory \(words)"
    )
  }
}
