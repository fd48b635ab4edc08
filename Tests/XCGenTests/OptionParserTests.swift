import Testing

@testable import xcgen

@Suite("Reading options")
struct OptionParserTests {
  private struct Settings: Equatable {
    var names: [String] = []
    var level = ""
    var loud = false
  }

  private let parser = OptionParser<Settings>(options: [
    .value("-n", "--name", placeholder: "NAME", help: "") { $0.names.append($1) },
    .choice("--level", of: ColorChoice.self, help: "") { $0.level = $1.rawValue },
    .flag("-l", "--loud", help: "") { $0.loud = true },
  ])

  private func read(_ arguments: String...) throws -> (settings: Settings, operands: [String])? {
    switch try parser.parse(arguments, into: Settings()) {
    case .help: nil
    case .run(let settings, let operands): (settings, operands)
    }
  }

  @Test(
    "A value may stand behind the name, behind '=' or at a short name",
    arguments: [["--name", "x"], ["--name=x"], ["-n", "x"], ["-nx"]])
  func spellings(arguments: [String]) throws {
    guard case .run(let settings, let operands) = try parser.parse(arguments, into: Settings()) else {
      Issue.record("taken as a request for help")
      return
    }
    #expect(settings == Settings(names: ["x"]))
    #expect(operands == [])
  }

  @Test("Operands and options mix, in order")
  func mixed() throws {
    let result = try #require(try read("a", "--loud", "b", "-n", "1", "-", "--name=2"))
    #expect(result.settings == Settings(names: ["1", "2"], loud: true))
    #expect(result.operands == ["a", "b", "-"])
  }

  @Test("Behind '--' everything is an operand")
  func endOfOptions() throws {
    let result = try #require(try read("--loud", "--", "--name", "--", "-x"))
    #expect(result.settings == Settings(loud: true))
    #expect(result.operands == ["--name", "--", "-x"])
  }

  @Test("An empty value and one with '=' in it are values")
  func oddValues() throws {
    let result = try #require(try read("--name=", "--name=a=b", "-n", ""))
    #expect(result.settings.names == ["", "a=b", ""])
  }

  @Test("A request for help wins over what follows", arguments: ["-h", "--help"])
  func help(word: String) throws {
    #expect(try read("--loud", word, "--no-such-option") == nil)
  }

  @Test("An unknown option names the nearest", arguments: [("--nmae", "--name"), ("--lod=3", "--loud")])
  func unknown(written: String, nearest: String) {
    let error = #expect(throws: UsageError.self) { try read(written) }
    #expect(error?.message.contains("'\(written.split(separator: "=")[0])'") == true)
    #expect(error?.hints.joined().contains("'\(nearest)'") == true)
  }

  @Test("A missing value, a value too many and a wrong word say so")
  func misuse() {
    let missing = #expect(throws: UsageError.self) { try read("--name") }
    #expect(missing?.message == "'--name' needs a value: NAME")
    let swallowed = #expect(throws: UsageError.self) { try read("--name", "--loud") }
    #expect(swallowed?.message == "'--name' needs a value: NAME")
    let extra = #expect(throws: UsageError.self) { try read("--loud=yes") }
    #expect(extra?.message.contains("takes no value") == true)
    let wrong = #expect(throws: UsageError.self) { try read("--level=sometimes") }
    #expect(wrong?.message == "'--level' takes auto, always or never, not 'sometimes'")
  }
}
