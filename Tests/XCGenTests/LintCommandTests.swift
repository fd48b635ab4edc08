import Foundation
import Testing

@Suite("xcgen lint")
struct LintCommandTests {
  /// A file with one error on its first line and one warning on its second.
  private static func faulty(_ name: String = "A") -> String {
    """
    class \(name) : Object <Nope> { }
    class \(name)Rows : Object <UXTableDelegate> { void tableSelectionDidChange(i32 row) { } }
    #use <UXKit>

    """
  }
  private static let faulty = faulty()
  private static let warned = "#import \"Nowhere.xc\"\n"
  private static let clean = "class A : Object { }\n"

  private func folder(_ files: [String: String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  @Test("Nothing found is exit code 0 and no word")
  func clean() throws {
    let run = try Built.run("lint", in: try folder(["a.xc": Self.clean]))
    #expect(run.status == 0)
    #expect(run.output == "" && run.errors == "", "\(run.transcript)")
    #expect(try Built.run("lint", "--format=json", in: try folder(["a.xc": Self.clean])).output == "[]\n")
  }

  @Test("An error is exit code 1; a warning is so only in a strict run")
  func exitCodes() throws {
    #expect(try Built.run("lint", in: try folder(["a.xc": Self.faulty])).status == 1)
    let warned = try folder(["a.xc": Self.warned])
    #expect(try Built.run("lint", in: warned).status == 0)
    #expect(try Built.run("lint", "--strict", in: warned).status == 1)
    #expect(try Built.run("lint", "--strict", "--disable", "unresolved-import", in: warned).status == 0)
  }

  @Test("Lines read as compilers print them, then the source with a mark")
  func text() throws {
    let run = try Built.run("lint", "a.xc", in: try folder(["a.xc": Self.faulty]))
    #expect(run.errors == "")
    #expect(run.lines.first?.hasPrefix("a.xc:1:19: error: ") == true, "\(run.output)")
    #expect(run.lines.first?.hasSuffix(" [unknown-protocol]") == true, "\(run.output)")
    #expect(run.lines.dropFirst().first == "  class A : Object <Nope> { }")
    #expect(run.lines.dropFirst(2).first == "                    ^~~~")
  }

  @Test("JSON is one array in the order of file, line, column and rule")
  func json() throws {
    let folder = try folder(["b.xc": Self.faulty("B"), "a.xc": Self.faulty, "sub/c.xc": Self.warned])
    let findings = try Finding.decode(try Built.run("lint", "--format", "json", in: folder).output)
    #expect(findings.map(\.file) == ["a.xc", "a.xc", "b.xc", "b.xc", "sub/c.xc"])
    #expect(findings.map(\.line) == [1, 2, 1, 2, 1])
    #expect(findings.map(\.severity) == ["error", "warning", "error", "warning", "warning"])
  }

  @Test("The same run gives the same bytes, whatever the number of workers")
  func deterministic() throws {
    var files: [String: String] = [:]
    for index in 0..<40 { files["f\(index).xc"] = Self.faulty("A\(index)") }
    let folder = try folder(files)
    let one = try Built.run("lint", "-j", "1", in: folder)
    #expect(one.lines.count > 80)
    for _ in 0..<3 { #expect(try Built.run("lint", "-j4", in: folder).output == one.output) }
  }

  @Test("A file is named as the user named it, and once")
  func names() throws {
    let folder = try folder(["sub/a.xc": Self.faulty])
    func files(_ arguments: String...) throws -> Set<String> {
      let words = ["lint", "--format", "json"] + arguments
      let run = try ProgramRun.of(try Built.xcgen(), words, in: folder.url)
      let findings = try Finding.decode(run.output)
      #expect(findings.count == 2, "\(run.transcript)")
      return Set(findings.map(\.file))
    }
    #expect(try files() == ["sub/a.xc"])
    #expect(try files("sub") == ["sub/a.xc"])
    #expect(try files("sub/") == ["sub/a.xc"])
    #expect(try files("./sub/a.xc") == ["./sub/a.xc"])
    #expect(try files("sub/a.xc", "sub", ".") == ["sub/a.xc"])
    #expect(try files(folder.path + "/sub") == [folder.path + "/sub/a.xc"])
  }

  @Test("Folders are searched for both endings, without hidden ones; links that lead around do no harm")
  func search() throws {
    let folder = try folder([
      "a.xc": Self.faulty, "old.xt": Self.faulty("B"),
      ".hidden/b.xc": Self.faulty,
      ".build/c.xc": Self.faulty, "notes.txt": "no xc", "deep/er/d.xc": Self.clean.replacing("A", with: "D"),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/deep/loop", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/twin.xc", withDestinationPath: "a.xc")
    let run = try Built.run("lint", ".", "--format", "json", in: folder)
    #expect(run.endedByItself)
    #expect(Set(try Finding.decode(run.output).map(\.file)) == ["a.xc", "old.xt"], "\(run.transcript)")
  }

  @Test("A pipe that bears a source's name is passed by")
  func namedPipe() throws {
    let folder = try folder(["a.xc": Self.faulty])
    try #require(mkfifo(folder.path + "/pipe.xc", 0o600) == 0)
    let run = try ProgramRun.of(try Built.xcgen(), ["lint"], in: folder.url, seconds: 20)
    #expect(run.endedByItself)
    #expect(run.status == 1)
  }

  @Test("Standard input bears the name that it is given")
  func standardInput() throws {
    let folder = try folder(["Shared.xc": "protocol Nope { }\n"])
    let plain = try Built.run("lint", "-", "--format", "json", in: folder, input: Self.faulty)
    #expect(plain.status == 1)
    #expect(Set(try Finding.decode(plain.output).map(\.file)) == ["<stdin>"])
    let named = try Built.run(
      "lint", "-", "--stdin-filename", "sub/In.xc", in: folder, input: "class A : Object <Nope> { }\n")
    #expect(named.output.hasPrefix("sub/In.xc:1:19: error: "), "\(named.transcript)")
    let importing = try Built.run(
      "lint", "-", "--stdin-filename=In.xc", in: folder,
      input: "#import \"Shared.xc\"\nclass A : Object <Nope> { }\n")
    #expect(importing.status == 0, "\(importing.transcript)")
  }

  @Test("Rules can be chosen and left out")
  func ruleSelection() throws {
    let folder = try folder(["a.xc": Self.faulty])
    func rules(_ arguments: String...) throws -> [String] {
      let words = ["lint", "--format", "json"] + arguments
      return try Finding.decode(try ProgramRun.of(try Built.xcgen(), words, in: folder.url).output).map(
        \.rule)
    }
    #expect(try rules() == ["unknown-protocol", "protocol-signature-mismatch"])
    #expect(try rules("--only", "protocol-signature-mismatch") == ["protocol-signature-mismatch"])
    #expect(
      try rules("--only=protocol-signature-mismatch,unknown-protocol").count == 2)
    #expect(try rules("--disable", "protocol-signature-mismatch", "--disable=unknown-protocol") == [])
  }

  @Test("A report goes to a file as a whole, and standard output stays empty")
  func outputFile() throws {
    let folder = try folder(["a.xc": Self.faulty])
    let run = try Built.run("lint", "--format=json", "--output", "out/report.json", "--summary", in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "xcgen: 1 error, 1 warning in 1 file\n")
    #expect(try Finding.decode(folder.text("out/report.json") ?? "").count == 2)
    #expect(folder.names(in: "out") == ["report.json"])
    let blocked = try Built.run("lint", "--output", "a.xc/report.json", in: folder)
    #expect(blocked.status == 2)
    #expect(blocked.errors.contains("cannot write"), "\(blocked.errors)")
    #expect(folder.text("a.xc") == Self.faulty)
  }

  @Test("A device and a pipe get the report as it is", arguments: ["/dev/stdout", "/dev/null", "pipe"])
  func streams(place: String) throws {
    let folder = try folder(["a.xc": Self.faulty])
    let pipe = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let plain = try Built.run("lint", "--format=json", in: folder).output
    let run = try Built.run("lint", "--format=json", "--output", place, in: folder)
    #expect(run.status == 1 && run.errors == "", "\(run.transcript)")
    #expect(run.output == (place == "/dev/stdout" ? plain : ""))
    guard place == "pipe" else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == plain)
    let information = try FileManager.default.attributesOfItem(atPath: pipe)
    #expect(information[.type] as? FileAttributeType != .typeRegular)
  }

  @Test(
    "A place that takes nothing is told before anything is mended",
    arguments: ["--output", "--write-baseline", "--stamp"], [".", "a.xc/report", "a.xc/more/report"])
  func blockedPlaces(option: String, place: String) throws {
    let folder = try folder(["a.xc": "class A : Object {\n  A@ next;\n}\n"])
    let run = try Built.run("lint", "--fix", option, place, in: folder)
    #expect(run.status == 2 && run.output == "", "\(run.transcript)")
    #expect(run.errors.hasPrefix("xcgen: error: cannot write '\(place)': "), "\(run.errors)")
    #expect(folder.text("a.xc")?.contains("A@") == true)
  }

  @Test("Colours come when they are asked for, and not into a file or a pipe")
  func colours() throws {
    let folder = try folder(["a.xc": Self.faulty])
    let escape = "\u{1B}["
    #expect(try !Built.run("lint", in: folder).output.contains(escape))
    #expect(try Built.run("lint", "--color", "always", in: folder).output.contains(escape))
    #expect(
      try !Built.run("lint", "--color=never", in: folder, environment: ["CLICOLOR_FORCE": "1"]).output
        .contains(escape))
    #expect(try !Built.run("lint", "--color=always", "--format=json", in: folder).output.contains(escape))
  }

  @Test("A reader that goes away ends the run quietly", arguments: ["text", "json"])
  func closedPipe(format: String) throws {
    var files: [String: String] = [:]
    for index in 0..<400 { files["f\(index).xc"] = Self.faulty("A\(index)") }
    let folder = try folder(files)
    let script = "{ \"$0\" lint --format \(format); echo $? >status; } | head -n 1"
    let run = try ProgramRun.of("/bin/sh", ["-c", script, try Built.xcgen()], in: folder.url)
    #expect(run.endedByItself)
    #expect(run.lines.count == 1)
    #expect(run.errors == "")
    #expect(folder.text("status") == "1\n")
  }

  @Test("A standard output that takes nothing is an error")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try folder(["a.xc": Self.faulty])
    let run = try ProgramRun.of(
      "/bin/sh", ["-c", "\"$0\" lint >/dev/full", try Built.xcgen()], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write to standard output"), "\(run.errors)")
  }

  @Test("A verbose run tells where each import was found, a quiet one nothing")
  func verbosity() throws {
    let folder = try folder([
      "a.xc": "#import \"b.xc\"\n#import \"Nowhere.xc\"\n#use <UXKit>\n", "b.xc": Self.clean,
    ])
    let verbose = try Built.run("lint", "-v", "a.xc", "-Ilib", in: folder)
    #expect(verbose.errors.contains("a.xc:1:1: 'b.xc' is b.xc\n"), "\(verbose.errors)")
    #expect(
      verbose.errors.contains("a.xc:2:1: 'Nowhere.xc' is found nowhere; searched: ., lib\n"),
      "\(verbose.errors)")
    #expect(
      verbose.errors.contains("a.xc:3:1: 'UXKit' is read from the built-in interface\n"), "\(verbose.errors)")
    #expect(try Built.run("lint", "a.xc", in: folder).errors == "")
  }

  @Test("Imports are searched along -I, in both spellings; findings in them are not reported")
  func importPaths() throws {
    let folder = try folder([
      "a.xc": "#import \"Lib.xc\"\nclass A : Object <P> { }\n",
      "lib/Lib.xc": "protocol P { }\nclass B : Object <Nope> { }\n",
    ])
    for words in [["-I", "lib"], ["-Ilib"]] {
      let run = try ProgramRun.of(try Built.xcgen(), ["lint", "a.xc"] + words, in: folder.url)
      #expect(run.status == 0, "\(run.transcript)")
      #expect(run.output == "")
    }
  }

  @Test(
    "Definitions decide about conditional code",
    arguments: [["-DHALF"], ["-D", "HALF=1"], ["--target", "arm9"]])
  func definitions(words: [String]) throws {
    let folder = try folder([
      "a.xc": """
      #if HALF || ARCH_arm9
      class A : Object <Nope> { }
      #endif

      """
    ])
    let on = try ProgramRun.of(try Built.xcgen(), ["lint"] + words, in: folder.url)
    #expect(on.status == 1, "\(on.transcript)")
    let off = try Built.run("lint", "-DHALF=0", "--target=arm64", in: folder)
    #expect(off.status == 0, "\(off.transcript)")
  }

  @Test("Without the built-in interface UXKit must be found")
  func noEmbedded() throws {
    let folder = try folder(["a.xc": "#use <UXKit>\n"])
    #expect(try Built.run("lint", "--strict", in: folder).status == 0)
    #expect(try Built.run("lint", "--strict", "--no-embedded", in: folder).status == 1)
  }
}
