import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCBindings

@Suite("Swift names in the schema of the configuration")
struct NameSchemaTests {
  private func pattern(_ key: String, _ part: String) throws -> NSRegularExpression {
    var schema = try #require(
      try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? [String: Any])
    for step in ["properties", "generate", "properties", key, part] {
      schema = try #require(schema[step] as? [String: Any])
    }
    return try NSRegularExpression(pattern: try #require(schema["pattern"] as? String))
  }

  private func accepts(_ json: String) -> Bool {
    let reader = ConfigurationReader.checkingBindings(ruleNames: [])
    return (try? reader.read(SourceText(path: ".xcgen.json", json))) != nil
  }

  @Test(
    "A name that the schema refuses is one that the reader refuses, and the reverse",
    arguments: [
      "show", "show()", "show(_:)", "show(_:in:)", "größe", "1bad(", "a b", "", "show(", "show(in)",
      "show(:)",
      "a.b", "show(_:)x",
    ])
  func names(_ name: String) throws {
    let isMatch =
      try pattern("names", "additionalProperties")
      .firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    #expect(accepts(#"{"generate":{"names":{"P.m":"\#(name)"}}}"#) == isMatch)
  }

  @Test(
    "So it is with modules",
    arguments: ["UXKit", "A.B", "my-kit", "9x", "", "A.", ".A", "a b"])
  func modules(_ name: String) throws {
    let isMatch =
      try pattern("imports", "items")
      .firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    #expect(accepts(#"{"generate":{"imports":["\#(name)"]}}"#) == isMatch)
  }
}
