import Testing
import XCBindings
import XCSemantics
import XCSyntax

/// Sources of one module whose configurations differ.
@Suite struct SeveralUnitsTests {
  /// Binds texts together; those below `inner/` by options and definitions of their own.
  private func generate(
    _ texts: [String: String], _ change: (inout BindingOptions) -> Void = { _ in },
    defining definitions: [String: String] = [:], inner innerChange: (inout BindingOptions) -> Void = { _ in }
  ) async -> GeneratedOutput {
    var units: [BindingUnit] = []
    for isInner in [false, true] {
      var options = BindingOptions(version: "0.0.0")
      if isInner { innerChange(&options) } else { change(&options) }
      let loading = LoadOptions(definitions: MacroTable(isInner ? definitions : [:]))
      let program = await ProgramLoader(options: loading, fileSystem: InMemoryFileSystem(texts))
        .load(texts.keys.sorted())
      let files = program.requestedFiles.filter { $0.source.path.hasPrefix("inner/") == isInner }
      units.append(
        BindingUnit(
          program, options: options,
          sources: files.map { BindingSource(file: $0.id, relativePath: $0.source.path) }))
    }
    return BindingGenerator.generate(units)
  }

  private let texts = [
    "Board.xc": """
    #import "inner/Shapes.xc"
    class Board : Object { }
    protocol BoardDelegate {
      void moved(Board* board, Spot to, Watcher* by, Lost* lost);
      optional i32 depth(i32 n);
    }
    """,
    "inner/Shapes.xc": """
    struct Spot { Edge edge; Held held; }
    enum Edge = { top, bottom };
    typedef i32 Held;
    struct Unused { i32 n; }
    class Lost : Board { }
    protocol Watcher {
      #if WIDE
      void wide(Spot* at);
      #else
      void narrow(Spot* at);
      #endif
      optional i32 depth(i32 n);
    }
    """,
  ]

  @Test("Each source follows its own options, and the whole compiles")
  func ownOptions() async throws {
    let output = await generate(texts, { $0.declaresStubs = true }, defining: ["WIDE": "1"]) {
      $0.access = .package
      $0.names = ["Spot": "Place", "Watcher": "Spectator"]
    }
    #expect(output.messages == [])
    #expect(output.files.map(\.name) == ["Board.swift", "XCStubs.swift", "inner_Shapes.swift"])
    let board = output.text(of: "Board.swift")
    #expect(board.contains("\nprotocol BoardDelegate: AnyObject {"), "\(board)")
    #expect(board.contains("to: Place, by: (any Spectator)?"), "\(board)")
    let shapes = output.text(of: "inner_Shapes.swift")
    #expect(shapes.contains("package struct Place") && shapes.contains("package protocol Spectator"))
    #expect(shapes.contains("func wide(") && !shapes.contains("func narrow("), "\(shapes)")
    // Both have a default of this.
    #expect((board + shapes).contains("where Self: "), "\(board + shapes)")
    let stubs = output.text(of: "XCStubs.swift")
    #expect(stubs.contains("class Board {") && stubs.contains("class Lost: Board {"), "\(stubs)")
    #expect(!stubs.contains("Spectator") && !stubs.contains("Place"), "\(stubs)")
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("A value that only another unit mentions is bound where it is declared")
  func values() async {
    let texts = [
      "A.xc": "#import \"inner/B.xc\"\nprotocol P { void a(Spot s); }",
      "inner/B.xc": "struct Spot { Deep deep; } struct Deep { i32 n; } protocol Q { void b(void); }",
    ]
    let output = await generate(texts) { $0.optionals = .defaults }
    #expect(output.messages == [] && output.expectedTypes == [] && output.notes == [])
    #expect(output.text(of: "inner_B.swift").contains("struct Spot"))
    #expect(output.text(of: "inner_B.swift").contains("struct Deep"))
  }

  @Test("Names and files that two units would share are refused")
  func shared() async {
    let output = await generate(
      ["A.xc": "protocol P { }", "inner/B.xc": "protocol Q { }"],
      inner: {
        $0.names = ["Q": "P"]
      })
    #expect(
      output.messages == [
        "inner/B.xc:1:10: error: Swift would have two types named 'P'; rename one under \"names\" in the configuration"
      ])
    #expect(output.diagnostics.first?.notes.map(\.span.file) == ["A.xc"])
    let classes = await generate(
      ["A.xc": "protocol P { void a(Board* b); }", "inner/B.xc": "protocol Q { }"],
      inner: {
        $0.names = ["Q": "Board"]
      })
    #expect(
      classes.messages.count == 1 && classes.messages[0].hasPrefix("inner/B.xc:1:10: error: Swift would"))
    let files = await generate(["inner_A.xc": "protocol P { }", "inner/A.xc": "protocol Q { }"])
    #expect(files.messages.count == 1 && files.files == [])
    #expect(files.messages[0].contains("would both be 'inner_A.swift'"), "\(files.messages)")
  }

  @Test("What is mentioned where more may see it has to be seen by as many")
  func access() async {
    let texts = [
      "A.xc": "#import \"inner/B.xc\"\nprotocol P { void a(Spot s, Q* q); }",
      "inner/B.xc": "struct Spot { i32 n; } protocol Q { void b(void); }",
    ]
    let output = await generate(texts) { $0.access = .public }
    let reason =
      "would be internal, and bindings that mention it are public: give both the same \"access\" in their"
    #expect(
      output.messages == [
        "inner/B.xc:1:8: error: 'Spot' \(reason) configurations",
        "inner/B.xc:1:33: error: 'Q' \(reason) configurations",
      ])
    let wider = await generate(texts) {
      $0.access = .internal
    } inner: {
      $0.access = .public
    }
    #expect(wider.messages == [])
  }

  @Test("Each configuration is told of its own entries that change nothing")
  func unused() async {
    let output = await generate(["A.xc": "protocol P { }", "inner/B.xc": "protocol Q { }"]) {
      $0.names = ["Q": "Q2", "X": "Y"]
    } inner: {
      $0.names = ["P": "P2"]
    }
    #expect(output.unusedSettings.map { $0.map(\.entry) } == [["Q", "X"], ["P"]])
  }
}
