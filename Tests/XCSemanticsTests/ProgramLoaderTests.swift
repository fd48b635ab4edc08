import Testing
import XCSyntax

@testable import XCSemantics

/// What a load reads, in which order, and what it says about what it can't read.
@Suite struct ProgramLoaderTests {
  @Test func requestedFilesComeInPathOrderAndImportsBehindThem() async {
    let loaded = await program(
      [
        "b.xc": "#import \"other/z.xc\"\n#import \"other/y.xc\"\n", "a.xc": "#import \"other/y.xc\"\n",
        "other/y.xc": "#import \"x.xc\"\n", "other/z.xc": "", "other/x.xc": "",
      ], requesting: ["b.xc", "a.xc"])
    #expect(loaded.paths == ["a.xc", "b.xc", "other/y.xc", "other/z.xc", "other/x.xc"])
    #expect(loaded.requestedFiles.map(\.source.path) == ["a.xc", "b.xc"])
    #expect(loaded.files.last?.origin == .embedded)
    for (index, file) in loaded.files.enumerated() { #expect(file.id == FileID(index)) }
  }

  @Test func aFileIsReadOnceWhateverItIsCalled() async {
    var files = InMemoryFileSystem([
      "a.xc": "#import \"./sub/../b.xc\"\n#import \"link.xc\"\n#import \"b.xc\"\n", "b.xc": "",
      "sub/c.xc": "",
    ])
    files.link("link.xc", to: "b.xc")
    let loaded = await ProgramLoader(fileSystem: files).load(["a.xc", "./a.xc", "b.xc"])
    #expect(loaded.paths == ["./a.xc", "b.xc"])
    let outcomes = loaded.file(FileID(0)).imports.map(\.outcome)
    #expect(outcomes == [.file(FileID(1)), .file(FileID(1)), .file(FileID(1))])
  }

  @Test func cyclesAreHarmless() async {
    let loaded = await program([
      "a.xc": "#import \"b.xc\"\nclass A : B { }", "b.xc": "#import \"a.xc\"\n#import \"b.xc\"\nclass B { }",
    ])
    #expect(loaded.paths == ["a.xc", "b.xc"])
    #expect(loaded.theClass("A", from: "b.xc") != nil)
  }

  @Test func aLongChainOfImportsIsFollowedToItsEnd() async {
    var texts: [String: String] = [:]
    let length = 3000
    for index in 0..<length { texts["other/f\(index).xc"] = "#import \"f\(index + 1).xc\"\n" }
    texts["other/f\(length).xc"] = "protocol Last { void m(void); }"
    let loaded = await program(texts, requesting: ["other/f0.xc"])
    #expect(loaded.paths.count == length + 1)
    #expect(loaded.protocols(named: "Last", from: FileID(0)).first?.visibility == .imported)
  }

  @Test(arguments: [1, 2, 8])
  func theNumberOfWorkersChangesNothing(_ workers: Int) async {
    var texts: [String: String] = [:]
    for index in 0..<60 {
      texts["f\(index).xc"] = "#import \"other/g\(index % 7).xc\"\nclass C\(index) : Object { }\n"
      texts["other/g\(index % 7).xc"] = "class G\(index % 7) : Object { }\n"
    }
    let alone = await program(texts)
    let shared = await program(texts, options: LoadOptions(workers: workers))
    #expect(shared.paths == alone.paths)
    #expect(shared.classes.map(\.name) == alone.classes.map(\.name))
  }

  @Test func whatCannotBeReadIsNamed() async {
    var files = InMemoryFileSystem(["folder/x.xc": "", "good.xc": ""])
    files["latin.xc"] = Array("class A { }\n// caf".utf8) + [0xE9, 0x0A]
    files.fail("locked.xc", with: .unreadable(reason: "permission denied"))
    let loaded = await ProgramLoader(fileSystem: files)
      .load(["gone.xc", "folder", "latin.xc", "locked.xc", "good.xc"])
    #expect(loaded.paths == ["good.xc"])
    #expect(
      loaded.failures.map(\.message) == [
        "folder: error: this is a folder", "gone.xc: error: no such file",
        "latin.xc:2:7: error: this is not UTF-8", "locked.xc: error: permission denied",
      ])
  }

  @Test func anImportThatCannotBeReadSaysWhy() async {
    var files = InMemoryFileSystem(["a.xc": "#import \"latin.xc\"\n"])
    files["latin.xc"] = [0x0A, 0xFF]
    let loaded = await ProgramLoader(fileSystem: files).load(["a.xc"])
    let expected = ReadFailure.notUTF8(at: SourcePosition(line: 2, column: 1), offset: 1)
    #expect(loaded.failures.isEmpty)
    #expect(loaded.file(FileID(0)).imports.map(\.outcome) == [.unreadable(path: "latin.xc", expected)])
  }

  @Test func oddTextsAreReadAllTheSame() async {
    var files = InMemoryFileSystem(["empty.xc": ""])
    files["bom.xc"] = SourceText.byteOrderMark + Array("class Marked : Object { }".utf8)
    files["nul.xc"] = Array("class Cut : Object { }\n".utf8) + [0] + Array("\n".utf8)
    files["crlf.xc"] = Array("#use <UXKit>\r\nclass Wide : UXView {\r\n}\r\n".utf8)
    let loaded = await ProgramLoader(fileSystem: files).load(["bom.xc", "crlf.xc", "empty.xc", "nul.xc"])
    #expect(loaded.failures.isEmpty)
    #expect(loaded.classes.map(\.name).prefix(3) == ["Marked", "Wide", "Cut"])
    #expect(loaded.file(loaded.id(of: "nul.xc")).source.syntaxErrors.count == 1)
    #expect(loaded.file(loaded.id(of: "empty.xc")).source.syntaxErrors.isEmpty)
  }

  @Test func bytesStandForAFile() async {
    let files = InMemoryFileSystem(["src/Near.xc": "class Near : Object { }"])
    let input = SourceInput.bytes(Array("#import \"Near.xc\"\n".utf8), name: "src/stdin.xc")
    let loaded = await ProgramLoader(fileSystem: files).load([input])
    #expect(loaded.paths == ["src/stdin.xc", "src/Near.xc"])
    let bad = await ProgramLoader(fileSystem: files).load([.bytes([0x80], name: "-")])
    #expect(bad.failures.map(\.message) == ["-:1:1: error: this is not UTF-8"])
  }

  @Test func builtInFilesStandInWhereNothingElseDoes() async {
    let text = """
      #use <UXKit>
      #import "Foundation.xc"
      #import <Foundation>
      #import "UXTableView.xt"
      #import "../kit/UXApplication.xc"
      #use UXMenu
      #import "Stdio.xc"
      #import "UXNonsense.xc"
      #import "Own.xc"
      """
    let loaded = await program(["a.xc": text, "lib/Own.xc": "", "lib/UXTableView.xc": ""])
    let outcomes = loaded.file(FileID(0)).imports.map(\.outcome)
    #expect(
      outcomes == [
        .embedded(module: "UXKit"), .embedded(module: "Foundation"), .embedded(module: "Foundation"),
        .file(loaded.id(of: "lib/UXTableView.xc")), .embedded(module: "UXApplication"),
        .embedded(module: "UXMenu"), .standardLibrary(module: "Stdio"),
        .unresolved(searched: [".", "lib"]), .file(loaded.id(of: "lib/Own.xc")),
      ])
  }

  @Test func theToolkitCanBeLeftOut() async {
    var options = LoadOptions()
    options.usesEmbeddedInterface = false
    let loaded = await program(
      ["a.xc": "#use <UXKit>\nclass A : UXView <Hashable> { }"], options: options)
    #expect(loaded.file(FileID(0)).imports.map(\.outcome) == [.unresolved(searched: [])])
    #expect(loaded.type(named: "UXView", from: FileID(0)) == nil)
    #expect(loaded.protocols(named: "Hashable", from: FileID(0)).first?.visibility == .builtIn)
  }

  @Test func knownMacrosSettleWhatIsThere() async {
    let text = """
      #if ARCH_m68k
      #import "Gem.xc"
      class Machine : Object { i32 gem; }
      #elif ARCH_arm64
      class Machine : Object { i32 host;
      #ifdef DEBUG
        i32 debug;
      #endif
      }
      #endif
      """
    let open = await program(["a.xc": text])
    #expect(open.classes(named: "Machine", from: FileID(0)).count == 2)
    let target = TargetMacros.arm64
    let options = LoadOptions(definitions: target.definitions, undefined: target.undefined)
    let settled = await program(["a.xc": text], options: options)
    let machines = settled.classes(named: "Machine", from: FileID(0))
    #expect(machines.map(\.condition) == [.always])
    #expect(settled.file(FileID(0)).imports.isEmpty)
    let fields = machines.first?.symbol.declaration.fields ?? []
    #expect(fields.map(\.name.text) == ["host", "debug"])
    #expect(fields.last?.condition == .test(.defined("DEBUG")))
  }
}
