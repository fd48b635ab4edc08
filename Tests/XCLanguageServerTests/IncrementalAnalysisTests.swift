import Foundation
import Testing
import XCLint
import XCSemantics
import XCSyntax

@testable import XCLanguageServer

/// After every one of many changes, what was kept of the analysis before must come to what a fresh one finds.
@Suite struct IncrementalAnalysisTests {
  /// How many changes each source sees; `XCGEN_CHANGES` asks for more, and then of every source.
  private static let wanted = ProcessInfo.processInfo.environment["XCGEN_CHANGES"].flatMap(Int.init)

  /// A source that is edited, with its name.
  struct Source: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var testDescription: String { name }
  }

  static let examples: [Source] = RuleRegistry.all.rules.flatMap { rule in
    rule.examples.enumerated().filter { wanted != nil || $0.offset % 4 == 1 }
      .map { Source(name: "\(rule.name) \($0.offset)", text: $0.element.source) }
  }

  /// Several examples of a rule in one file, so that changes in one body meet findings elsewhere.
  static let sources: [Source] = RuleRegistry.all.rules.map { rule in
    Source(name: rule.name, text: rule.examples.map(\.source).joined(separator: "\n"))
  }

  @Test("Changes in a short source", arguments: examples) func short(_ source: Source) async throws {
    var walk = Walk(source)
    _ = try await walk.run(Self.wanted ?? 4)
  }

  @Test("Changes in a long source, with its category in another file", arguments: sources)
  func long(_ source: Source) async throws {
    var walk = Walk(source, other: Samples.category)
    _ = try await walk.run(Self.wanted ?? 4)
  }

  @Test("Typing statements into bodies is answered from what was kept") func typing() async throws {
    var walk = Walk(Source(name: "typing", text: Samples.half + Self.screens))
    let statement =
      "\n    if (count == 4) { other.step(\"a{b\", self); } // x\n    callback f void(i32) = &other.turn;"
    var kept = 0
    for letter in statement {
      let place = try #require(walk.text.firstRange(of: Array("i32 sum = 0;".utf8))?.upperBound)
      let typed = place + (walk.typed)
      walk.typed += String(letter).utf8.count
      if try await walk.step(SyntaxEdit(range: typed..<typed, newLength: 0), Array(String(letter).utf8)) {
        kept += 1
      }
    }
    #expect(kept * 10 > statement.count * 8, "\(kept) of \(statement.count)")
  }

  @Test("Typing an import is answered from what was kept, until it leads somewhere")
  func typingAnImport() async throws {
    var walk = Walk(Source(name: "import", text: Samples.half), other: Samples.category)
    let lines = Array("#import \"Hidin.xc\"\n#use <Nothing>\n".utf8)
    var anew: [Int] = []
    for (offset, letter) in lines.enumerated() {
      if try await !walk.step(SyntaxEdit(range: offset..<offset, newLength: 0), [letter]) {
        anew.append(offset)
      }
    }
    #expect(anew.count * 6 < lines.count, "\(anew)")
    let end = "#import \"Hidin".utf8.count
    #expect(try await !walk.step(SyntaxEdit(range: end..<end, newLength: 0), Array("g".utf8)))
    // And taken away again.
    #expect(try await !walk.step(SyntaxEdit(range: end..<(end + 1), newLength: 0), []))
    for offset in lines.indices.reversed() {
      _ = try await walk.step(SyntaxEdit(range: offset..<(offset + 1), newLength: 0), [])
    }
  }

  private static let screens = (0..<6).map { number in
    """
    class Screen\(number) : Object <UXNavigationDelegate> {
      i32 count;
      UXView* content;
      Screen\(number)* next;

      i32 step(string name, Screen\(number)* other) {
        i32 sum = 0;
        for (i32 i = 0; i < 3; i = i + 1) {
          if (i == \(number)) { sum = sum + i; } else { sum = sum - 1; }
        }
        return sum;
      }

      void turn(i32 by) { count = by; }

      void setNext(Screen\(number)* to) { next = to; }

      void formWillShow(UXNavigationController* n, UXView* form, i32 depth) {
        startTimer();
      }

      void formDidHide(UXNavigationController* n, UXView* form, i32 depth) {
        content = nil;
      }
    }

    """
  }.joined()

  /// A walk from one state of a source to the next.
  struct Walk {
    private let name: String
    private let other: Document?
    private var random: Randomness
    private var revision = 1
    private var document: Document
    private var last: Analysis?
    /// How many bytes a test has typed.
    var typed = 0

    var text: [UInt8] { document.text.bytes }

    init(_ source: Source, other: String? = nil) {
      name = source.name
      random = Randomness(seed: source.name)
      document = Document(
        uri: "file:///w/Detail.xc", version: 1, revision: 0, text: source.text, encoding: .utf8)
      self.other = other.map {
        Document(uri: "file:///w/Hiding.xc", version: 1, revision: 0, text: $0, encoding: .utf8)
      }
    }

    private func request(_ parsed: ParsedSources) -> AnalysisRequest {
      var documents = [document.path: document]
      if let other { documents[other.path] = other }
      return AnalysisRequest(
        documents: documents, surroundings: .init(folders: [], diskState: 0),
        settings: ServerSettings(fileSystem: InMemoryFileSystem([:]), version: "1"),
        disk: InMemoryFileSystem([:]), parsed: parsed, encoding: .utf8, usableConfigurations: [:])
    }

    /// Makes changes and gives how many of them were answered from what was kept.
    mutating func run(_ count: Int) async throws -> Int {
      var kept = 0
      for _ in 0..<count {
        let (edit, bytes) = random.change(of: text)
        let old = Array(text[edit.range])
        if try await step(edit, bytes) { kept += 1 }
        // Most mistakes are mended soon.
        guard random.below(3) > 0 else { continue }
        let back = SyntaxEdit(
          range: edit.range.lowerBound..<(edit.range.lowerBound + bytes.count), newLength: 0)
        if try await step(back, old) { kept += 1 }
      }
      return kept
    }

    /// Makes one change; whether it was answered from what was kept.
    mutating func step(_ edit: SyntaxEdit, _ bytes: [UInt8]) async throws -> Bool {
      let before = document.text
      revision += 1
      let range = document.map.range(edit.range)
      document.apply(
        [ChangeParameters.Change(range: range, text: String(decoding: bytes, as: UTF8.self))],
        version: revision, revision: revision)
      let fresh = await Analysis(request(ParsedSources()))
      let kept = last.flatMap { Analysis(request(ParsedSources()), after: $0) }
      last = kept ?? fresh
      guard let kept else { return false }
      for path in Set(kept.findings.keys).union(fresh.findings.keys).sorted() {
        let (mine, wanted) = (kept.findings[path] ?? [], fresh.findings[path] ?? [])
        if Set(mine) != Set(wanted) || mine.count != wanted.count {
          Issue.record(
            """
            \(name): \(edit) with '\(String(decoding: bytes, as: UTF8.self))'
            missing: \(Set(wanted).subtracting(mine).map(\.summary).sorted())
            too many: \(Set(mine).subtracting(wanted).map(\.summary).sorted())
            \(String(decoding: before.bytes, as: UTF8.self))
            """)
          last = fresh
          return false
        }
      }
      return true
    }
  }
}

extension Diagnostic {
  fileprivate var summary: String { "\(span.start) \(rule): \(message) \(notes) \(fixes)" }
}

/// The same changes on every run.
struct Randomness {
  private var state: UInt64

  init(seed: String) {
    state = seed.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }

  private static let words = [
    ";", "{", "}", "(", ")", "\"", "'", "x", "self", "=", ".", ",", "\n", " ", "//", "/*", "*/", "#if A\n",
    "\n#endif\n",
    "return", "if (a) {", "}\n", "void f(void) { }", "class", "(P*)self;",
    "// xcgen:disable:this weak-target\n", "@",
    "weak:", "new Object()", "0", "ü", "\r\n", "\t", "= nil;", "push(a, b);", "optional ", "<", ">", "*", "&",
  ]

  /// A place where a word is put in, taken out or put in the place of another one.
  mutating func change(of text: [UInt8]) -> (SyntaxEdit, [UInt8]) {
    func aligned(_ offset: Int) -> Int {
      var offset = min(offset, text.count)
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }
    let start = aligned(below(text.count + 1))
    let end = below(2) == 0 ? start : aligned(start + 1 + below(5))
    let bytes = end > start && below(2) == 0 ? [] : Array(Self.words[below(Self.words.count)].utf8)
    return (SyntaxEdit(range: start..<end, newLength: bytes.count), bytes)
  }
}
