/// Why a command could not do its work; ends it with exit code 2.
struct CommandFailure: Error {
  /// One sentence without a full stop.
  let message: String

  init(_ message: String) { self.message = message }
}
