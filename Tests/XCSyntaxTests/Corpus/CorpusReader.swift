/// Reads the format of tree-sitter's corpus files.
///
/// A test is a bar of `=`, its name with lines such as `:error` below it, a second bar, the input, a bar of `-`,
/// and the tree. Blank lines around input and tree are no part of them.
struct CorpusReader {
  private let topic: String
  private let lines: [Substring]

  init(topic: String, text: String) {
    self.topic = topic
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Why a file is no corpus.
  struct Malformed: Error, CustomStringConvertible {
    let topic: String
    let line: Int
    var description: String { "\(topic).txt:\(line): a test has a header, an input, a divider and a tree" }
  }

  func cases() throws -> [CorpusCase] {
    var result: [CorpusCase] = []
    var index = skippingBlank(from: 0)
    while index < lines.count {
      let header = index
      guard Self.isBar(lines[index], of: "="),
        let headerEnd = lines[(index + 1)...].firstIndex(where: { Self.isBar($0, of: "=") })
      else { throw Malformed(topic: topic, line: index + 1) }
      let end = lines[(headerEnd + 1)...].firstIndex { Self.isBar($0, of: "=") } ?? lines.count
      // The last divider counts: an input may hold a line of dashes of its own.
      guard let divider = lines[(headerEnd + 1)..<end].lastIndex(where: { Self.isBar($0, of: "-") }) else {
        throw Malformed(topic: topic, line: header + 1)
      }
      let title = lines[(header + 1)..<headerEnd]
      result.append(
        CorpusCase(
          topic: topic, name: title.filter { !$0.hasPrefix(":") }.joined(separator: " "),
          attributes: Set(title.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }),
          input: Self.trimmed(lines[(headerEnd + 1)..<divider]),
          expected: Self.trimmed(lines[(divider + 1)..<end])))
      index = end
    }
    return result
  }

  private func skippingBlank(from start: Int) -> Int {
    lines[start...].firstIndex { !$0.isEmpty } ?? lines.count
  }

  private static func isBar(_ line: Substring, of mark: Character) -> Bool {
    line.count >= 3 && line.allSatisfy { $0 == mark }
  }

  private static func trimmed(_ lines: ArraySlice<Substring>) -> String {
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
    return lines[start..<end].joined(separator: "\n")
  }
}
