#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a pipe gets colours: `auto` follows the terminal and `NO_COLOR`.
  func isOn(
    for pipe: OutputPipe, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let refused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
      return pipe.isTerminal && !refused
    }
  }
}
