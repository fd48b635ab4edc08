/// Measures rows round by round, so that whatever slows the machine down slows all of a round down.
struct BenchRun {
  /// What came out for one row.
  struct Result: Sendable {
    var name: String
    var isPeer: Bool
    var samples: Samples
  }

  var rounds: Int
  /// Is told of every row before it is measured.
  var willMeasure: (_ round: Int, _ row: String) -> Void

  /// The rows' times by the time of the yardstick, which is measured before and after each round.
  func perform(_ rows: [BenchRow], by yardstick: BenchRow) async throws -> [Result] {
    var results = rows.map { Result(name: $0.name, isPeer: $0.isPeer, samples: Samples()) }
    // Caches, page tables and lazily made tables are warm from here on.
    _ = try await yardstick.work()
    for row in rows { _ = try await row.work() }
    for round in 1...rounds {
      willMeasure(round, yardstick.name)
      let before = try await yardstick.work()
      var times: [Duration] = []
      for row in rows {
        willMeasure(round, row.name)
        times.append(try await row.work())
      }
      let unit = (before + (try await yardstick.work())) / 2
      for (index, time) in times.enumerated() { results[index].samples.add(time / unit) }
    }
    return results
  }
}
