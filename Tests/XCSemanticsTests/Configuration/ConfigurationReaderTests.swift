import Testing
import XCSemantics
import XCSyntax

@Suite("Reading a configuration")
struct ConfigurationReaderTests {
  private func read(_ text: String, path: String = "sub/.xcgen.json") throws -> Configuration {
    try ConfigurationReader(ruleNames: ["strong-delegate", "syntax-error"])
      .read(SourceText(path: path, text))
  }

  private func failure(_ text: String) -> ConfigurationError? {
    #expect(throws: ConfigurationError.self) { try read(text) }
  }

  @Test("Every key of the contract is read, and paths are joined to the folder of the file")
  func everyKey() throws {
    let configuration = try read(
      """
      { "$schema": "xcgen.schema.json",
        "rules": {"strong-delegate": "off", "syntax-error": "warning"},
        "pairs": [{"protocol": "P", "methods": ["a", "b"], "name": "Thing"}, {"protocol": "Q", "methods": ["c", "d"]}],
        "include": ["Sources"], "exclude": ["**/Generated/**"],
        "importPaths": ["xc", "/abs"], "libraryPaths": ["lib"], "defines": {"ARCH_arm64": "1"},
        "generate": {"access": "public", "imports": ["UXKit"], "stubs": true, "optionals": "refined",
                     "isolation": "MainActor", "types": {"u8*": "String"}, "nonnull": ["P.m.x"],
                     "names": {"P.m": "swiftName(_:)"}} }
      """)
    #expect(configuration.path == "sub/.xcgen.json")
    #expect(configuration.folder == "sub")
    #expect(configuration.rules == ["strong-delegate": .off, "syntax-error": .warning])
    #expect(configuration.pairs.map(\.first) == ["a", "c"])
    #expect(configuration.pairs.map(\.second) == ["b", "d"])
    #expect(configuration.pairs.map(\.name) == ["Thing", nil])
    #expect(configuration.include == [GlobPattern("Sources")])
    #expect(configuration.exclude == [GlobPattern("**/Generated/**")])
    #expect(configuration.importPaths == ["sub/xc", "/abs"])
    #expect(configuration.libraryPaths == ["sub/lib"])
    #expect(configuration.defines == ["ARCH_arm64": "1"])
    #expect(configuration.generate.access == "public")
    #expect(configuration.generate.imports == ["UXKit"])
    #expect(configuration.generate.stubs == true)
    #expect(configuration.generate.optionals == "refined")
    #expect(configuration.generate.isolation == "MainActor")
    #expect(configuration.generate.types == ["u8*": "String"])
    #expect(configuration.generate.nonnull == ["P.m.x"])
    #expect(configuration.generate.names == ["P.m": "swiftName(_:)"])
  }

  @Test("An empty object says nothing, and null is no isolation")
  func empty() throws {
    var silent = Configuration()
    silent.path = ".xcgen.json"
    #expect(try read("{}", path: ".xcgen.json") == silent)
    #expect(try read(#"{"generate": {"isolation": null}}"#, path: ".xcgen.json") == silent)
  }

  @Test("Escapes, surrogate pairs and a byte order mark are read")
  func escapes() throws {
    let configuration = try read("\u{FEFF}" + #"{"importPaths": ["\u0061\"\\\/\n\ud83d\ude00"]}"#, path: "c")
    #expect(configuration.importPaths == ["a\"\\/\n😀"])
  }

  @Test(
    "What is wrong is named, with its place",
    arguments: [
      (#"{"rulse": {}}"#, "unknown key 'rulse'; the nearest is 'rules'", 1, 2),
      (
        "{\n  \"rules\": {\"strong-delegat\": \"off\"}}",
        "unknown rule 'strong-delegat' in 'rules'; the nearest is 'strong-delegate'", 2, 13
      ),
      (
        #"{"rules": {"syntax-error": "on"}}"#,
        "'rules.syntax-error' must be one of 'off', 'note', 'warning', 'error', not 'on'", 1, 28
      ),
      (#"{"include": "Sources"}"#, "'include' must be a list, not a string", 1, 13),
      (#"{"exclude": ["a", 1]}"#, "'exclude[1]' must be a string, not a number", 1, 19),
      (#"{"defines": {"A B": "1"}}"#, "'A B' in 'defines' is no name of a macro", 1, 14),
      (#"{"defines": {"A": true}}"#, "'defines.A' must be a string, not true or false", 1, 19),
      (#"{"generate": {"stubs": "yes"}}"#, "'generate.stubs' must be true or false, not a string", 1, 24),
      (
        #"{"generate": {"acess": "public"}}"#, "unknown key 'acess' in 'generate'; the nearest is 'access'",
        1, 15
      ),
      (
        #"{"generate": {"access": "open"}}"#,
        "'generate.access' must be one of 'public', 'package', 'internal', not 'open'", 1, 25
      ),
      (#"{"pairs": [{"methods": ["a", "b"]}]}"#, "'pairs[0]' lacks the key 'protocol'", 1, 12),
      (
        #"{"pairs": [{"protocol": "P", "methods": ["a"]}]}"#,
        "'pairs[0].methods' must name two different methods", 1, 41
      ),
      ("[]", "the configuration must be an object, not a list", 1, 1),
      (#"{"stubs"}"#, "':' must stand behind the key 'stubs'", 1, 9),
      (#"{"include": [}"#, "a value must stand here", 1, 14),
      (#"{"include": ["a""#, "this list is never closed", 1, 13),
      (#"{"include": ["a]}"#, "this string is never closed", 1, 14),
      ("{", "this object is never closed", 1, 1),
      ("", "a value is missing at the end of the file", 1, 1),
      ("{} x", "something stands behind the end of the value", 1, 4),
      (#"{"include": [], "include": []}"#, "the key 'include' is there twice", 1, 17),
      (#"{"include": ["\x"]}"#, "this is no escape of JSON", 1, 15),
      (#"{"include": ["\ud83d"]}"#, "this is no escape of JSON", 1, 15),
      (#"{"include": ["a", ""]}"#, "'include[1]' is empty", 1, 19),
      (#"{"importPaths": [""]}"#, "'importPaths[0]' is empty", 1, 18),
      (
        #"{"exclude": ["["]}"#, "'exclude[0]' has a '[', and a pattern knows '*', '?' and '**' only", 1, 14
      ),
      (
        #"{"exclude": ["b", "*.{a,b}"]}"#,
        "'exclude[1]' has a '{', and a pattern knows '*', '?' and '**' only", 1, 19
      ),
    ])
  func wrong(text: String, message: String, line: Int, column: Int) {
    let error = failure(text)
    #expect(error?.message == message)
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  @Test("Deep nesting is refused and does not overflow the stack")
  func deepNesting() {
    #expect(failure(String(repeating: "[", count: 100_000))?.message == "values are nested too deeply")
  }

  @Test("What bindings cannot be made with is a mistake where it stands")
  func bindings() throws {
    var reader = ConfigurationReader()
    reader.bindingMistakes = { said in
      said.names.keys.sorted().map { .init(key: "names", entry: $0, message: "no '\($0)'") }
        + said.imports.map { .init(key: "imports", entry: $0, message: "no '\($0)'") }
    }
    let text = SourceText(
      path: "c", #"{"generate": {"imports": ["A"], "names": {"P": "x", "Q": "y"}}, "plugin": 1}"#)
    let found = reader.mistakes(in: text)
    #expect(
      found.map(\.message) == ["no 'A'", "no 'P'", "no 'Q'", "'plugin' must be an object, not a number"])
    #expect(found.map { text.position(at: $0.range.lowerBound).column } == [27, 43, 53, 75])
    #expect(throws: ConfigurationError.self) { try reader.read(text) }
  }
}
