import XCSyntax

/// Colours and weights of a terminal, or none.
struct TerminalStyle: Sendable {
  let usesColors: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func mark(_ text: String) -> String { wrap(text, "1;32") }
  func fix(_ text: String) -> String { wrap(text, "36") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrap("error:", "1;31")
    case .warning: wrap("warning:", "1;35")
    case .note: wrap("note:", "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    usesColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
