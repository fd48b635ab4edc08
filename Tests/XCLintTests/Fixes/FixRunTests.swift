import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("Applying fix-its")
struct FixRunTests {
  private func mend(
    _ texts: [String: String], paths: [String]? = nil, input: SourceInput? = nil,
    registry: RuleRegistry = .all, only: Set<String>? = nil
  ) async throws -> FixRun.Outcome {
    let files = InMemoryFileSystem(texts)
    let plan = try SourcePlan(
      .init(paths: paths ?? texts.keys.sorted(), standardInput: input),
      reader: ConfigurationReader(ruleNames: registry.names), fileSystem: files)
    let run = LintRun(
      plan, options: LoadOptions(importPaths: ["lib"]), only: only, registry: registry, fileSystem: files)
    return await FixRun(run).perform()
  }

  private func text(_ outcome: FixRun.Outcome, _ path: String = "a.xc") -> String? {
    outcome.changes.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test("What mends a finding is done, the rest is byte for byte the same, and a second run changes nothing")
  func once() async throws {
    let outcome = try await mend(["a.xc": lonelyScreen])
    let mended = try #require(text(outcome))
    #expect(outcome.lint.findings.isEmpty && outcome.applied == 1)
    let added = "\n  void formDidHide(UXNavigationController* n, UXView* c, i32 d) { }"
    #expect(mended.replacing(added, with: "") == lonelyScreen)
    let again = try await mend(["a.xc": mended])
    #expect(again.changes.isEmpty && again.applied == 0)
  }

  @Test("Fix-its that get in each other's way are done one after the other")
  func overlapping() async throws {
    let source = """
      protocol Four { void a(i32 x); void b(void); i32 c(u8* s); bool d(void); }
      class All : Object <Four> {
      }

      """
    let outcome = try await mend(["a.xc": source])
    #expect(outcome.lint.findings.isEmpty && outcome.applied == 4)
    let mended = try #require(text(outcome))
    for head in ["void a(i32 x)", "void b(", "i32 c(u8* s)", "bool d("] {
      #expect(mended.split(separator: head, omittingEmptySubsequences: false).count == 3, "\(mended)")
    }
    #expect(SourceFile(parsing: SourceText(path: "a.xc", mended)).syntaxErrors.isEmpty)
  }

  @Test("A byte order mark and CRLF line ends stay")
  func lineEnds() async throws {
    let source = "\u{FEFF}" + lonelyScreen.replacing("\n", with: "\r\n")
    let outcome = try await mend(["a.xc": source])
    let bytes = try #require(outcome.changes.first?.new)
    #expect(Array(bytes.prefix(3)) == SourceText.byteOrderMark)
    for (index, byte) in bytes.enumerated() where byte == 0x0A { #expect(bytes[index - 1] == 0x0D) }
    #expect(outcome.lint.findings.isEmpty)
  }

  @Test("Only files that were asked for change")
  func otherFiles() async throws {
    let texts = [
      "a.xc": "#import <Screen>\nclass Mine : Screen { }\n", "lib/Screen.xc": lonelyScreen,
    ]
    let outcome = try await mend(texts, paths: ["a.xc"])
    #expect(outcome.changes.allSatisfy { $0.path == "a.xc" })
  }

  @Test("Bytes that stand for a file are mended like one")
  func standardInput() async throws {
    let input = SourceInput.bytes(Array(lonelyScreen.utf8), name: "in.xc")
    let outcome = try await mend([:], paths: ["-"], input: input)
    #expect(text(outcome, "in.xc")?.contains("formDidHide") == true)
    #expect(outcome.lint.findings.isEmpty)
  }

  @Test("What a rule is not sure of is not applied")
  func unsure() async throws {
    let source = lonelyScreen.replacing(": Object <", with: ": Nowhere <")
    let outcome = try await mend(["a.xc": source])
    #expect(outcome.changes.isEmpty)
    #expect(
      outcome.lint.findings.contains { $0.rule == "paired-delegate-methods" && $0.severity == .warning })
  }

  @Test("Of rules that undo each other's work the run comes to an end")
  func endless() async throws {
    let registry = RuleRegistry([Replacing("ping", "a", "b"), Replacing("pong", "b", "a")])
    let outcome = try await mend(["a.xc": "// a\n"], registry: registry)
    #expect(outcome.applied <= 2)
  }

  @Test("A fix-it that clears nothing is left out, and the others are done")
  func idle() async throws {
    let registry = RuleRegistry([Replacing("idle", "class", "class class"), Replacing("good", "Old", "New")])
    let outcome = try await mend(["a.xc": "// class\nclass Old {\n}\n"], registry: registry)
    #expect(text(outcome) == "// class\nclass New {\n}\n")
    #expect(outcome.lint.findings.map(\.rule) == ["idle"])
    #expect(outcome.applied == 1)
  }

  @Test("Old spellings that an added method takes over are mended in the same run")
  func takenOver() async throws {
    let source = """
      #use <UXKit>
      class Screen : Object <UXNavigationDelegate> {
        void formDidHide(UXNavigationController@ n, UXView@ content, i32 depth) { }
      }
      class Tree : Object <UXOutlineDataSource> {
        i32 numberOfChildren(UXOutlineView* o, Object@ item) { return 1; }
      }

      """
    let outcome = try await mend(["a.xc": source])
    let mended = try #require(text(outcome))
    #expect(!mended.contains("@") && outcome.lint.findings.isEmpty, "\(mended)")
    #expect(mended.contains("formWillShow(UXNavigationController* n, UXView* content, i32 depth)"))
    #expect(try await mend(["a.xc": mended]).changes.isEmpty)
  }

  @Test("What is read as a type after a mistake is left as it is")
  func afterMistake() async throws {
    let source = "class A { i32 f(i32 x, i32 q) { return x@q; } i32@ p; }\n"
    #expect(text(try await mend(["a.xc": source])) == source.replacing("i32@", with: "i32*"))
  }

  @Test("A method that would stand in a string that is never closed is not added again and again")
  func besideAnOpenString() async throws {
    let source = """
      #use <UXKit>
      class Screen : &Object <UXNavigationDelegate> {
        void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) {
          uvoid form "void formDidH c, i32 d) { } }

      """
    let outcome = try await mend(["a.xc": source])
    let mended = text(outcome) ?? source
    #expect(mended.split(separator: "formDidHide").count <= 2, "\(mended)")
    #expect(try await mend(["a.xc": mended]).changes.isEmpty)
  }

  @Test("A fix-it that breaks a file is left out, and the others are done")
  func harmful() async throws {
    let registry = RuleRegistry([Replacing("harm", "{", "{ ) } {"), Replacing("good", "Old", "New")])
    let outcome = try await mend(["a.xc": "class Old {\n}\n"], registry: registry)
    #expect(text(outcome) == "class New {\n}\n")
    #expect(outcome.lint.findings.map(\.rule) == ["harm"])
  }

  @Test(
    "Fix-its that get in each other's way are never done together",
    arguments: [
      (0..<2, 1..<3, 1), (0..<2, 2..<3, 2), (2..<2, 2..<2, 1), (2..<4, 4..<4, 1), (2..<4, 2..<2, 1),
      (0..<1, 3..<3, 2), (1..<3, 1..<3, 1),
    ])
  func colliding(first: Range<Int>, second: Range<Int>, taken: Int) {
    let text = SourceText(path: "a.xc", "abcdef")
    let findings = [first, second].enumerated().map { index, range in
      Diagnostic(
        rule: "r\(index)", severity: .error, message: "m", span: text.span(range),
        fixes: [FixIt(title: "t", edits: [TextEdit(span: text.span(range), newText: "\(index)")])])
    }
    #expect(FixSelection(findings, in: ["a.xc"]).fixes.count == taken)
    #expect(FixSelection([findings[0], findings[0]], in: ["a.xc"]).fixes.count == 1)
    #expect(FixSelection(findings, in: ["b.xc"]).fixes.isEmpty)
  }

  private static func screen(_ condition: String, half: String) -> String {
    """
    #use <UXKit>
    class Screen : Object <UXNavigationDelegate> {
    \(condition)
      void \(half)(UXNavigationController* n, UXView* c, i32 d) { }
    #endif
      i32 a;
    }

    """
  }

  @Test(
    "A half under a condition that can not be read is joined by one other half, or by none",
    arguments: [
      ("#if AT_LEAST(2)", 2), ("#if A == 1_000", 2), ("#if A && !AT_LEAST(2)", 2), ("#if A##B", 1),
      ("#ifdef A B", 1), ("#ifdef", 1), ("#ifndef A B", 1),
    ])
  func unreadableConditions(_ condition: String, count: Int) async throws {
    for half in ["formDidHide", "formWillShow"] {
      let source = Self.screen(condition, half: half)
      let outcome = try await mend(["a.xc": source])
      let mended = text(outcome) ?? source
      #expect(mended.split(separator: "UXNavigationController*").count <= 3, "\(mended)")
      #expect(try await mend(["a.xc": mended]).changes.isEmpty)
    }
    let source = """
      protocol Opening { void opened(void); }
      class Door : Object <Opening> {
      \(condition)
        void opened(void) { }
      #endif
      }

      """
    let outcome = try await mend(["a.xc": source])
    let mended = text(outcome) ?? source
    #expect(mended.split(separator: "void opened").count == count + 2, "\(mended)")
    #expect(try await mend(["a.xc": mended]).changes.isEmpty)
  }

  @Test("What a class and its ancestor lack is added to the ancestor")
  func claimedTwice() async throws {
    let source = """
      protocol Opening { void opened(void); }
      class Door : Object <Opening> {
      }
      class Gate : Door <Opening> {
      }

      """
    let outcome = try await mend(["a.xc": source])
    #expect(outcome.lint.findings.allSatisfy { $0.rule != "missing-required-method" })
    #expect(text(outcome)?.split(separator: "void opened").count == 3)
  }

  @Test("Arms that exclude each other are no repeats")
  func exclusiveArms() async throws {
    let source = """
      #if MODE == 1
      class A : Object { void go(void) { } }
      #endif
      #if MODE == 2
      class A : Object { void go(void) { } }
      #endif
      class B : Object {
      #if V == 1
        void go(void) { }
      #endif
      #if !(V != 2) || V > 3
        void go(void) { }
      #endif
      }

      """
    let outcome = try await mend(["a.xc": source])
    #expect(outcome.lint.findings.isEmpty, "\(outcome.lint.findings.map(\.message))")
  }

  @Test("A word that is no name is told as it was written, and nobody is told of a name that is missing")
  func placeholders() async throws {
    for name in ["Dé", "class", ""] {
      let source = lonelyScreen.replacing("class Screen", with: "class \(name)")
      let outcome = try await mend(["a.xc": source])
      for finding in outcome.lint.findings { #expect(!finding.message.contains("'x"), "\(finding.message)") }
    }
  }
}

/// A rule that finds a text and would have another in its place.
private struct Replacing: Rule {
  let name: String
  let old: String
  let new: String
  let defaultSeverity = Severity.error
  let summary = "a text"
  let explanation = "A text."
  let examples: [RuleExample] = []

  init(_ name: String, _ old: String, _ new: String) {
    (self.name, self.old, self.new) = (name, old, new)
  }

  func check(_ program: Program) -> [Diagnostic] {
    program.requestedFiles.compactMap { file in
      let text = file.source.text
      let whole = Array(old.utf8)
      guard let start = text.bytes.indices.first(where: { text.bytes[$0...].starts(with: whole) }) else {
        return nil
      }
      let span = text.span(start..<(start + whole.count))
      return Diagnostic(
        rule: name, severity: .error, message: "m", span: span,
        fixes: [FixIt(title: "t", edits: [TextEdit(span: span, newText: new)])])
    }
  }
}
