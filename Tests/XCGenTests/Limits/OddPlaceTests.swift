import Foundation
import Testing

/// Names, links and permissions that a disk may have.
@Suite("Odd places")
struct OddPlaceTests {
  private static let wrong = "class A : Object <Gone> { }\n"

  @Test("A file or folder whose name is not UTF-8 is told of, and the others are looked at")
  func foreignNames() throws {
    let folder = try ScratchFolder()
    try folder.write("xc/Good.xc", Self.wrong)
    // Some disks take no such name.
    let script = "cd xc && mkdir \"$(printf 'in\\376')\" && printf 'x' >\"$(printf 'a\\377.xc')\""
    let made = try ProgramRun.of("/bin/sh", ["-c", script], in: folder.url)
    guard made.status == 0 else { return }
    let reason = "error: no such file, or one whose name has bytes that are not UTF-8"
    let lint = try Built.run("lint", "--no-cache", "xc", in: folder)
    #expect(lint.status == 2, "\(lint.transcript)")
    for name in ["a\u{FFFD}.xc", "in\u{FFFD}"] {
      #expect(lint.errors.contains("xc/\(name): \(reason)"), "\(lint.transcript)")
    }
    #expect(lint.output.contains("xc/Good.xc:1:19: error:"), "\(lint.transcript)")
    let generate = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(generate.status == 2 && generate.errors.contains(reason), "\(generate.transcript)")
  }

  @Test("Names with any other character are read, shown so that they move no cursor, and written")
  func oddNames() throws {
    let folder = try ScratchFolder()
    let names = [
      "new\nline", "red\u{1B}[31m", "a b", "q'\"q", "-dash", "<b>&amp;", "é\u{301}", "%s%n", "$(id)", "a\\b",
    ]
    for name in names { try folder.write("xc/\(name).xc", Self.wrong) }
    let run = try Built.run("lint", "--no-cache", "xc", in: folder)
    #expect(
      run.status == 1 && run.lines.filter { $0.contains("error: ") }.count >= names.count, "\(run.transcript)"
    )
    #expect(
      !run.output.contains("\u{1B}") && run.output.contains("red\\u{1B}[31m.xc:1:"), "\(run.transcript)")
    for format in ["json", "sarif", "checkstyle", "html", "github", "xcode"] {
      let report = try Built.run("lint", "--no-cache", "--format", format, "xc", in: folder)
      #expect(report.status == 1 && !report.output.contains("\u{1B}"), "\(format): \(report.transcript)")
      if format == "html" { #expect(!report.output.contains("<b>&amp;.xc")) }
    }
    for name in names { try folder.write("xc/\(name).xc", "protocol P { void a(void); }\n") }
    let generated = try Built.run("generate", "xc/-dash.xc", "xc/new\nline.xc", "-o", "out", in: folder)
    #expect(
      generated.status != 0 || folder.names(in: "out") == ["-dash.swift", "new\nline.swift"],
      "\(generated.transcript)")
  }

  @Test("Circles of links and of imports end")
  func circles() throws {
    let folder = try ScratchFolder()
    try folder.write("xc/a/A.xc", "#import \"../b/B.xc\"\n#import \"A.xc\"\n" + Self.wrong)
    try folder.write("xc/b/B.xc", "#import \"../a/A.xc\"\nclass B : Object <Lost> { }\n")
    let links = FileManager.default
    try links.createSymbolicLink(atPath: folder.path + "/xc/a/up", withDestinationPath: "..")
    try links.createSymbolicLink(atPath: folder.path + "/xc/b/self", withDestinationPath: "self")
    try links.createSymbolicLink(atPath: folder.path + "/xc/b/Loop.xc", withDestinationPath: "Loop.xc")
    try links.createSymbolicLink(atPath: folder.path + "/xc/b/one", withDestinationPath: "../a/two")
    try links.createSymbolicLink(atPath: folder.path + "/xc/a/two", withDestinationPath: "../b/one")
    let run = try Built.run("lint", "--no-cache", "xc", in: folder)
    #expect(run.output.components(separatedBy: "[unknown-protocol]").count == 3, "\(run.transcript)")
    #expect(run.status == 2 && run.errors.contains("xc/b/Loop.xc: error: "), "\(run.transcript)")
    try links.removeItem(atPath: folder.path + "/xc/b/Loop.xc")
    #expect(try Built.run("lint", "--no-cache", "xc", in: folder).status == 1)
  }

  /// Runs the program as somebody whom permissions stop: the superuser reads and writes everything.
  private func runAsOrdinaryUser(_ arguments: String..., in folder: ScratchFolder) throws -> ProgramRun {
    let own = try Built.xcgen()
    guard geteuid() == 0 else { return try ProgramRun.of(own, arguments, in: folder.url) }
    let copy = folder.path + "/xcgen"
    if !FileManager.default.fileExists(atPath: copy) {
      try FileManager.default.copyItem(atPath: own, toPath: copy)
    }
    let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", copy]
    return try ProgramRun.of("/usr/bin/env", nobody + arguments, in: folder.url)
  }

  @Test("What may not be read or written is told, the rest is done")
  func permissions() throws {
    let folder = try ScratchFolder()
    try folder.write("xc/closed/A.xc", Self.wrong)
    try folder.write("xc/Shut.xc", Self.wrong)
    try folder.write("xc/Good.xc", Self.wrong)
    try folder.write("p/P.xc", "protocol P { void a(void); }\n")
    try folder.write("out/Old.swift", "old\n")
    func mode(_ path: String, _ mode: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path + "/" + path)
    }
    try mode("", 0o755)
    for path in ["xc/closed", "xc/Shut.xc"] { try mode(path, 0) }
    try mode("out", 0o555)
    defer { for path in ["xc/closed", "out"] { try? mode(path, 0o755) } }
    let lint = try runAsOrdinaryUser("lint", "--no-cache", "xc", in: folder)
    #expect(lint.status == 2 && lint.output.contains("xc/Good.xc:1:19: error:"), "\(lint.transcript)")
    #expect(lint.errors.contains("xc/closed: error: this folder can't be listed"), "\(lint.transcript)")
    #expect(lint.errors.contains("xc/Shut.xc: error: permission denied"), "\(lint.transcript)")
    let generate = try runAsOrdinaryUser("generate", "p", "-o", "out", in: folder)
    #expect(generate.status == 2 && generate.errors.contains("out/P.swift"), "\(generate.transcript)")
    #expect(folder.names(in: "out") == ["Old.swift"])
    let deep = try runAsOrdinaryUser("generate", "p", "-o", "out/deeper/still", in: folder)
    #expect(deep.status == 2 && deep.errors.contains("out/deeper"), "\(deep.transcript)")
    try mode("xc/Good.xc", 0o444)
    let fixed = try runAsOrdinaryUser(
      "lint", "--no-cache", "--write-baseline", "xc/known.json", "xc/Good.xc", in: folder)
    #expect(fixed.status == 2 && fixed.errors.contains("xc/known.json"), "\(fixed.transcript)")
  }
}
