import XCSemantics
import XCSyntax

/// `xcgen census`: how much of many files the grammar reads. For people who work on the grammar; not listed.
enum CensusCommand {
  struct Settings: HasConsoleSettings {
    var console = ConsoleSettings()
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "census", summary: "Count what the grammar does not read", operands: "PATH…",
    discussion: [
      "A line a file: its bytes, its error nodes, and where the first one stands. The last line holds the sums. "
        + "The exit code is 1 if there is an error node."
    ],
    defaults: Settings(), groups: [("Terminal", CommandOption.console)])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard !operands.isEmpty else { throw UsageError(message: "'census' takes files or folders") }
    let fileSystem = LocalFileSystem()
    let found = SourceGatherer(fileSystem).gather(operands) { _ in true }
    for problem in found.problems { console.line(problem.message) }
    var files = 0
    var sound = 0
    var bytes = 0
    var errors = 0
    for path in found.files {
      guard case .success(let text) = fileSystem.source(at: path) else { continue }
      let broken = try brokenPlaces(of: text)
      let first = broken.first.map { " first at \($0.line):\($0.column)" } ?? ""
      try console.show("\(path): \(text.bytes.count) bytes, \(broken.count) errors\(first)\n")
      files += 1
      sound += broken.isEmpty ? 1 : 0
      bytes += text.bytes.count
      errors += broken.count
    }
    try console.show("\(sound) of \(files) files without an error node, \(bytes) bytes, \(errors) errors\n")
    guard found.problems.isEmpty else { return .failure }
    return errors == 0 ? .success : .findings
  }

  private static func brokenPlaces(of text: SourceText) throws -> [SourcePosition] {
    let parser = try SyntaxParser()
    do {
      let reading = try SourceReading(of: text, with: parser)
      return reading.tree.brokenNodes().map { text.position(at: $0.range.lowerBound) }
    } catch SyntaxParser.Refusal.tooDeep(let offset), SyntaxParser.Refusal.tooSlow(let offset) {
      return [text.position(at: offset)]
    }
  }
}
