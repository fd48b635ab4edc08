import Foundation
import Testing

/// Every key of `generate` in `.xcgen.json`, by way of the command.
@Suite("The configuration of bindings")
struct BindingConfigurationTests {
  private static let source = """
    struct Spot { i16 x; i16 y; }
    class Board : Object { }
    protocol BoardDelegate {
      void moved(Board* board, Spot to, Board* from);
      optional u8* titleOf(Board* board, u8* key);
      // xcgen:pair openBoard closeBoard
      optional void openBoard(Board* board);
      optional void closeBoard(Board* board);
    }

    """

  private func generate(_ setting: String, _ words: String...) throws -> ProgramRun {
    let folder = try ScratchFolder()
    try folder.write(".xcgen.json", "{\"generate\": {\n  \(setting)\n}}\n")
    try folder.write("a.xc", Self.source)
    return try ProgramRun.of(try Built.xcgen(), ["generate", "a.xc", "--stdout"] + words, in: folder.url)
  }

  private func lint(_ setting: String) throws -> ProgramRun {
    let folder = try ScratchFolder()
    try folder.write(".xcgen.json", "{\"generate\": {\n  \(setting)\n}}\n")
    try folder.write("a.xc", Self.source)
    return try ProgramRun.of(try Built.xcgen(), ["lint", "a.xc"], in: folder.url)
  }

  @Test("access", arguments: ["public", "package", "internal"])
  func access(_ level: String) throws {
    let run = try generate("\"access\": \"\(level)\"")
    let prefix = level == "internal" ? "\n" : "\n\(level) "
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.contains(prefix + "protocol BoardDelegate: AnyObject {"), "\(run.output)")
    #expect(run.output.contains(prefix + "struct Spot: Sendable {"))
    #expect(run.output.contains("  func moved("))
    let named = try generate("\"access\": \"\(level)\"", "--access", "public")
    #expect(named.output.contains("\npublic protocol BoardDelegate"))
  }

  @Test("imports join those of the command line, sorted, and bring the types that they have")
  func imports() throws {
    let run = try generate(#""imports": ["Tools", "Base"]"#, "--import", "Extra", "--import", "Base")
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.contains("\n\nimport Base\nimport Extra\nimport Tools\n\n"), "\(run.output)")
    #expect(run.errors == "")
  }

  @Test("stubs")
  func stubs() throws {
    let run = try generate(#""stubs": true"#)
    #expect(run.output.contains("open class Board {\n  public init() {}\n}\n"), "\(run.output)")
    #expect(run.errors == "")
    let without = try generate(#""stubs": false"#)
    #expect(!without.output.contains("open class"))
    #expect(without.errors.contains("Board; declare them in Swift"), "\(without.errors)")
  }

  @Test(
    "optionals",
    arguments: [
      ("paired", "protocol BoardDelegateWithoutBoard: BoardDelegate {}"),
      ("defaults", "  func closeBoard(_ board: Board) {}"),
      (
        "refined", "  var titleOf: ((Board, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?)? {"
      ),
    ])
  func optionals(_ style: String, _ line: String) throws {
    let run = try generate("\"optionals\": \"\(style)\"")
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.contains("\n" + line), "\(run.output)")
    let named = try generate("\"optionals\": \"\(style)\"", "--optionals", "refined")
    #expect(named.output.contains("protocol BoardDelegateBoard: BoardDelegate {"), "\(named.output)")
  }

  @Test("isolation")
  func isolation() throws {
    let run = try generate(#""isolation": "MainActor""#)
    #expect(run.output.contains("@MainActor protocol BoardDelegate: AnyObject {"), "\(run.output)")
    #expect(try !generate(#""isolation": null"#).output.contains("@MainActor"))
    let named = try generate(#""isolation": null"#, "--isolation", "MainActor")
    #expect(named.output.contains("@MainActor protocol"))
    let wrong = try generate(#""isolation": "Mainactor""#)
    #expect(wrong.status == 2, "\(wrong.transcript)")
    #expect(wrong.output == "")
    #expect(wrong.errors.contains("isolation"), "\(wrong.errors)")
  }

  @Test("types")
  func types() throws {
    let run = try generate(#""types": {"u8 *": "String", "Spot": "Point"}"#)
    #expect(run.output.contains("func titleOf(_ board: Board, key: String) -> String?"), "\(run.output)")
    #expect(run.output.contains("to: Point,"))
    #expect(!run.output.contains("struct Spot"))
  }

  @Test("nonnull")
  func nonnull() throws {
    let run = try generate(#""nonnull": ["BoardDelegate.moved.from", "BoardDelegate.titleOf.key"]"#)
    #expect(run.output.contains("func moved(_ board: Board, to: Spot, from: Board)"), "\(run.output)")
    #expect(run.output.contains("key: UnsafeMutablePointer<UInt8>)"))
    #expect(!run.errors.contains("warning"), "\(run.errors)")
  }

  @Test("names")
  func names() throws {
    let run = try generate(
      """
      "names": {"BoardDelegate": "BoardObserver", "BoardDelegate.moved": "board(_:movedTo:from:)", "Spot.x": "column"}
      """)
    #expect(run.output.contains("protocol BoardObserver: AnyObject {"), "\(run.output)")
    #expect(run.output.contains("func board(_ board: Board, movedTo to: Spot, from: Board?)"))
    #expect(run.output.contains("  var column: Int16\n"))
    #expect(!run.errors.contains("warning"), "\(run.errors)")
  }

  @Test(
    "An entry that matches nothing is a warning with its place, and the bindings are made",
    arguments: [
      (#""types": {"i8*": "String"}"#, "2:13", "'i8*' in 'generate.types' matches nothing"),
      (
        #""nonnull": ["BoardDelegate.moved.form"]"#, "2:15",
        "'BoardDelegate.moved.form' in 'generate.nonnull'"
      ),
      (#""nonnull": ["BordDelegate.moved.from"]"#, "2:15", "'BordDelegate.moved.from' in 'generate.nonnull'"),
      (#""names": {"BoardDelegate.move": "go"}"#, "2:13", "'BoardDelegate.move' in 'generate.names' matches"),
      (#""names": {"Bord": "Go"}"#, "2:13", "'Bord' in 'generate.names' matches nothing"),
    ])
  func unmatched(_ setting: String, _ place: String, _ message: String) throws {
    let run = try generate(setting)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.contains("protocol BoardDelegate"))
    #expect(run.errors.hasPrefix(".xcgen.json:\(place): warning: \(message)"), "\(run.errors)")
  }

  @Test(
    "An entry that changes nothing is a warning with its place and the reason",
    arguments: [
      (#""types": {"i16": "Int16"}"#, "2:13", "'i16' in 'generate.types' changes nothing: that is its type"),
      (#""nonnull": ["BoardDelegate.moved.to"]"#, "2:15", "its type is never null in Swift"),
      (#""nonnull": ["BoardDelegate.moved.board"]"#, "2:15", "the sender is never null anyway"),
      (
        #""names": {"Spot.x": "x"}"#, "2:13", "'Spot.x' in 'generate.names' changes nothing: that is its name"
      ),
    ])
  func idle(_ setting: String, _ place: String, _ message: String) throws {
    let run = try generate(setting)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.errors.hasPrefix(".xcgen.json:\(place): warning: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "What cannot stand in Swift is an error with its place",
    arguments: [
      (#""names": {"Spot": "a b"}"#, "2:13", "'a b', given for 'Spot', is no Swift name"),
      (#""names": {"Spot": "Point(_:)"}"#, "2:13", "'Point(_:)', given for 'Spot', is a method's name"),
      (#""types": {"u8*": "String<"}"#, "2:13", "'String<', given for 'u8*', is no Swift type"),
      (#""imports": ["UXKit", "my-kit"]"#, "2:24", "'my-kit' is no name of a module"),
    ])
  func unusable(_ setting: String, _ place: String, _ message: String) throws {
    let run = try generate(setting)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.output == "")
    #expect(run.errors.contains(".xcgen.json:\(place): error: \(message)"), "\(run.errors)")
    let linted = try lint(setting)
    #expect(linted.status == 2, "\(linted.transcript)")
    #expect(linted.errors.contains(".xcgen.json:\(place): error: \(message)"), "\(linted.errors)")
    let named = try generate(#""stubs": false"#, "--import", "my-kit")
    #expect(named.status == 2)
    #expect(named.errors.contains("'my-kit' is no name of a module"), "\(named.errors)")
  }

  @Test("Where a misspelt name leaves a collision, both are told")
  func unmatchedAndRefused() throws {
    let folder = try ScratchFolder()
    try folder.write(
      ".xcgen.json", #"{"generate": {"types": {"u8*": "String"}, "names": {"P.b(string)": "c"}}}"#)
    try folder.write("a.xc", "protocol P { void a(u8* x);\nvoid a(string x); }\n")
    let run = try Built.run("generate", "a.xc", "-o", "out", in: folder)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(run.output.contains("a.xc:2:6: error: Swift cannot tell"), "\(run.output)")
    #expect(run.errors.contains("'P.b(string)' in 'generate.names' matches nothing"), "\(run.errors)")
    #expect(folder.names() == [".xcgen.json", "a.xc"])
  }
}
