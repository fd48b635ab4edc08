/// One line of the table: some work on the corpus.
struct BenchRow: Sendable {
  /// What it is called, the same from version to version, for programs that compare.
  var name: String
  /// Whether it is ours or somebody else's.
  var isPeer = false
  /// Does the work once and says how long it took.
  var work: @Sendable () async throws -> Duration

  /// Work that is timed from its begin to its end.
  static func timed(_ name: String, isPeer: Bool = false, _ work: @escaping @Sendable () async throws -> Void)
    -> BenchRow
  {
    BenchRow(name: name, isPeer: isPeer) {
      let clock = ContinuousClock()
      let start = clock.now
      try await work()
      return clock.now - start
    }
  }

  /// A program that is run from its begin to its end.
  static func program(_ name: String, isPeer: Bool = false, _ program: ChildProcess) -> BenchRow {
    BenchRow(name: name, isPeer: isPeer) { try program.run().duration }
  }
}
