import Testing
import XCSyntax

@testable import XCSemantics

/// Which declarations directives leave, in the order of the preprocessor.
@Suite struct UnitMacrosTests {
  /// Directives in front of a test of X, what is in other files, and what becomes of `class Yes` and `class No`.
  struct Sample: CustomTestStringConvertible, Sendable {
    var lines: String
    var others: [String: String] = [:]
    var definitions: [String: String] = [:]
    var open: [String]
    var closed: [String]

    init(
      _ lines: String, others: [String: String] = [:], defining definitions: [String: String] = [:],
      open: [String]? = nil, _ closed: [String]
    ) {
      self.lines = lines
      self.others = others
      self.definitions = definitions
      self.open = open ?? closed
      self.closed = closed
    }

    var testDescription: String { lines.replacing("\n", with: " / ") }
  }

  private static let test = "\n#if X\nclass Yes { }\n#else\nclass No { }\n#endif\n"
  private static let both = ["Yes", "No"]

  static let samples: [Sample] = [
    Sample("", open: both, ["No"]),
    Sample("", defining: ["X": "1"], ["Yes"]),
    Sample("#define X 1", ["Yes"]),
    Sample("#define X 0", defining: ["X": "1"], ["No"]),
    Sample("#undef X", defining: ["X": "1"], ["No"]),
    Sample("#undef X", ["No"]),
    Sample("#define X 1\n#undef X", ["No"]),
    Sample("#undef X\n#define X 2", ["Yes"]),
    Sample("#define X 1\n#define X 0", ["No"]),
    Sample("#if A\n#define X 1\n#endif", open: both, ["No"]),
    Sample("#define X 1\n#if A\n#undef X\n#endif", open: both, ["Yes"]),
    Sample("#define A 1\n#if A\n#define X 1\n#endif", ["Yes"]),
    Sample("#define A 1\n#ifndef A\n#define X 1\n#else\n#define X 0\n#endif", ["No"]),
    // The arm is chosen where it begins.
    Sample("#undef A\n#ifndef A\n#define A 1\n#define X 1\n#endif", ["Yes"]),
    Sample("#define A 1\n#if A\n#undef A\n#elif 1\n#define X 1\n#endif", open: both, ["No"]),
    Sample("#ifndef X\n#define X 1\n#endif", defining: ["X": "0"], ["No"]),
    Sample("#ifndef X\n#define X 1\n#endif", open: both, ["Yes"]),
    Sample("#define N 3\n#define AT(n) (N >= n)\n#define X AT(2)", ["Yes"]),
    Sample("#define X AT(2)", open: both, ["No"]),
    Sample("#define GLUE(a, b) a##b\n#define VERSION 205\n#define X GLUE(VER, SION) == 205", ["Yes"]),
    Sample("#define AB 12\n#define OB A##B\n#define X OB == 12", ["Yes"]),
    Sample("#import \"lib/on.xc\"", others: ["lib/on.xc": "#define X 1"], ["Yes"]),
    Sample("#import \"lib/off.xc\"", others: ["lib/off.xc": "#undef X"], defining: ["X": "1"], ["No"]),
    Sample(
      "#import \"lib/on.xc\"\n#import \"lib/off.xc\"",
      others: ["lib/on.xc": "#define X 1", "lib/off.xc": "#undef X"], ["No"]),
    Sample(
      "#import \"lib/off.xc\"\n#import \"lib/on.xc\"",
      others: ["lib/on.xc": "#define X 1", "lib/off.xc": "#undef X"], ["Yes"]),
    Sample(
      "#import \"lib/on.xc\"\n#undef X\n#import \"lib/on.xc\"", others: ["lib/on.xc": "#define X 1"], ["No"]),
    Sample(
      "#import \"lib/a.xc\"",
      others: [
        "lib/a.xc": "#import \"b.xc\"\n#import \"a.xc\"", "lib/b.xc": "#import \"a.xc\"\n#define X 1",
      ],
      ["Yes"]),
    Sample("#if A\n#import \"lib/on.xc\"\n#endif", others: ["lib/on.xc": "#define X 1"], open: both, ["No"]),
    Sample(
      "#if A\n#import \"lib/on.xc\"\n#endif\n#import \"lib/on.xc\"", others: ["lib/on.xc": "#define X 1"],
      ["Yes"]),
    Sample(
      "#define MODE 2\n#import \"lib/mode.xc\"",
      others: ["lib/mode.xc": "#if MODE == 2\n#define X 1\n#else\n#define X 0\n#endif"], ["Yes"]),
    Sample(
      "#import \"lib/defaults.xc\"",
      others: ["lib/defaults.xc": "#ifndef Y\n#define Y 1\n#define X 1\n#endif"], open: both, ["Yes"]),
  ]

  @Test("Conditions on what is known for certain are settled", arguments: samples)
  func settled(_ sample: Sample) async {
    let program = await load(sample)
    let names = program.classes.filter { program.isRequested($0.file) }.map(\.declaration.name.text)
    #expect(names == sample.open)
  }

  @Test("Who runs the compiler knows every name", arguments: samples)
  func kept(_ sample: Sample) async {
    let program = await load(sample)
    let kept = KeptCode(of: program)
    let names = program.classes.filter { program.isRequested($0.file) }.map(\.declaration)
      .filter { kept.keeps($0.condition, at: $0.range.lowerBound, in: program.id(of: "main.xc")) }
      .map(\.name.text)
    #expect(names == sample.closed)
  }

  @Test("What stands above a directive is not touched by it")
  func order() async {
    let text = "#ifdef X\nclass Early { }\n#endif\n#import \"lib/on.xc\"\n#ifdef X\nclass Late { }\n#endif\n"
    let program = await program(["main.xc": text, "lib/on.xc": "#define X 1"])
    let conditions = program.classes.filter { program.isRequested($0.file) }.map(\.declaration.condition)
    #expect(conditions == [Condition(ifDefined: "X"), .always])
    #expect(program.file(FileID(0)).source.droppedArms.isEmpty)
  }

  @Test("An import that a definition drops is not followed")
  func imports() async {
    let text = "#define X 1\n#if !X\n#import \"lib/on.xc\"\n#endif\n"
    let program = await program(["main.xc": text, "lib/on.xc": "class Gone { }"])
    #expect(program.paths == ["main.xc"] && program.file(FileID(0)).imports.isEmpty)
  }

  @Test("A long chain of imports is followed to its end")
  func chain() async {
    var texts = ["main.xc": "#import \"lib/f0.xc\"" + Self.test]
    for index in 0..<2000 { texts["lib/f\(index).xc"] = "#import \"f\(index + 1).xc\"\n" }
    texts["lib/f2000.xc"] = "#define X 1\n"
    let program = await program(texts)
    #expect(program.classes.filter { program.isRequested($0.file) }.map(\.declaration.name.text) == ["Yes"])
  }

  private func load(_ sample: Sample) async -> Program {
    var texts = sample.others
    texts["main.xc"] = sample.lines + Self.test
    return await program(
      texts, options: LoadOptions(importPaths: ["lib"], definitions: MacroTable(sample.definitions)))
  }
}
