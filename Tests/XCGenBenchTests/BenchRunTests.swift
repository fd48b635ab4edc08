import Testing

@testable import xcgen_bench

struct BenchRunTests {
  @Test func rowsAreMeasuredByTheYardstickOfTheirRound() async throws {
    let rows = [
      BenchRow(name: "three") { .milliseconds(30) },
      BenchRow(name: "half", isPeer: true) { .milliseconds(5) },
    ]
    let yardstick = BenchRow(name: "unit") { .milliseconds(10) }
    let results = try await BenchRun(rounds: 3) { _, _ in }.perform(rows, by: yardstick)
    #expect(results.map(\.name) == ["three", "half"])
    #expect(results.map(\.samples.ratios) == [[3, 3, 3], [0.5, 0.5, 0.5]])
    #expect(results.map(\.isPeer) == [false, true])
  }

  @Test func theMedianIsTheMiddleAndTheSpreadTheEnds() {
    var samples = Samples()
    for value in [4.0, 1, 9, 2] { samples.add(value) }
    #expect(samples.median == 3)
    #expect(samples.spread == 1...9)
    samples.add(3)
    #expect(samples.median == 3)
  }

  @Test func programsAreMeasured() throws {
    let usage = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "exit 3"]).run()
    #expect(usage.duration > .zero)
    #expect(usage.peakBytes > 0)
    #expect(throws: ChildProcess.Failure.self) { try ChildProcess(executable: "/no/such/program").run() }
  }

  @Test func wrongArgumentsAreTold() {
    let failures: [([String], String)] = [
      (["--bytes"], "'--bytes' takes a value"),
      (["--rounds", "0"], "'--rounds' takes a number above 0, not '0'"),
      (["--fast"], "unknown argument '--fast'"),
    ]
    for (arguments, message) in failures {
      let error = #expect(throws: BenchOptions.UsageError.self) { try BenchOptions(arguments) }
      #expect(error?.description == message)
    }
  }
}
