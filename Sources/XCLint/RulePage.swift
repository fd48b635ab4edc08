/// What there is to read about a rule.
public struct RulePage: Sendable {
  private let rule: any Rule

  /// Makes the page of a rule.
  public init(_ rule: any Rule) { self.rule = rule }

  /// The page as plain text: what it finds, why, sources in which it finds something, sources that it passes.
  public var text: String {
    var lines = ["\(rule.name) (\(rule.defaultSeverity.rawValue))", "", sentence(rule.summary)]
    lines +=
      [""]
      + rule.explanation.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.wrapped(String($0)) }
    lines += examples("Finds something:", rule.failingExamples)
    lines += examples("Finds nothing:", rule.passingExamples)
    return lines.joined(separator: "\n") + "\n"
  }

  private func examples(_ heading: String, _ examples: [RuleExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    var lines = ["", heading]
    for example in examples { lines += [""] + Self.listing(of: example) }
    return lines
  }

  /// The source, indented, with a caret below every place that is marked.
  static func listing(of example: RuleExample) -> [String] {
    var lines: [String] = []
    for marked in example.markedSource.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = "    "
      var carets = "    "
      var hasCaret = false
      for character in marked {
        if character == RuleExample.marker {
          carets += String(repeating: " ", count: max(0, line.count - carets.count)) + "^"
          hasCaret = true
        } else {
          line.append(character)
        }
      }
      lines.append(marked.isEmpty ? "" : line)
      if hasCaret { lines.append(carets) }
    }
    return lines
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private static func wrapped(_ line: String) -> [String] {
    var lines = [""]
    for word in line.split(separator: " ") {
      if let last = lines.last, !last.isEmpty, last.count + 1 + word.count > 80 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
