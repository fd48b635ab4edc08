import Foundation
import Testing

/// What every command makes of files that are not what they should be.
@Suite("Bad input")
struct BadInputTests {
  /// A file that is broken, and where the one message about it must point.
  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let line: Int
    let column: Int
    var testDescription: String { name }

    init(_ name: String, _ text: String, line: Int, column: Int) {
      self.init(name, bytes: Array(text.utf8), line: line, column: column)
    }

    init(_ name: String, bytes: [UInt8], line: Int, column: Int) {
      self.name = name
      self.bytes = bytes
      self.line = line
      self.column = column
    }
  }

  /// Texts that can be read and are no xc.
  static let syntax = [
    Broken("a NUL byte", "class A : Object { }\n\u{0}\nclass B : Object { }\n", line: 2, column: 1),
    Broken("an unfinished string", "u8* f(void)\n{\n  return \"open;\n}\n", line: 3, column: 10),
    Broken("an unfinished comment", "class A : Object { }\n  /* open\n", line: 2, column: 3),
    Broken(
      "an unfinished conditional", "class A : Object { }\n#if X\nclass B : Object { }\n", line: 2, column: 1),
    Broken("a brace that is never closed", "class A : Object\n  {\n  i32 n;\n", line: 2, column: 3),
  ]

  /// What a tree has a node for and no compiler takes.
  static let misplaced = [
    Broken("an arm without its conditional", "class A : Object { }\n#endif\n", line: 2, column: 1)
  ]

  /// Bytes that are no text.
  static let notText = [
    Broken("a lone continuation byte", bytes: Array("class A\n  ".utf8) + [0x80], line: 2, column: 3),
    Broken("UTF-16", bytes: [0xFF, 0xFE, 0x41, 0x00], line: 1, column: 1),
    Broken("a cut character", bytes: Array("// caf".utf8) + [0xC3], line: 1, column: 7),
  ]

  /// Texts that only look dangerous.
  static let harmless: [Broken] = [
    Broken("an empty file", "", line: 0, column: 0),
    Broken("only blanks", " \n\t\n", line: 0, column: 0),
    Broken("a byte order mark", "\u{FEFF}class A : Object { }\n", line: 0, column: 0),
    Broken("only a byte order mark", "\u{FEFF}", line: 0, column: 0),
    Broken("CRLF", "class A : Object\r\n  {\r\n  i32 n;\r\n  }\r\n", line: 0, column: 0),
    Broken("no line end at the end", "class A : Object { } // end", line: 0, column: 0),
  ]

  @Test("A text that is no xc is a finding with its place; the exit code is 1", arguments: syntax + misplaced)
  func lintSyntax(file: Broken) throws {
    let folder = try ScratchFolder()
    try folder.write("Bad.xc", Data(file.bytes))
    let run = try Built.run("lint", "Bad.xc", "--format", "json", in: folder)
    #expect(run.endedByItself)
    #expect(run.status == 1, "\(run.transcript)")
    let findings = try Finding.decode(run.output)
    let first = try #require(findings.first, "\(run.transcript)")
    #expect(first.rule == "syntax-error")
    #expect(first.line == file.line && first.column == file.column, "\(run.output)")
    #expect(run.errors == "")
  }

  @Test(
    "Bindings of a text that is no xc are refused with its place, and nothing is written", arguments: syntax)
  func generateSyntax(file: Broken) throws {
    let folder = try ScratchFolder()
    try folder.write("xc/Bad.xc", Data(file.bytes))
    try folder.write("xc/Good.xc", "protocol P { void go(i32 n); }\n")
    let run = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(run.endedByItself)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(
      (run.output + run.errors).contains("xc/Bad.xc:\(file.line):\(file.column): error: "),
      "\(run.transcript)")
    #expect(folder.names(in: "out") == [])
  }

  @Test("The tree of a text that is no xc is printed; the exit code is 1", arguments: syntax)
  func parseSyntax(file: Broken) throws {
    let folder = try ScratchFolder()
    try folder.write("Bad.xc", Data(file.bytes))
    let run = try Built.run("parse", "Bad.xc", in: folder)
    #expect(run.endedByItself)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(run.output.contains("source_file"))
    #expect(run.errors.contains("Bad.xc:\(file.line):\(file.column): error: "), "\(run.transcript)")
  }

  @Test(
    "A file that is not UTF-8 cannot be read: its place on standard error, exit code 2, the others go on",
    arguments: notText)
  func notUTF8(file: Broken) throws {
    let folder = try ScratchFolder()
    try folder.write("Bad.xc", Data(file.bytes))
    try folder.write("Other.xc", "class A : Object <NoSuchProtocol> { }\n")
    let lint = try Built.run("lint", ".", "--format", "json", in: folder)
    #expect(lint.status == 2, "\(lint.transcript)")
    #expect(lint.errors.hasPrefix("Bad.xc:\(file.line):\(file.column): error: "), "\(lint.errors)")
    #expect(try Finding.decode(lint.output).map(\.file) == ["Other.xc"])
    for command in [["generate", "Bad.xc", "-o", "out"], ["parse", "Bad.xc"]] {
      let run = try ProgramRun.of(try Built.xcgen(), command, in: folder.url)
      #expect(run.status == 2, "\(run.transcript)")
      #expect(run.errors.contains("Bad.xc:\(file.line):\(file.column): error: "), "\(run.transcript)")
      #expect(run.output == "")
    }
    #expect(folder.names(in: "out") == [])
  }

  @Test("Odd but sound files pass every command", arguments: harmless)
  func sound(file: Broken) throws {
    let folder = try ScratchFolder()
    try folder.write("Odd.xc", Data(file.bytes))
    let lint = try Built.run("lint", "Odd.xc", "--format", "json", in: folder)
    #expect(lint.status == 0, "\(lint.transcript)")
    #expect(try Finding.decode(lint.output) == [])
    let parse = try Built.run("parse", "Odd.xc", in: folder)
    #expect(parse.status == 0, "\(parse.transcript)")
    let generate = try Built.run("generate", "Odd.xc", "-o", "out", in: folder)
    #expect(generate.status == 0, "\(generate.transcript)")
    #expect(folder.names(in: "out") == ["Odd.swift"])
  }

  @Test("A byte order mark and CRLF move no position", arguments: ["\u{FEFF}", ""], ["\n", "\r\n"])
  func positions(mark: String, lineEnd: String) throws {
    let folder = try ScratchFolder()
    try folder.write(
      "A.xc", mark + "class A : Object <Nope> { }" + lineEnd + "class B : Object <Nope> { }" + lineEnd)
    let run = try Built.run("lint", "A.xc", "--format", "json", in: folder)
    let places = try Finding.decode(run.output).map { [$0.line, $0.column, $0.endLine, $0.endColumn] }
    #expect(places == [[1, 19, 1, 23], [2, 19, 2, 23]], "\(run.transcript)")
  }

  @Test(
    "100,000 nested brackets end in a result and not in a crash",
    arguments: [
      ("i32 f(void) { return ", "(", "1", ")", "; }"), ("void f(void) ", "{", "", "}", ""),
      ("void f(void) { x = ", "a[", "1", "]", "; }"), ("void f(void) { x = ", "-", "1", "", "; }"),
      ("i32 f(void) { return ", "(", "", "", ""), ("class A : Object ", "{", "", "", ""),
      ("", ")", "", "", ""),
      ("#if A\n", "#if B\n", "", "#endif\n", "#endif\n"),
    ])
  func nesting(parts: (head: String, open: String, core: String, close: String, tail: String)) throws {
    let folder = try ScratchFolder()
    let depth = 100_000
    let text =
      parts.head + String(repeating: parts.open, count: depth) + parts.core
      + String(repeating: parts.close, count: depth) + parts.tail
    try folder.write("Deep.xc", text)
    for command in [["lint", "Deep.xc"], ["generate", "Deep.xc", "-o", "out"], ["parse", "Deep.xc"]] {
      let run = try ProgramRun.of(try Built.xcgen(), command, in: folder.url, seconds: 120)
      #expect(run.endedByItself, "\(command) ended with \(run.status)")
      #expect([0, 1].contains(run.status), "\(command) ended with \(run.status): \(run.errors.prefix(500))")
      #expect((run.status == 0) == folder.names(in: "out").contains("Deep.swift") || command[0] != "generate")
    }
  }

  @Test(
    "A missing file is named on standard error; the exit code is 2", arguments: ["lint", "generate", "parse"])
  func missing(command: String) throws {
    let folder = try ScratchFolder()
    let output = command == "generate" ? ["-o", "out"] : []
    let run = try ProgramRun.of(try Built.xcgen(), [command, "Nowhere.xc"] + output, in: folder.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.output == "")
    #expect(run.errors.contains("Nowhere.xc: error: no such file"), "\(run.errors)")
  }

  @Test("A folder without sources is named on standard error: nothing is found there, and nothing generated")
  func noSources() throws {
    let folder = try ScratchFolder()
    try folder.write("docs/readme.md", "nothing")
    let lint = try ProgramRun.of(try Built.xcgen(), ["lint", "docs"], in: folder.url)
    #expect(lint.status == 0 && lint.output == "", "\(lint.transcript)")
    #expect(lint.errors.contains("docs: warning: no sources"), "\(lint.errors)")
    let generate = try ProgramRun.of(try Built.xcgen(), ["generate", "docs", "-o", "out"], in: folder.url)
    #expect(generate.status == 2 && generate.output == "", "\(generate.transcript)")
    #expect(generate.errors.contains("docs: error: no sources"), "\(generate.errors)")
  }

  @Test("A file that cannot be read is named on standard error, and the others are still checked")
  func unreadable() throws {
    let folder = try ScratchFolder()
    try folder.write("Good.xc", "class A : Object <NoSuchProtocol> { }\n")
    var path = "Locked.xc"
    if geteuid() == 0 {
      // The superuser reads everything that the disk can give; the memory of a process is not among that.
      path = "/proc/self/mem"
      guard FileManager.default.fileExists(atPath: path) else { return }
    } else {
      try folder.write(path, "class B : Object { }\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.url.appendingPathComponent(path).path)
    }
    let run = try Built.run("lint", path, "Good.xc", "--format", "json", in: folder)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.errors.contains("\(path): error: "), "\(run.errors)")
    #expect(try Finding.decode(run.output).map(\.file) == ["Good.xc"])
  }
}
