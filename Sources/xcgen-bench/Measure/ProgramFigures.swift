import Foundation

/// What can be told only of the program as a process: how long it takes to start, how much memory it needs.
struct ProgramFigures {
  var startByClang: Double?
  var memory: [BenchReport.Memory] = []

  /// Measures the `xcgen` beside this program; without one there are no figures.
  ///
  /// - Parameter large: a corpus of the same kind and of other size, to tell what memory grows with.
  init(_ corpus: WrittenCorpus, large: WrittenCorpus?, rounds: Int) throws {
    guard let xcgen = ChildProcess.sibling("xcgen") else { return }
    let version = ChildProcess(executable: xcgen, arguments: ["--version"])
    if let clang = ChildProcess.find("clang") {
      var samples = Samples()
      for _ in 0..<rounds {
        let peer = try ChildProcess(executable: clang, arguments: ["--version"]).run().duration
        samples.add(try version.run().duration / peer)
      }
      startByClang = samples.median
    }
    let floor = try version.peakBytes()
    for arguments in [
      ["lint", "--no-cache", "-j", "1"], ["generate", "-q", "-j", "1", "-o", corpus.folder + "/.out"],
    ] {
      func peak(_ corpus: WrittenCorpus) throws -> Double {
        let run = ChildProcess(executable: xcgen, arguments: arguments + [corpus.folder])
        return Double(max(try run.peakBytes() - floor, 0))
      }
      let own = try peak(corpus)
      memory.append(
        BenchReport.Memory(
          command: "xcgen \(arguments[0])", peakBytesPerSourceByte: own / Double(max(corpus.byteCount, 1)),
          growth: try large.map { own > 0 ? try peak($0) / own : 0 }))
    }
  }
}
