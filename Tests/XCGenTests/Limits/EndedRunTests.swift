import Foundation
import Testing

/// Runs that somebody ends, or that the machine does not let finish.
@Suite("Runs that are ended")
struct EndedRunTests {
  private static let count = 400

  /// A folder with sources and what was made of them when they were other ones.
  private func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for number in 0..<Self.count {
      try folder.write("xc/P\(number).xc", "protocol P\(number) { void told(i32 n); }\n")
      try folder.write("out/P\(number).swift", Self.old)
    }
    return folder
  }

  private static let old = "// Of another time.\n"

  private func outputs(_ folder: ScratchFolder) -> [String] {
    (0..<Self.count).map { folder.text("out/P\($0).swift") ?? "" }
  }

  private func leftovers(_ folder: ScratchFolder, in place: String) -> [String] {
    folder.names(in: place).filter { $0.hasPrefix(".xcgen-") }
  }

  /// Starts a run and sends it a signal once it writes.
  private func end(_ folder: ScratchFolder, by number: Int32, after delay: Double) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Built.xcgen())
    process.arguments = ["generate", "-q", "xc", "-o", "out"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try ProgramRun.withAllSignals { try process.run() }
    let deadline = Date().addingTimeInterval(60)
    while process.isRunning, leftovers(folder, in: "out").isEmpty, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.0005)
    }
    Thread.sleep(forTimeInterval: delay)
    if process.isRunning { kill(process.processIdentifier, number) }
    process.waitUntilExit()
    return process
  }

  @Test("A run that is ended has written all or nothing", arguments: [SIGINT, SIGTERM, SIGHUP])
  func allOrNothing(number: Int32) throws {
    for delay in [0, 0.002, 0.01] {
      let folder = try project()
      let process = try end(folder, by: number, after: delay)
      let made = outputs(folder).filter { $0 != Self.old }
      #expect(made.isEmpty || made.count == Self.count, "\(made.count) of \(Self.count)")
      #expect(made.allSatisfy { $0.contains("func told") })
      #expect(leftovers(folder, in: "out") == [])
      if made.isEmpty {
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
      }
    }
  }

  @Test("A run that is killed leaves whole files, and the next one clears away what else it left")
  func killed() throws {
    let folder = try project()
    for delay in [0, 0.003, 0.01, 0.02] {
      _ = try end(folder, by: SIGKILL, after: delay)
      for text in outputs(folder) {
        #expect(text == Self.old || text.hasSuffix("}\n") && text.contains("func told"), "\(text)")
      }
      let next = try Built.run("generate", "-q", "xc", "-o", "out", in: folder)
      #expect(next.status == 0, "\(next.transcript)")
      #expect(leftovers(folder, in: "out") == [])
      #expect(outputs(folder).allSatisfy { $0.contains("func told") })
      for number in 0..<Self.count { try folder.write("out/P\(number).swift", Self.old) }
    }
  }

  @Test("Where the disk takes no more, everything is as it was and the place is told")
  func noRoom() throws {
    let folder = try ScratchFolder()
    let methods = (0..<400).map { "  void step\($0)(i32 first, i32 second);\n" }.joined()
    try folder.write("xc/Large.xc", "protocol Large {\n\(methods)}\n")
    try folder.write("xc/Small.xc", "protocol Small { void a(void); }\n")
    try folder.write("out/Small.swift", Self.old)
    // A file may have 4 KiB, and the signal that tells of more is ignored: to write fails then, as on a full disk.
    let limit = "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""
    let xcgen = try Built.xcgen()
    func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun.of("/bin/sh", ["-c", limit, xcgen] + arguments, in: folder.url)
    }
    let refused = try run("generate", "xc", "-o", "out")
    #expect(refused.status == 2, "\(refused.transcript)")
    #expect(refused.errors.contains("out/Large.swift"), "\(refused.transcript)")
    #expect(folder.text("out/Small.swift") == Self.old)
    #expect(folder.names(in: "out") == ["Small.swift"])

    let source = "xc/Mend.xc"
    let text = "class A : Object { " + String(repeating: "UXView@ v; ", count: 900) + "}\n"
    try folder.write(source, text)
    let mended = try run("lint", "-q", "--no-cache", "--fix", source)
    #expect(mended.status == 2 && mended.errors.contains(source), "\(mended.transcript)")
    #expect(folder.text(source) == text)
    #expect(leftovers(folder, in: "xc") == [])
    let report = try run("lint", "-q", "--no-cache", "--format", "html", "--output", "report.html", source)
    #expect(report.status == 2 && report.errors.contains("report.html"), "\(report.transcript)")
    #expect(folder.text("report.html") == nil)
  }

  @Test("What takes no byte is told", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let folder = try ScratchFolder()
    try folder.write("A.xc", "class A : Object <Gone> { }\n")
    let report = try Built.run("lint", "--no-cache", "--output", "/dev/full", "A.xc", in: folder)
    #expect(report.status == 2 && report.errors.contains("/dev/full"), "\(report.transcript)")
    let xcgen = try Built.xcgen()
    for command in ["lint --no-cache A.xc", "rules", "parse A.xc", "generate --stdout A.xc"] {
      let run = try ProgramRun.of(
        "/bin/sh", ["-c", "exec \"$0\" \(command) >/dev/full", xcgen], in: folder.url)
      #expect(run.status == 2 && run.errors.contains("error: "), "\(command): \(run.transcript)")
    }
  }
}
