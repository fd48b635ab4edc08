import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("Rules in the schema of the configuration")
struct RuleSchemaTests {
  private func rules() throws -> [String: Any] {
    let schema = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8))
    let properties = try #require((schema as? [String: Any])?["properties"] as? [String: Any])
    return try #require(properties["rules"] as? [String: Any])
  }

  private func accepts(_ json: String) -> Bool {
    let reader = ConfigurationReader(ruleNames: RuleRegistry.all.names)
    return (try? reader.read(SourceText(path: ".xcgen.json", json))) != nil
  }

  @Test("The schema lets pass the names that the reader lets pass, and no others")
  func names() throws {
    let rules = try rules()
    #expect(rules["additionalProperties"] as? Bool == false)
    let names = try #require(rules["properties"] as? [String: Any]).keys
    #expect(Set(names) == Set(RuleRegistry.all.names))
    for name in names { #expect(accepts(#"{"rules":{"\#(name)":"off"}}"#)) }
    #expect(!accepts(#"{"rules":{"no-such-rule":"off"}}"#))
  }

  @Test(
    "Every rule has its own words and the levels that the reader takes", arguments: RuleRegistry.all.names)
  func words(name: String) throws {
    let rule = try #require(RuleRegistry.all.rules.first { $0.name == name })
    let properties = try #require(try rules()["properties"] as? [String: Any])
    let property = try #require(properties[name] as? [String: Any])
    #expect(property["description"] as? String == rule.summary)
    #expect(property["$ref"] as? String == "#/$defs/level")
    for level in RuleLevel.allCases { #expect(accepts(#"{"rules":{"\#(name)":"\#(level.rawValue)"}}"#)) }
    #expect(!accepts(#"{"rules":{"\#(name)":"fatal"}}"#))
  }
}
