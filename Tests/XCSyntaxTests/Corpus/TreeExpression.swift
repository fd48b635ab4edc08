/// A tree as nested parentheses, laid out one node a line so that two can be compared line by line.
struct TreeExpression: Equatable {
  let lines: [String]

  /// Reads what tree-sitter's tools and our printer write.
  init(_ text: String) {
    var reader = Reader(Array(text))
    lines = reader.read()
  }

  /// Both trees in one list: lines with `-` are expected and missing, lines with `+` are there unexpected.
  func difference(from expected: TreeExpression) -> String {
    let changes = lines.difference(from: expected.lines)
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var result: [String] = []
    var position = 0
    func takeInserted() {
      while let line = inserted[position] {
        result.append("+ " + line)
        position += 1
      }
    }
    for (offset, line) in expected.lines.enumerated() {
      if removed.contains(offset) {
        result.append("- " + line)
        continue
      }
      takeInserted()
      result.append("  " + line)
      position += 1
    }
    takeInserted()
    return result.joined(separator: "\n")
  }

  private struct Reader {
    private let text: [Character]
    private var index = 0
    private var depth = 0
    private var field = ""

    init(_ text: [Character]) { self.text = text }

    mutating func read() -> [String] {
      var lines: [String] = []
      while index < text.count {
        switch text[index] {
        case "(":
          index += 1
          lines.append(String(repeating: "  ", count: depth) + field + node())
          field = ""
          depth += 1
        case ")":
          index += 1
          depth -= 1
        case let character where character.isWhitespace:
          index += 1
        default:
          field = word() + " "
        }
      }
      return lines
    }

    private mutating func node() -> String {
      let name = word()
      switch name {
      case "MISSING":
        index += 1
        return "MISSING " + (text[index] == "\"" ? quoted() : word())
      case "UNEXPECTED":
        // The command names a skipped character; to the library it is an error node like any other.
        index += 2
        while index < text.count, text[index] != ")" || text[index - 1] != "'" { index += 1 }
        return "ERROR"
      default:
        return name
      }
    }

    private mutating func word() -> String {
      let start = index
      while index < text.count, !text[index].isWhitespace, text[index] != "(", text[index] != ")" {
        index += 1
      }
      return String(text[start..<index])
    }

    /// A quote inside is written bare by the command and escaped by our printer.
    private mutating func quoted() -> String {
      let start = index + 1
      index = start + 1
      while index + 1 < text.count, text[index] != "\"" || text[index + 1] != ")" { index += 1 }
      let content = String(text[start..<index])
      index += 1
      return "\"" + (content == "\\\"" ? "\"" : content) + "\""
    }
  }
}
