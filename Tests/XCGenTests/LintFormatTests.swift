import Foundation
import Testing

@Suite("xcgen lint --format")
struct LintFormatTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("a.xc", "class A : Object <Nope> { }\n")
    return folder
  }

  @Test(
    "Every form is reached by its name and goes to a file whole",
    arguments: [
      ("text", "a.xc:1:19: error: "), ("json", "[{\"file\":\"a.xc\""), ("sarif", "{\"$schema\":"),
      ("checkstyle", "<?xml version="), ("github", "::error file=a.xc,line=1,"), ("xcode", "/"),
      ("html", "<!DOCTYPE html>"),
    ])
  func forms(name: String, beginning: String) throws {
    let folder = try folder()
    let run = try Built.run("lint", "--format", name, "--summary", in: folder)
    #expect(run.status == 1 && run.output.hasPrefix(beginning), "\(run.transcript)")
    #expect(run.errors == "xcgen: 1 error in 1 file\n")
    let filed = try Built.run("lint", "--format=\(name)", "--output", "out/report", in: folder)
    #expect(filed.status == 1 && filed.output == "")
    #expect(folder.text("out/report") == run.output)
    #expect(folder.names(in: "out") == ["report"])
  }

  @Test("A report that cannot be written is exit code 2")
  func unwritable() throws {
    let run = try Built.run("lint", "--output", "a.xc/report", in: try folder())
    #expect(run.status == 2 && run.errors.hasPrefix("xcgen: error: "), "\(run.transcript)")
  }

  @Test("The schema of the configuration comes out as JSON")
  func schema() throws {
    let run = try Built.run("rules", "--schema")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((schema["properties"] as? [String: Any])?["rules"] != nil)
  }
}
