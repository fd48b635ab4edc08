import Foundation
import Testing
import XCBindings

/// One row of the type table, or one rule about names: a folder of `Fixtures/Rows` with a source, the Swift
/// that it must give, a user's file that compiles with that, and one that must not.
struct Row: Sendable, CustomTestStringConvertible {
  var name: String
  var options: BindingOptions

  init(_ name: String, _ change: (inout BindingOptions) -> Void = { _ in }) {
    self.name = name
    options = BindingOptions(version: "0.0.0", declaresStubs: true)
    change(&options)
  }

  var testDescription: String { name }

  /// A file of the row's folder.
  func file(_ name: String) -> URL {
    ReferenceTests.folder.appendingPathComponent("Rows/\(self.name)/\(name)")
  }

  func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  static let all = [
    Row("unsigned-integers"), Row("signed-integers"), Row("floating-point-and-bool"), Row("string"),
    Row("byte-pointer"), Row("byte-pointer-as-string") { $0.types = ["u8*": "String"] }, Row("raw-pointer"),
    Row("object"), Row("string-object"), Row("class"), Row("sender"), Row("unknown-class"), Row("protocol"),
    Row("weakly-held"), Row("struct"), Row("array"), Row("set-and-map"), Row("generic-class"),
    Row("callback"), Row("block"), Row("bound-method"), Row("function-typedef"), Row("tuple-results"),
    Row("throws"), Row("inline-array"), Row("enum"), Row("packed"), Row("old-sigils"),
    Row("nonnull") { $0.nonnull = ["Board.swap.with", "Board.swap.result"] }, Row("labels"),
    Row("names") {
      $0.names = ["Board": "Grid", "Board.putItem": "put(_:inRow:)", "Board.default_": "default"]
    },
    Row("keywords"), Row("overloads"),
    Row("overloads-renamed") { $0.names = ["Log.put(block void(i32))": "put(block:)"] },
    Row("optional-results"),
  ]
}

@Suite struct RowTests {
  private func output(of row: Row) async throws -> GeneratedOutput {
    await generate(["source.xc": try row.text("source.xc")], options: row.options)
  }

  @Test("A row gives its Swift, byte by byte", arguments: Row.all)
  func gives(_ row: Row) async throws {
    let output = try await output(of: row)
    #expect(output.messages == [])
    #expect(output.unused == [])
    let text = output.text(of: "source.swift")
    if ReferenceTests.isUpdating {
      try Data(text.utf8).write(to: row.file("expected.swift"))
    } else {
      #expect(try row.text("expected.swift") == text)
    }
  }

  @Test("A user's file that conforms compiles with it", arguments: Row.all)
  func conforms(_ row: Row) async throws {
    let user = GeneratedFile("User.swift", try row.text("conforms.swift"))
    let result = try SwiftCompiler.check(try await output(of: row).files + [user])
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("A file that breaks the promise does not compile, with the error that it names", arguments: Row.all)
  func fails(_ row: Row) async throws {
    let text = try row.text("fails.swift")
    let expected = try #require(text.split(separator: "\n").first?.replacing("// error: ", with: ""))
    let result = try SwiftCompiler.check(
      try await output(of: row).files + [GeneratedFile("User.swift", text)])
    #expect(!result.isAccepted)
    let errors = result.messages.split(separator: "\n").filter { $0.contains("User.swift:") }
    #expect(errors.contains { $0.contains("error: ") && $0.contains(expected) }, "\(result.messages)")
  }

  @Test(
    "swift-format would leave it as it is", .enabled(if: SwiftFormat.isThere), arguments: Row.all)
  func isFormatted(_ row: Row) async throws {
    for file in try await output(of: row).files {
      let text = SwiftFormat.unmarked(file.text)
      #expect(try SwiftFormat.formatted(text) == text, "\(file.name)")
    }
  }

  @Test("Every folder of rows is tried")
  func allRows() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: ReferenceTests.folder.appendingPathComponent("Rows").path)
    #expect(folders.sorted() == Row.all.map(\.name).sorted())
  }
}
