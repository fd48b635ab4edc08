import Foundation
import Testing

@testable import XCSyntax

/// Each file of `Fixtures/Broken` has beside it what is said of it and what is still read of it.
/// `XCGEN_UPDATE_REFERENCES=1 swift test --filter BrokenInputTests` writes those files anew.
@Suite("Broken inputs")
struct BrokenInputTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Broken")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".xc") }.map { String($0.dropLast(3)) }.sorted()
  }()

  @Test("What is said, and what survives", arguments: names)
  func brokenInput(name: String) throws {
    let source = Self.folder.appendingPathComponent(name + ".xc")
    let reference = Self.folder.appendingPathComponent(name + ".txt")
    let bytes = [UInt8](try Data(contentsOf: source))
    let file = SourceFile(parsing: SourceText(path: name + ".xc", bytes: bytes))
    let report = Self.report(file)
    if ProcessInfo.processInfo.environment["XCGEN_UPDATE_REFERENCES"] != nil {
      try Data(report.utf8).write(to: reference)
    }
    let expected = String(decoding: try Data(contentsOf: reference), as: UTF8.self)
    #expect(report == expected)
    #expect(!file.syntaxErrors.isEmpty)
  }

  private static func report(_ file: SourceFile) -> String {
    var lines = file.syntaxErrors.flatMap { error in
      ["\(error.span.start.line):\(error.span.start.column): \(error.message)"]
        + error.notes.map { "  \($0.span.start.line):\($0.span.start.column): \($0.message)" }
    }
    lines.append("--")
    lines += file.declarations.map(outline)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func outline(_ declaration: Declaration) -> String {
    switch declaration {
    case .class(let value):
      "class \(value.name.text)\(value.parent.map { " : \($0.text)" } ?? "") <\(value.protocols.map(\.text).joined(separator: ", "))>: "
        + (value.fields.map(\.name.text) + value.methods.map { "\($0.name.text)()" }).joined(separator: " ")
    case .protocol(let value):
      "protocol \(value.name.text): " + value.methods.map { "\($0.name.text)()" }.joined(separator: " ")
    case .struct(let value): "struct \(value.name?.text ?? "-")"
    case .enum(let value):
      "enum \(value.name?.text ?? "-"): \(value.members.map(\.name.text).joined(separator: " "))"
    case .typedef(let value): "typedef \(value.name.text)"
    case .function(let value): "function \(value.name.text)(\(value.signature.parameterSpelling))"
    case .global(let value): "global \(value.name.text)"
    case .use(let value): "use \(value.name.text)"
    }
  }
}
