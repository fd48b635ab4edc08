import Foundation

/// What can be told only of the program as a process: how long it takes to start, how much memory it needs.
struct ProgramFigures {
  var startByClang: Double?
  var memory: [BenchReport.Memory] = []

  /// Measures the `xcgen` beside this program; without one there are no figures.
  init(_ corpus: WrittenCorpus, bytes: Int, rounds: Int) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let xcgen = folder.appendingPathComponent("xcgen").path
    guard FileManager.default.isExecutableFile(atPath: xcgen) else { return }
    let version = ChildProcess(executable: xcgen, arguments: ["--version"])
    if let clang = ChildProcess.find("clang") {
      var samples = Samples()
      for _ in 0..<rounds {
        let peer = try ChildProcess(executable: clang, arguments: ["--version"]).run().duration
        samples.add(try version.run().duration / peer)
      }
      startByClang = samples.median
    }
    let floor = try version.run().peakBytes
    let peak = try ChildProcess(executable: xcgen, arguments: ["lint", corpus.folder]).run().peakBytes
    memory.append(
      BenchReport.Memory(
        command: "xcgen lint", peakBytesPerSourceByte: Double(max(peak - floor, 0)) / Double(max(bytes, 1))))
  }
}
