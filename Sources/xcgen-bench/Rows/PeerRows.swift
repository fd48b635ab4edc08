import Foundation

extension BenchRow {
  /// What other tools do with as many bytes of the same shape in their own language, where they are installed.
  ///
  /// - Parameter cGrammar: a shared object with tree-sitter's grammar of C, nil for none.
  static func peers(bytes: Int, cGrammar: String?) throws -> [BenchRow] {
    var rows: [BenchRow] = []
    if let cGrammar {
      guard let parse = RawParse(library: cGrammar, function: "tree_sitter_c") else {
        throw ChildProcess.Failure(description: "'\(cGrammar)' holds no grammar of C for this libtree-sitter")
      }
      let corpus = Corpus(CLanguage(), bytes: bytes)
      rows.append(.timed("tree-sitter-c, parse", isPeer: true) { parse.run(corpus.files) })
    }
    if let clang = ChildProcess.find("clang") {
      let written = try WrittenCorpus(Corpus(ObjectiveCLanguage(), bytes: bytes))
      rows.append(
        .program(
          "clang -fsyntax-only", isPeer: true,
          ChildProcess(executable: clang, arguments: ["-fsyntax-only", "-w"] + written.paths)
        ).keeping(written))
    }
    if let swift = ChildProcess.find("swift") {
      let written = try WrittenCorpus(Corpus(SwiftLanguage(), bytes: bytes))
      rows.append(
        .program(
          "swift format lint", isPeer: true,
          ChildProcess(executable: swift, arguments: ["format", "lint"] + written.paths)
        ).keeping(written))
    }
    return rows
  }

  /// The same row, which needs the files of a corpus to stay.
  func keeping(_ corpus: WrittenCorpus) -> BenchRow {
    let work = work
    return BenchRow(name: name, isPeer: isPeer) {
      defer { withExtendedLifetime(corpus) {} }
      return try await work()
    }
  }
}
