import Foundation
import SeededRandom
import Testing
import XCSemantics

@testable import XCLint
@testable import XCSyntax

/// What is found where bodies are parsed only for whoever asks is what is found in whole trees.
@Suite struct SkippedBodyTests {
  @Test(arguments: FixtureProgram.all)
  func fixturesHaveTheSameFindings(_ fixture: FixtureProgram) async throws {
    try await compare(try fixture.texts(), as: fixture, isFixture: true)
  }

  /// Tokens of bodies deleted, doubled or swapped with their neighbours.
  @Test(arguments: FixtureProgram.all)
  func damagedFixturesHaveTheSameFindings(_ fixture: FixtureProgram) async throws {
    var random = SeededGenerator(named: fixture.testDescription)
    for path in try fixture.texts().keys.sorted() {
      for _ in 0..<3 {
        var texts = try fixture.texts()
        texts[path] = texts[path].map { damaged($0, &random) }
        try await compare(texts, as: fixture, isFixture: false)
      }
    }
  }

  @Test(arguments: RuleRegistry.all.rules.map(\.name))
  func examplesHaveTheSameFindings(_ rule: String) async throws {
    for example in RuleRegistry.all.rule(named: rule)?.examples ?? [] {
      try await compare(["a.xc": example.source], isFixture: true)
      // Each body with statements in front of which say nothing.
      try await compare(
        ["a.xc": example.source.replacing("{ }", with: "{ i32 x = 1; x++; }")], isFixture: true)
    }
  }

  @Test func sourcesOfTheRepositoryHaveTheSameFindings() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var paths: [String] = []
    for folder in ["Examples", "Sources", "Tests"] {
      let below = try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)
      paths += below.filter { FilePath.isSource($0) && !$0.contains(".build/") }.map { folder + "/" + $0 }
    }
    #expect(paths.count > 150)
    for path in paths.sorted() {
      let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
      guard case .success(let text) = SourceText.decoding(bytes, path: path) else { continue }
      try await compare([path: text.string(in: 0..<bytes.count)], isFixture: true)
    }
  }

  /// A body is read after all where a word in it may matter.
  @Test(arguments: [
    ("i32 n", "i32 m = n; count = m + 1;", true), ("Thing* t", "t.count = 2; if (t != nil) t.turn();", true),
    ("Thing* t", "keep(t);", false), ("Thing* t", "keep(self);", false), ("i32 n", "keep((Thing*)n);", false),
    ("Listener* l", "l.heard();", false), ("i32 n", "listener.heard();", false),
    ("i32 n", "thing.turn();", true),
    ("i32 n", "keep(thing);", false), ("i32 n", "told(n);", false), ("i32 n", "thing = make();", false),
    ("i32 n", "make().turn();", true), ("i32 n", "Alias* a = n;", false), ("i32 n", "amount_t a = n;", true),
    ("i32 n", "take(turn);", false), ("i32 n", "self.tell = turn;", false), ("i32 n", "told = turn;", false),
    ("i32 n", "listener = 0;", false), ("i32 n", "thing = 0;", true),
  ])
  func silence(parameter: String, body: String, isSilent: Bool) async throws {
    let text = """
      typedef i32 amount_t;
      typedef Thing Alias;
      protocol Listener { optional void heard(void); }
      class Thing : Object {
        i32 count;
        Thing* thing;
        weak:Listener* listener;
        callback told void(i32);
        Thing* make(void);
        void keep(Object* o);
        void take(callback f void(void));
        void turn(void);
        void setTell(callback f void(void));
        i32 ask(\(parameter)) { \(body) }
      }
      """
    let options = LoadOptions(skipsBodies: true)
    let program = await ProgramLoader(options: options).load([.bytes(Array(text.utf8), name: "a.xc")])
    #expect(program.requestedFiles.flatMap(\.source.skippedBodies).count == 1)
    let bodies = ProgramBodies(program)
    #expect(bodies.checked.map(bodies.isSilent) == [isSilent])
  }

  private func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var source = SourceText(path: "a.xc", text)
    let bodies = SourceFile(parsing: source).bodyRanges
    guard let body = bodies.randomElement(using: &random) else { return text }
    let tokens = TokenScanner.tokens(of: source.bytes, in: body).map(\.range)
    for _ in 0...Int.random(in: 0...1, using: &random) {
      guard let place = tokens.indices.randomElement(using: &random) else { break }
      let token = tokens[place]
      guard token.upperBound <= source.bytes.count else { break }
      let word = Array(source.bytes[token])
      switch Int.random(in: 0...2, using: &random) {
      case 0: source = source.replacing(token, with: [])
      case 1: source = source.replacing(token, with: word + [0x20] + word)
      default:
        guard place + 1 < tokens.count, tokens[place + 1].upperBound <= source.bytes.count else { break }
        let both = token.lowerBound..<tokens[place + 1].upperBound
        source = source.replacing(both, with: Array(source.bytes[tokens[place + 1]]) + [0x20] + word)
      }
    }
    return source.string(in: 0..<source.bytes.count)
  }

  private func compare(
    _ texts: [String: String], as fixture: FixtureProgram? = nil, isFixture: Bool
  ) async throws {
    var found: [[Diagnostic]] = []
    for skipsBodies in [false, true] {
      var program: Program
      if let fixture {
        program = await fixture.load(texts, skipsBodies: skipsBodies)
      } else {
        let options = LoadOptions(skipsBodies: skipsBodies)
        let loader = ProgramLoader(options: options, fileSystem: InMemoryFileSystem(texts))
        program = await loader.load(texts.keys.sorted())
      }
      found.append(Linter().run(program))
    }
    #expect(found[0] == found[1], "in \(isFixture ? texts.keys.sorted().description : texts.description)")
  }
}

extension SourceFile {
  fileprivate var bodyRanges: [Range<Int>] {
    declarations.flatMap { declaration -> [Range<Int>] in
      switch declaration {
      case .function(let function): [function.bodyRange].compactMap { $0 }
      case .class(let part): part.methods.compactMap(\.bodyRange)
      default: []
      }
    }
  }
}
