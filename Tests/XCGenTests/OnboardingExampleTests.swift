import Foundation
import Testing

@Suite("The onboarding example")
struct OnboardingExampleTests {
  private static let example = Built.package.appendingPathComponent("Examples/Onboarding")
  private static let forgetful = "Examples/Onboarding/xc/ForgetfulFlow.xc"

  @Test("Forms that come back are fresh where they must be, and as the user left them elsewhere")
  func states() throws {
    let folder = try ScratchFolder()
    let bindings = folder.url.appendingPathComponent("Bindings")
    let generate = try ProgramRun.of(
      try Built.xcgen(), ["generate", Self.example.path + "/xc", "-o", bindings.path])
    try #require(generate.status == 0, "\(generate.transcript)")
    #expect(!generate.errors.contains("warning"), "\(generate.errors)")
    let program = folder.path + "/onboarding"
    let build = try ProgramRun.of(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", program]
        + swiftFiles(in: Self.example.appendingPathComponent("Swift")) + swiftFiles(in: bindings),
      seconds: 300)
    try #require(build.status == 0, "\(build.transcript)")
    let run = try ProgramRun.of(program, [])
    #expect(run.status == 0)
    #expect(run.output == Self.documentedStates)
  }

  @Test("Nothing is wrong with the flow that resets its forms, and the other is no error")
  func lint() throws {
    let run = try ProgramRun.of(
      try Built.xcgen(), ["lint", "Examples/Onboarding", "--format", "json"], in: Built.package)
    #expect(run.status == 0, "\(run.transcript)")
    let findings = try Finding.decode(run.output)
    #expect(findings.filter { $0.file != Self.forgetful || $0.rule != "reused-view-state" } == [])
  }

  @Test("The flow without the reset is told at both pushes of a form that it keeps")
  func reused() throws {
    let run = try ProgramRun.of(
      try Built.xcgen(), ["lint", "Examples/Onboarding", "--format", "json"], in: Built.package)
    let findings = try Finding.decode(run.output).filter { $0.rule == "reused-view-state" }
    let source = try String(contentsOf: Built.package.appendingPathComponent(Self.forgetful), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let pushes = ["signInForm", "signUpForm"].map { form in
      (lines.firstIndex { $0.contains("navigation.push(\(form))") } ?? -1) + 1
    }
    #expect(findings.map(\.file) == [Self.forgetful, Self.forgetful], "\(run.output)")
    #expect(findings.map(\.line) == pushes, "\(run.output)")
    #expect(findings.allSatisfy { $0.severity == "note" }, "\(run.output)")
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted().map { folder.appendingPathComponent($0).path }
  }
}
