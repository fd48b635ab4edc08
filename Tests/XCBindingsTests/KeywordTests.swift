import Testing

@testable import XCBindings

/// Every word that means something to Swift, in every position that a name can have.
@Suite struct KeywordTests {
  /// Words of Swift that xc takes as names.
  private static let words = """
    Any Self Type Protocol actor any as associatedtype async await borrowing consume consuming convenience \
    copy deinit didSet discard do dynamic each extension fallthrough fileprivate func get guard import \
    indirect infix init inout internal is isolated lazy left let macro module mutating nonisolated none \
    nonmutating open operator override package postfix precedence precedencegroup prefix private \
    public repeat required rethrows right self sending set some subscript super then typealias unowned \
    unsafe var weak where willSet yield description hash hashValue rawValue RawValue String Int32 Void Swift
    """.split(separator: " ").map(String.init)

  /// Words that xc itself takes for something else where a type is expected.
  private static let noTypes: Set<String> = ["String", "package", "weak"]

  /// The words, without those that make the same protocol as another when each method is one.
  private static func words(for style: OptionalStyle) -> [String] {
    let twins: Set<String> = ["Any", "Self", "RawValue"]
    return style == .refined ? words.filter { !twins.contains($0) } : words
  }

  private static func source(_ words: [String]) -> String {
    let methods = words.map { "void \($0)(i32 a); optional i32 on_\($0)(Gauge* \($0), u8 \($0));" }
    let labels = words.map { "void label_\($0)(u8 first, u8 \($0));" }
    let fields = words.map { "i32 \($0);" }
    return """
      enum Words = { \(words.joined(separator: ", ")) };
      struct Fields { \(fields.joined(separator: " ")) }
      protocol Methods { \(methods.joined(separator: "\n")) \(labels.joined(separator: "\n")) }
      protocol Users { void got(Words a, Fields b); }
      protocol OptionalMethods { \(words.map { "optional i32 \($0)(void);" }.joined(separator: "\n")) }
      """
  }

  @Test("Members and parameters with these names compile", arguments: OptionalStyle.allCases)
  func members(_ style: OptionalStyle) async throws {
    let words = Self.words(for: style)
    let options = BindingOptions(version: "0.0.0", declaresStubs: true, optionals: style)
    let output = await generate(Self.source(words), options: options)
    #expect(output.messages == [])
    let text = output.text(of: "a.swift")
    for word in words { #expect(text.contains(word)) }
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  private func checkTypes(_ text: (String) -> String) async throws {
    let words = Self.words.filter { !Self.noTypes.contains($0) }
    let text = words.map(text).joined(separator: "\n")
    let options = BindingOptions(version: "0.0.0", declaresStubs: true, isolation: .mainActor)
    let output = await generate(text, options: options)
    #expect(output.messages == [])
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("Protocols with these names compile, used as types too")
  func protocols() async throws {
    try await checkTypes { "protocol \($0) { void got(\($0)* a, i32 b); optional \($0)* give(void); }" }
  }

  @Test("Classes with these names compile, as senders, parameters and results")
  func classes() async throws {
    try await checkTypes { "class \($0) : Object { } protocol On_\($0) { \($0)* got(\($0)* a, \($0)* b); }" }
  }

  @Test("Structs with these names compile, by value and by pointer")
  func structs() async throws {
    try await checkTypes {
      "struct \($0) { i32 n; } protocol On_\($0) { \($0) got(\($0) a, \($0)* b, i32 c); }"
    }
  }

  @Test("Enums with these names compile")
  func enums() async throws {
    try await checkTypes { "enum \($0) = { \($0), a }; protocol On_\($0) { \($0) got(\($0) a, i32 b); }" }
  }

  @Test("Typedefs with these names compile, of numbers and of functions")
  func typedefs() async throws {
    try await checkTypes {
      "typedef i32 \($0); typedef void f_\($0)(\($0) a);"
        + "protocol On_\($0) { \($0) got(\($0) a, f_\($0)* b); }"
    }
  }

  /// Words that xc keeps for itself, so that only the configuration can bring them.
  private static let keptByXC = """
    break case catch class continue default defer else enum extern false final for if in nil optional \
    protocol return static struct switch throw throws true try while
    """.split(separator: " ").map(String.init)

  @Test("Names of the configuration compile whatever word they are", arguments: OptionalStyle.allCases)
  func configured(_ style: OptionalStyle) async throws {
    let words = Self.keptByXC + Self.words(for: style)
    var names: [String: String] = [:]
    for (index, word) in words.enumerated() {
      names["P.m\(index)"] = "\(word)(\(word):_:)"
      names["P.o\(index)"] = "optional\(word)(_:\(word):)"
      names["S.f\(index)"] = word
      names["E.e\(index)"] = word
      // No type may have these names.
      if !TypeMapper.unusableNames.contains(word) { names["C\(index)"] = word }
    }
    let methods = words.indices.map {
      "C\($0)* m\($0)(C\($0)* a, S b); optional void o\($0)(E a, C\($0)* b);"
    }
    let text = """
      struct S { \(words.indices.map { "u8 f\($0);" }.joined()) }
      enum E = { \(words.indices.map { "e\($0)" }.joined(separator: ", ")) };
      protocol P { \(methods.joined(separator: "\n")) }
      """
    let options = BindingOptions(version: "0.0.0", declaresStubs: true, optionals: style, names: names)
    #expect(options.problems == [])
    let output = await generate(text, options: options)
    #expect(output.messages == [])
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }
}
