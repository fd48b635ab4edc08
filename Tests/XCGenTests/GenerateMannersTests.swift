import Foundation
import Testing

/// What a build system relies on.
@Suite("xcgen generate in a build")
struct GenerateMannersTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "xc/Door.xc", "#import \"parts/Hinge.xc\"\nprotocol Door { void opened(Lock* lock, Hinge at); }\n")
    try folder.write(
      "xc/parts/Hinge.xc", "struct Hinge { i16 x; Side side; }\nenum Side = { left, right };\n")
    try folder.write(
      "xc/Gate.xc", "#import \"Door.xc\"\nprotocol Gate { Door* door(i32 index, Hinge* at); }\n")
    return folder
  }

  private func modified(_ folder: ScratchFolder, _ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.modificationDate] as? Date
  }

  private func contents(_ folder: ScratchFolder, _ name: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: folder.names(in: name).map { ($0, folder.text(name + "/" + $0) ?? "unreadable") })
  }

  @Test("The order of arguments, the number of workers and the place of the folder change no byte")
  func deterministic() throws {
    let folder = try folder()
    let paths = ["xc/Door.xc", "xc/parts/Hinge.xc", "xc/Gate.xc"]
    let orders = [
      paths, paths.reversed(), [paths[1], paths[2], paths[0]], [paths[2], paths[0], paths[1], paths[0]],
    ]
    for (index, order) in orders.enumerated() {
      let run = try ProgramRun.of(
        try Built.xcgen(), ["generate", "--stubs", "-o", "out\(index)", "-j", "\(index + 1)"] + order,
        in: folder.url)
      #expect(run.status == 0, "\(run.transcript)")
      let printed = try ProgramRun.of(
        try Built.xcgen(), ["generate", "--stubs", "--stdout"] + order, in: folder.url)
      #expect(
        printed.output
          == folder.names(in: "out0").compactMap { folder.text("out0/" + $0) }
          .joined(separator: "\n"))
    }
    let first = contents(folder, "out0")
    #expect(first.keys.sorted() == ["Door.swift", "Gate.swift", "Hinge.swift", "XCStubs.swift"])
    for index in orders.indices { #expect(contents(folder, "out\(index)") == first) }
    let elsewhere = try self.folder()
    _ = try Built.run("generate", "--stubs", "xc", "-o", "out", in: elsewhere)
    _ = try Built.run("generate", "--stubs", folder.path + "/xc", "-o", "whole", in: folder)
    #expect(contents(elsewhere, "out") == contents(folder, "whole"))
    #expect(contents(elsewhere, "out").values.allSatisfy { !$0.contains(elsewhere.path) })
  }

  @Test("No file that the run reads or makes is overwritten by another of its outputs")
  func overwriting() throws {
    let folder = try folder()
    try folder.write("xc/.xcgen.json", "{}\n")
    let before = contents(folder, "xc")
    for path in ["xc/Door.xc", "xc/../xc/parts/Hinge.xc", "xc/.xcgen.json"] {
      for option in ["--depfile", "--stamp"] {
        let run = try Built.run("generate", "xc/Gate.xc", "-o", "out", option, path, in: folder)
        #expect(run.status == 2)
        #expect(
          run.errors.contains("'\(option) \(path)' would overwrite a file that this run reads"),
          "\(run.errors)")
      }
    }
    for words in [["--depfile", "out/Gate.swift"], ["--stamp", "s", "--depfile", "s"]] {
      let run = try ProgramRun.of(
        try Built.xcgen(), ["generate", "xc/Gate.xc", "-o", "out"] + words, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("would overwrite a file that this run makes"), "\(run.errors)")
    }
    let linted = try Built.run(
      "lint", "xc/Gate.xc", "--stamp", "s", "--depfile", "xc/Door.xc", in: folder)
    #expect(linted.status == 2)
    #expect(contents(folder, "xc") == before)
    #expect(folder.names(in: "out") == [])
  }

  @Test("Imports that were found and could not be used are among the inputs")
  func unusableInputs() throws {
    let folder = try ScratchFolder()
    try folder.write("A.xc", "#import \"Bad.xc\"\n#import <Lib>\nprotocol A { void a(void); }\n")
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appending(path: "Bad.xc"))
    try folder.write("lib/Lib.xtc.iface", "{\"module\": ")
    let run = try Built.run(
      "generate", "A.xc", "-o", "out", "-L", "lib", "--depfile", "out.d", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    let rule = try #require(folder.text("out.d"))
    for input in ["A.xc", "Bad.xc", "lib/Lib.xtc.iface"] {
      #expect(rule.contains("\n\(input):\n"), "\(rule)")
    }
  }

  @Test("What is listed is what is written, stubs included")
  func listed() throws {
    let folder = try folder()
    let listed = try Built.run("generate", "xc", "--stubs", "-o", "out", "--list-outputs", in: folder)
    #expect(folder.names() == ["xc"])
    _ = try Built.run("generate", "xc", "--stubs", "-o", "out", in: folder)
    #expect(listed.lines == folder.names(in: "out").map { "out/" + $0 })
    let bare = try Built.run("generate", "xc", "--list-outputs", in: folder)
    #expect(bare.lines == ["Door.swift", "Gate.swift", "parts_Hinge.swift"])
  }

  @Test("Only the file whose bytes change gets a new time")
  func times() throws {
    let folder = try folder()
    _ = try Built.run("generate", "xc", "-o", "out", "--depfile", "out.d", in: folder)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let files = folder.names(in: "out").map { "out/" + $0 } + ["out.d"]
    for file in files {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.path + "/" + file)
    }
    try folder.write("xc/Gate.xc", "protocol Gate { void shut(void); }\n")
    let run = try Built.run("generate", "xc", "-o", "out", "--depfile", "out.d", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    for file in files {
      #expect(try (modified(folder, file) == old) == (file != "out/Gate.swift"), "\(file)")
    }
    #expect(folder.text("out/Gate.swift")?.contains("func shut()") == true)
  }

  @Test("A file is replaced at once: what holds the old one open goes on reading it")
  func atomic() throws {
    let folder = try folder()
    _ = try Built.run("generate", "xc", "-o", "out", in: folder)
    let before = try #require(folder.text("out/Gate.swift"))
    let reader = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("out/Gate.swift"))
    try folder.write("xc/Gate.xc", "protocol Gate { void shut(void); }\n")
    _ = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self) == before)
    #expect(folder.text("out/Gate.swift") != before)
    #expect(folder.names(in: "out") == ["Door.swift", "Gate.swift", "parts_Hinge.swift"])
  }

  @Test(
    "Where one source is refused nothing is touched: no output, no dependencies, nothing printed as Swift")
  func refused() throws {
    let folder = try folder()
    let words = ["generate", "xc", "--stubs", "-o", "out", "--depfile", "out.d"]
    _ = try ProgramRun.of(try Built.xcgen(), words, in: folder.url)
    let before = contents(folder, "out")
    let dependencies = folder.text("out.d")
    try folder.write("xc/Gate.xc", "protocol Gate { void shut(void); void log(u8* format, ...); }\n")
    try folder.write("xc/New.xc", "protocol New { void made(void); }\n")
    let run = try ProgramRun.of(try Built.xcgen(), words, in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.lines.first?.hasPrefix("xc/Gate.xc:1:39: error: 'log' takes any number") == true, "\(run.output)")
    #expect(contents(folder, "out") == before)
    #expect(folder.text("out.d") == dependencies)
    let printed = try Built.run("generate", "xc", "--stdout", in: folder)
    #expect(printed.status == 1)
    #expect(!printed.output.contains("protocol New"))
    let checked = try Built.run("generate", "xc", "-o", "out", "--check", in: folder)
    #expect(checked.status == 1)
    #expect(!checked.output.contains("+++"))
  }

  @Test("A check's diff brings the folder up to date when it is applied")
  func patch() throws {
    let folder = try folder()
    _ = try Built.run("generate", "xc", "-o", "out", in: folder)
    try folder.write("xc/Gate.xc", "protocol Gate { void shut(void); }\n")
    try folder.write("xc/New.xc", "protocol New { void made(void); }\n")
    let check = try Built.run("generate", "xc", "-o", "out", "--check", in: folder)
    #expect(check.status == 1)
    #expect(folder.names(in: "out").contains("New.swift") == false)
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") else { return }
    let patch = try ProgramRun.of(
      "/usr/bin/patch", ["-p0", "-s"], in: folder.url, input: Data(check.output.utf8))
    #expect(patch.status == 0, "\(patch.transcript)")
    let again = try Built.run("generate", "xc", "-o", "out", "--check", in: folder)
    #expect(again.status == 0, "\(again.output)")
  }

  @Test("Dependencies name every input of every output, and no source that was not read")
  func dependencies() throws {
    let folder = try folder()
    try folder.write("conf/own.json", "{}")
    try folder.write("xc/Unread.xc", "protocol Unread { }\n")
    let run = try Built.run(
      "generate", "xc/Gate.xc", "--stubs", "-o", "out", "--config", "conf/own.json", "--depfile", "out.d",
      in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    let rule = folder.text("out.d")?.split(separator: "\n\n").first.map(String.init)
    #expect(
      rule == """
        out/Gate.swift out/XCStubs.swift: \\
          xc/Gate.xc \\
          xc/Door.xc \\
          xc/parts/Hinge.xc \\
          conf/own.json
        """)
  }

  @Test(
    "Options that contradict each other are said, and nothing is done",
    arguments: [
      (["--check", "--list-outputs"], "'--check' and '--list-outputs' cannot be had together"),
      (["--check", "--depfile", "a.d"], "'--check' and '--depfile' cannot be had together"),
      (["--list-outputs", "--depfile", "a.d"], "'--list-outputs' and '--depfile' cannot be had together"),
      (["--stdout"], "'--stdout' prints the files and '-o' writes them: one of the two"),
      (["--stdout", "--check"], "'--stdout' and '--check' cannot be had together"),
    ])
  func contradictions(_ options: [String], _ message: String) throws {
    let folder = try folder()
    let run = try ProgramRun.of(try Built.xcgen(), ["generate", "xc", "-o", "out"] + options, in: folder.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.names() == ["xc"])
  }

  @Test("What is refused has no outputs to list")
  func listRefused() throws {
    let folder = try folder()
    try folder.write("xc/Gate.xc", "protocol Gate { void log(u8* format, ...); }\n")
    let run = try Built.run("generate", "xc", "-o", "out", "--list-outputs", in: folder)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(!run.output.contains("out/"))
    #expect(run.output.hasPrefix("xc/Gate.xc:1:22: error: "), "\(run.output)")
  }

  @Test("Two sources of one name keep apart below one folder, and are refused where each is its own root")
  func sameNames() throws {
    let folder = try ScratchFolder()
    try folder.write("t/one/Same.xc", "protocol One { void a(void); }\n")
    try folder.write("t/two/Same.xc", "protocol Two { void a(void); }\n")
    let listed = try Built.run("generate", "t", "-o", "out", "--list-outputs", in: folder)
    #expect(listed.lines == ["out/one_Same.swift", "out/two_Same.swift"], "\(listed.transcript)")
    let run = try Built.run("generate", "t/one/Same.xc", "t/two/Same.xc", "-o", "out", in: folder)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(
      run.output.contains(
        "the bindings of 't/two/Same.xc' and of 't/one/Same.xc' would both be 'Same.swift'"),
      "\(run.output)")
    #expect(folder.names() == ["t"])
  }

  @Test("Where the dependencies cannot be written no output is")
  func unwritableDependencies() throws {
    let folder = try folder()
    try folder.write("wall", "a file")
    let run = try Built.run("generate", "xc", "-o", "out", "--depfile", "wall/out.d", in: folder)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.errors.contains("wall/out.d"), "\(run.errors)")
    #expect(folder.names() == ["wall", "xc"])
  }

  @Test("With an imported module a note names what other sources declare and it is to have")
  func importedValues() throws {
    let folder = try folder()
    let run = try Built.run("generate", "xc/Door.xc", "--import", "Parts", "-o", "out", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(
      run.errors
        == "xcgen: note: the bindings expect these types from the imported modules (Parts): Hinge (xc/parts/Hinge.xc)\n"
    )
    let whole = try Built.run("generate", "xc", "--import", "Parts", "-o", "out", in: folder)
    #expect(whole.errors == "")
  }

  @Test("A pair that a comment misspells is a warning with its place, and the bindings are made")
  func misspeltPair() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "a.xc",
      "// xcgen:pair openDoor shutDor\nprotocol P {\n  optional void openDoor(void);\n"
        + "  optional void shutDoor(void);\n}\nclass Half : Object <P> { void openDoor(void) { } }\n")
    let run = try Built.run("generate", "a.xc", "-o", "out", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.errors.hasPrefix("a.xc:1:24: warning: 'P' has no method 'shutDor'"), "\(run.errors)")
    #expect(!run.errors.contains("Half"), "\(run.errors)")
    #expect(folder.text("out/a.swift")?.contains("Without") == false)
  }
}
