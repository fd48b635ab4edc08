import Foundation

/// The benchmark: one table, each row a ratio from the same run.
@main
struct XCGenBench {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ChildProcess.peakOption { return tellPeak(of: Array(arguments.dropFirst())) }
    guard !arguments.contains("--help") else { return print(BenchOptions.help, terminator: "") }
    do {
      let options = try BenchOptions(arguments)
      if let folder = options.corpusFolder { return try write(options, to: folder) }
      let report = try await measure(options)
      print(report.text, terminator: "")
      if let path = options.jsonPath {
        try report.json().write(toFile: path, atomically: true, encoding: .utf8)
      }
    } catch {
      tell("error: \(error)")
      exit(2)
    }
  }

  private static func tellPeak(of words: [String]) {
    guard let program = words.first,
      let usage = try? ChildProcess(executable: program, arguments: Array(words.dropFirst())).run()
    else { exit(2) }
    print(usage.peakBytes)
  }

  private static func tell(_ words: String) {
    FileHandle.standardError.write(Data("xcgen-bench: \(words)\n".utf8))
  }

  private static func write(_ options: BenchOptions, to folder: String) throws {
    let languages: [any CorpusLanguage] = [XCLanguage(), CLanguage(), ObjectiveCLanguage(), SwiftLanguage()]
    for language in languages {
      let place = URL(fileURLWithPath: folder).appendingPathComponent(language.fileExtension)
      try Corpus(language, bytes: options.bytes).write(to: place)
    }
  }

  private static func measure(_ options: BenchOptions) async throws -> BenchReport {
    guard let raw = RawParse() else { throw BenchOptions.UsageError(description: "there is no grammar") }
    let corpus = Corpus(XCLanguage(), bytes: options.bytes)
    let written = try WrittenCorpus(corpus)
    let yardstick = BenchRow.timed(BenchReport.yardstick) { raw.run(corpus.files) }
    var rows = try await BenchRow.all(corpus, written: written)
    if options.hasPeers { rows += try BenchRow.peers(bytes: corpus.byteCount, cGrammar: options.cGrammar) }
    let run = BenchRun(rounds: options.rounds) { tell("round \($0): \($1)") }
    let results = try await run.perform(rows, by: yardstick)
    let growth = options.measuresGrowth ? try await measureGrowth(options, raw) : [:]
    var lines = results.map { result in
      BenchReport.Row(
        name: result.name, isPeer: result.isPeer, median: result.samples.median,
        lowest: result.samples.spread.lowerBound, highest: result.samples.spread.upperBound,
        growth: growth[result.name])
    }
    lines.insert(
      BenchReport.Row(
        name: yardstick.name, isPeer: false, median: 1, lowest: 1, highest: 1, growth: growth[yardstick.name]),
      at: 0)
    let large =
      options.measuresGrowth ? try WrittenCorpus(Corpus(XCLanguage(), bytes: options.bytes * 10)) : nil
    let programs = try ProgramFigures(written, large: large, rounds: options.rounds)
    return BenchReport(
      corpusBytes: corpus.byteCount, corpusFiles: corpus.files.count, rounds: options.rounds, rows: lines,
      startByClang: programs.startByClang, memory: programs.memory)
  }

  /// How much longer each row takes when the corpus is ten times as large.
  private static func measureGrowth(_ options: BenchOptions, _ raw: RawParse) async throws -> [String: Double]
  {
    tell("growth")
    var times: [[String: Duration]] = []
    for size in [options.bytes, options.bytes * 10] {
      let corpus = Corpus(XCLanguage(), bytes: size)
      let written = try WrittenCorpus(corpus)
      let all =
        [BenchRow.timed(BenchReport.yardstick) { raw.run(corpus.files) }]
        + (try await BenchRow.all(corpus, written: written))
      var best: [String: Duration] = [:]
      for _ in 0..<3 {
        for row in all {
          let time = try await row.work()
          best[row.name] = min(best[row.name] ?? time, time)
        }
      }
      times.append(best)
    }
    return times[0].reduce(into: [:]) { growth, item in
      if let large = times[1][item.key] { growth[item.key] = large / item.value }
    }
  }
}
