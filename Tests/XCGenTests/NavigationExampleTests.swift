import Foundation
import Testing

@Suite("The navigation example")
struct NavigationExampleTests {
  private let example = Built.package.appendingPathComponent("Examples/Navigation")

  @Test("The Swift stack makes its calls in the documented order, polling included")
  func transcript() throws {
    let folder = try ScratchFolder()
    let program = folder.url.appendingPathComponent("navigation").path
    let build = try compile(
      ["-o", program] + swiftFiles(in: example.appendingPathComponent("Swift")), into: folder)
    try #require(build.status == 0, "\(build.transcript)")
    let run = try ProgramRun.of(program, [])
    #expect(run.status == 0)
    #expect(run.output == Self.documentedCalls)
  }

  @Test(
    "A class with one half does not compile, and the compiler names the other half",
    arguments: [("formWillShow", "formDidHide"), ("formDidHide", "formWillShow")])
  func oneHalf(written: String, missing: String) throws {
    let folder = try ScratchFolder()
    let half = try folder.write(
      "Half.swift",
      """
      final class Half: UXNavigationDelegate {
        func \(written)(_ n: UXNavigationController, content: UXView?, depth: Int32) {}
      }
      """)
    let build = try compile(["-typecheck", half.path] + toolkit, into: folder)
    #expect(build.status != 0)
    #expect(build.errors.contains("does not conform to protocol 'UXNavigationDelegate'"), "\(build.errors)")
    #expect(build.errors.contains("'\(missing)("), "\(build.errors)")
    #expect(!build.errors.contains("'\(written)("), "\(build.errors)")
  }

  @Test("A class with both halves compiles, and so does one that opts out")
  func wholeAndOptOut() throws {
    let folder = try ScratchFolder()
    let source = try folder.write(
      "Whole.swift",
      """
      final class Whole: UXNavigationDelegate {
        func formWillShow(_ n: UXNavigationController, content: UXView?, depth: Int32) {}
        func formDidHide(_ n: UXNavigationController, content: UXView?, depth: Int32) {}
      }
      final class Neither: UXNavigationDelegateWithoutFormVisibility {}
      """)
    let build = try compile(["-typecheck", source.path] + toolkit, into: folder)
    #expect(build.status == 0, "\(build.transcript)")
  }

  @Test("Lint finds the forgetful screen and nothing else")
  func lint() throws {
    let run = try ProgramRun.of(
      try Built.xcgen(), ["lint", "Examples/Navigation", "--format", "json"], in: Built.package)
    #expect(run.status == 1, "\(run.transcript)")
    let findings = try Finding.decode(run.output)
    try #require(findings.count == 1, "\(run.transcript)")
    let finding = findings[0]
    let source = try String(
      contentsOf: example.appendingPathComponent("xc/ForgetfulScreen.xc"), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("void formWillShow(") })
    #expect(finding.file == "Examples/Navigation/xc/ForgetfulScreen.xc")
    #expect(finding.rule == "paired-delegate-methods")
    #expect(finding.severity == "error")
    #expect(finding.line == line + 1)
    #expect(finding.column == 10)
    #expect(finding.endColumn == 10 + "formWillShow".count)
    #expect(finding.message.contains("'ForgetfulScreen'"))
    #expect(finding.message.contains("'formDidHide'"))
    let notes = finding.notes.map(\.message).joined(separator: "\n").lowercased()
    #expect(notes.contains("push"), "\(notes)")
    #expect(notes.contains("pop"), "\(notes)")
  }

  /// Compiles files together with the bindings of the example, as strictly as the compiler can.
  private func compile(_ arguments: [String], into folder: ScratchFolder) throws -> ProgramRun {
    let output = folder.url.appendingPathComponent("Bindings")
    let generate = try ProgramRun.of(
      try Built.xcgen(), ["generate", example.appendingPathComponent("xc").path, "-o", output.path])
    try #require(generate.status == 0, "\(generate.transcript)")
    return try ProgramRun.of(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Navigation"] + arguments
        + swiftFiles(in: output), seconds: 300)
  }

  /// The classes that the bindings mention.
  private var toolkit: [String] {
    ["UXView.swift", "UXNavigationController.swift"].map {
      example.appendingPathComponent("Swift").appendingPathComponent($0).path
    }
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted().map { folder.appendingPathComponent($0).path }
  }
}
