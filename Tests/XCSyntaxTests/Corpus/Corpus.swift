import Foundation

/// The grammar's corpus as it lies in the repository.
enum Corpus {
  /// The folder of the grammar.
  static let grammarFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("grammar")

  /// Every test in it, by file and in order.
  static let cases: Result<[CorpusCase], any Error> = Result {
    let folder = grammarFolder.appendingPathComponent("test/corpus")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
      .sorted { $0.path < $1.path }
      .flatMap { file in
        try CorpusReader(
          topic: file.deletingPathExtension().lastPathComponent,
          text: String(contentsOf: file, encoding: .utf8)
        ).cases()
      }
  }

  /// The tests for use as arguments; a test of its own says when they cannot be read.
  static var all: [CorpusCase] { (try? cases.get()) ?? [] }
}
