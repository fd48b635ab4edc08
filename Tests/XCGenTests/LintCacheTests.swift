import Foundation
import Testing
import XCSemantics

@testable import xcgen

@Suite("The cache of xcgen lint")
struct LintCacheTests {
  private let folder: ScratchFolder
  private let cache: ScratchFolder
  private static let reason = "nothing that this file imports declares it"
  private static let mark = "a forged entry says so"

  init() throws {
    folder = try ScratchFolder()
    cache = try ScratchFolder()
    try folder.write("src/a.xc", "#import \"b.xc\"\nclass A : Object <Nope> { }\n")
    try folder.write("inc/b.xc", "class B : Object { }\n")
  }

  private func lint(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun.of(
      try Built.xcgen(), ["lint", "src", "-I", "later", "-I", "inc"] + arguments, in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.path].merging(environment) { $1 })
  }

  private var entries: [URL] {
    let runs = cache.url.appendingPathComponent("xcgen/runs")
    return (try? FileManager.default.contentsOfDirectory(at: runs, includingPropertiesForKeys: nil)) ?? []
  }

  /// Writes other words into the only entry, so that a run that takes it can be told from one that does not.
  private func forge() throws {
    #expect(entries.count == 1)
    let entry = try #require(entries.first)
    var forged = try #require(CacheEntry(decoding: Array(try Data(contentsOf: entry))))
    let genuine = forged
    for place in forged.parts.indices {
      forged.parts[place].text = forged.parts[place].text.replacingOccurrences(
        of: Self.reason, with: Self.mark)
    }
    #expect(forged != genuine)
    try Data(forged.encoded).write(to: entry)
  }

  @Test(
    "A run over the same sources is not done again, and prints the same",
    arguments: ["text", "json", "sarif"])
  func unchanged(format: String) throws {
    let first = try lint(["--summary", "--format", format])
    try forge()
    let second = try lint(["--summary", "--format", format])
    #expect(first.status == 1 && second.status == 1)
    #expect(second.output == first.output.replacingOccurrences(of: Self.reason, with: Self.mark))
    #expect(second.output != first.output)
    #expect(second.errors == first.errors)
    #expect(try lint(["--summary", "--no-cache", "--format", format]).output == first.output)
  }

  @Test("The same bytes with another date are the same")
  func touched() throws {
    _ = try lint()
    try forge()
    try folder.write("src/a.xc", "#import \"b.xc\"\nclass A : Object <Nope> { }\n")
    #expect(try lint().output.contains(Self.mark))
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (ScratchFolder) throws -> Void
  }

  static let changes = [
    Change(testDescription: "a source") { try $0.write("src/a.xc", "class A : Object <Nope> { }\n") },
    Change(testDescription: "a source of the same length") {
      try $0.write("src/a.xc", "#import \"b.xc\"\nclass C : Object <Nope> { }\n")
    },
    Change(testDescription: "an imported source") {
      try $0.write("inc/b.xc", "class B : Object { i32 x; }\n")
    },
    Change(testDescription: "an imported source that goes") {
      try FileManager.default.removeItem(at: $0.url.appendingPathComponent("inc/b.xc"))
    },
    Change(testDescription: "an import that is found earlier") {
      try $0.write("later/b.xc", "class B { }\n")
    },
    Change(testDescription: "a new source") { try $0.write("src/c.xc", "class C : Object { }\n") },
    Change(testDescription: "a new source in a new folder") {
      try $0.write("src/in/c.xc", "class C : Object { }\n")
    },
    Change(testDescription: "a renamed source") {
      try FileManager.default.moveItem(
        at: $0.url.appendingPathComponent("src/a.xc"), to: $0.url.appendingPathComponent("src/z.xc"))
    },
    Change(testDescription: "a link that leads elsewhere") {
      try FileManager.default.removeItem(at: $0.url.appendingPathComponent("inc/b.xc"))
      try $0.write("other/b.xc", "class B : Object { }\n")
      try FileManager.default.createSymbolicLink(
        at: $0.url.appendingPathComponent("inc/b.xc"),
        withDestinationURL: $0.url.appendingPathComponent("other/b.xc"))
    },
    Change(testDescription: "a configuration that comes") {
      try $0.write(".xcgen.json", #"{"rules": {"unknown-protocol": "warning"}}"#)
    },
    Change(testDescription: "a configuration nearer by") {
      try $0.write("src/.xcgen.json", #"{"rules": {"unknown-protocol": "off"}}"#)
    },
  ]

  @Test("Whatever changes what would be read makes the run anew", arguments: changes)
  func invalidated(change: Change) throws {
    _ = try lint()
    try forge()
    try change.make(folder)
    #expect(try lint().output.contains(Self.mark) == false)
  }

  @Test("Settings and environment are part of what a result is known by")
  func keys() throws {
    _ = try lint()
    try forge()
    #expect(try lint(["--strict"]).output.contains(Self.mark) == false)
    #expect(try lint(["-D", "X=1"]).output.contains(Self.mark) == false)
    #expect(try lint(["--color", "always"]).output.contains(Self.mark) == false)
    #expect(try lint(environment: ["XCC_3P": folder.path]).output.contains(Self.mark) == false)
    #expect(try lint().output.contains(Self.mark))
    #expect(entries.count == 5)
  }

  @Test("The settings that are a baseline's or a configuration's contents count")
  func readSettings() throws {
    try folder.write("named.json", #"{"rules": {"unknown-protocol": "warning"}}"#)
    try folder.write("known.json", #"{"version":1,"findings":[]}"#)
    let arguments = ["--config", "named.json"]
    #expect(try lint(arguments).status == 0)
    try folder.write("named.json", #"{"rules": {"unknown-protocol": "error"}}"#)
    #expect(try lint(arguments).status == 1)
    let written = try lint(["--write-baseline", "known.json"])
    #expect(written.status == 0)
    #expect(try lint(["--baseline", "known.json"]).status == 0)
    let text = try #require(folder.text("known.json"))
    try folder.write("known.json", text.replacingOccurrences(of: "Nope", with: "Other"))
    #expect(try lint(["--baseline", "known.json"]).status == 1)
  }

  @Test("A damaged entry is none", arguments: [0, 1, 20, 33, 34, 100])
  func damaged(length: Int) throws {
    let first = try lint()
    let entry = try #require(entries.first)
    let whole = try Data(contentsOf: entry)
    try whole.prefix(length).write(to: entry)
    #expect(try lint().output == first.output)
    var other = whole
    other[whole.count / 2] ^= 1
    try other.write(to: entry)
    #expect(try lint().output == first.output)
    try forge()
  }

  @Test("What does more than print, or was not complete, is not kept")
  func notKept() throws {
    _ = try lint(["--fix"])
    _ = try lint(["--output", "report.txt"])
    _ = try lint(["--no-cache"])
    _ = try lint(["--verbose"])
    #expect(try lint(["missing.xc"]).status == 2)
    #expect(entries.isEmpty)
    _ = try lint(["--cache-dir", "here"])
    #expect(entries.isEmpty)
    let kept = folder.url.appendingPathComponent("here/runs")
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 1)
  }

  @Test("A cache that cannot be written is no failure")
  func unwritable() throws {
    try cache.write("xcgen", "a file where the folder should be")
    let run = try lint()
    #expect(run.status == 1 && run.output.contains(Self.reason), "\(run.transcript)")
    #expect(run.errors == "xcgen: warning: '-I' names 'later', which is no folder\n")
  }

  @Test("Many runs at once come to the same")
  func together() async throws {
    let expected = try lint(["--no-cache"]).output
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      let (folder, cache) = (folder.url, cache.path)
      for _ in 0..<12 {
        group.addTask {
          try ProgramRun.of(
            try Built.xcgen(), ["lint", "src", "-I", "later", "-I", "inc"], in: folder,
            environment: ["XDG_CACHE_HOME": cache]
          ).output
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == Array(repeating: expected, count: 12))
    #expect(entries.count == 1)
  }

  @Test("The oldest entries go when there is no room")
  func eviction() throws {
    let store = CacheFolder(path: cache.path + "/small", limit: 1000)
    for (number, key) in ["one", "two", "three", "four"].enumerated() {
      store.write(Array(repeating: 0, count: 240), for: key)
      let date = Date(timeIntervalSinceNow: Double(number - 100))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: cache.path + "/small/" + key)
    }
    #expect(store.read("one")?.count == 240)
    store.write(Array(repeating: 0, count: 240), for: "five")
    #expect(store.read("two") == nil && store.read("three") == nil)
    #expect(store.read("one") != nil && store.read("four") != nil && store.read("five") != nil)
    store.write(Array(repeating: 0, count: 600), for: "huge")
    #expect(store.read("huge") == nil)
  }

  @Test("A part of an entry is none, whatever its digest says")
  func cut() throws {
    _ = try lint()
    let bytes = Array(try Data(contentsOf: try #require(entries.first)))
    #expect(CacheEntry(decoding: bytes) != nil)
    let body = Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    func entry(_ body: [UInt8]) -> CacheEntry? {
      CacheEntry(decoding: Array("\(ContentDigest(body).text)\n".utf8) + body)
    }
    #expect(entry(body) == CacheEntry(decoding: bytes))
    for length in body.indices { #expect(entry(Array(body[..<length])) == nil) }
    #expect(entry(body + [0]) == nil)
    // What the changed bytes say may be an entry; to read them is what must go well.
    for place in body.indices {
      var other = body
      other[place] = ~body[place]
      #expect(entry(other) != CacheEntry(decoding: bytes))
    }
  }
}
