import Foundation
import Testing
import XCSyntax

@testable import XCSemantics

@Suite("Schema of the configuration")
struct ConfigurationSchemaTests {
  /// A value of each kind, by the name that a schema has for it.
  private static let samples = [
    "string": "\"x\"", "number": "1", "boolean": "true", "null": "null", "array": "[]", "object": "{}",
  ]

  private func schema() throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? [String: Any])
  }

  private func part(_ path: String...) throws -> [String: Any] {
    var part = try schema()
    for key in path { part = try #require(part[key] as? [String: Any], "\(path)") }
    return part
  }

  private func accepts(_ json: String) -> Bool {
    (try? ConfigurationReader().read(SourceText(path: ".xcgen.json", json))) != nil
  }

  @Test("Keys of the reader and of the schema are the same, and both refuse others")
  func keys() throws {
    func check(_ object: [String: Any], _ keys: [String]) throws {
      let properties = try #require(object["properties"] as? [String: Any])
      #expect(Set(properties.keys) == Set(keys) && Set(keys).count == keys.count)
      #expect(object["additionalProperties"] as? Bool == false)
    }
    try check(try schema(), ConfigurationReader.keys)
    try check(try part("properties", "generate"), ConfigurationReader.generateKeys)
    try check(try part("properties", "plugin"), ConfigurationReader.pluginKeys)
    try check(try part("properties", "pairs", "items"), ConfigurationReader.pairKeys)
    #expect(try part("properties", "pairs", "items")["required"] as? [String] == ["protocol", "methods"])
  }

  @Test("A value that the schema refuses is one that the reader refuses, and the reverse")
  func kinds() throws {
    let root = try part("properties")
    for (key, sub) in root {
      let allowed = try kinds(of: try #require(sub as? [String: Any]))
      for (kind, sample) in Self.samples {
        #expect(accepts("{\"\(key)\":\(sample)}") == allowed.contains(kind), "\(key): \(kind)")
      }
    }
    for owner in ["generate", "plugin"] {
      for (key, sub) in try part("properties", owner, "properties") {
        let allowed = try kinds(of: try #require(sub as? [String: Any]))
        for (kind, sample) in Self.samples {
          #expect(
            accepts("{\"\(owner)\":{\"\(key)\":\(sample)}}") == allowed.contains(kind),
            "\(owner).\(key): \(kind)")
        }
      }
    }
  }

  /// The kinds of sample that a part of the schema lets pass; words of an enum are tried by `words`.
  private func kinds(of part: [String: Any]) throws -> Set<String> {
    if let type = part["type"] as? String { return [type] }
    let words = try #require(part["enum"] as? [Any])
    return words.contains { $0 is NSNull } ? ["null"] : []
  }

  @Test("Elements of lists and objects are of the kind that the schema says")
  func elements() throws {
    func inner(_ part: [String: Any]) -> [String: Any]? {
      (part["items"] ?? part["additionalProperties"]) as? [String: Any]
    }
    let parts =
      try part("properties").map { ($0.key, "", $0.value) }
      + part("properties", "generate", "properties").map { ($0.key, "generate", $0.value) }
    for (key, owner, value) in parts {
      let sub = try #require(value as? [String: Any])
      guard let element = inner(sub), element["type"] as? String == "string" else { continue }
      for (kind, sample) in Self.samples {
        let list = sub["type"] as? String == "array" ? "[\(sample)]" : "{\"P\":\(sample)}"
        let json = owner.isEmpty ? "{\"\(key)\":\(list)}" : "{\"\(owner)\":{\"\(key)\":\(list)}}"
        #expect(accepts(json) == (kind == "string"), "\(key): \(kind)")
      }
    }
  }

  @Test("Words of the schema are those of the reader")
  func words() throws {
    func words(_ path: String...) throws -> [String] {
      var part = try schema()
      for key in path { part = try #require(part[key] as? [String: Any]) }
      return try #require(part["enum"] as? [Any]).compactMap { $0 as? String }
    }
    #expect(
      try words("$defs", "level") == RuleLevel.allCases.map(\.rawValue))
    let generate = ["properties", "generate", "properties"]
    #expect(try words(generate[0], generate[1], generate[2], "access") == BindingConfiguration.accessLevels)
    #expect(
      try words(generate[0], generate[1], generate[2], "optionals") == BindingConfiguration.optionalStyles)
    #expect(try words(generate[0], generate[1], generate[2], "isolation") == BindingConfiguration.actors)
    for word in BindingConfiguration.accessLevels {
      #expect(accepts("{\"generate\":{\"access\":\"\(word)\"}}"))
    }
    for word in BindingConfiguration.actors { #expect(accepts("{\"generate\":{\"isolation\":\"\(word)\"}}")) }
  }

  @Test("Pairs need both keys and two different methods")
  func pairs() throws {
    let methods = try part("properties", "pairs", "items", "properties", "methods")
    #expect(methods["minItems"] as? Int == 2 && methods["maxItems"] as? Int == 2)
    #expect(methods["uniqueItems"] as? Bool == true)
    #expect(accepts(#"{"pairs":[{"protocol":"P","methods":["a","b"]}]}"#))
    #expect(!accepts(#"{"pairs":[{"protocol":"P","methods":["a"]}]}"#))
    #expect(!accepts(#"{"pairs":[{"protocol":"P","methods":["a","a"]}]}"#))
    #expect(!accepts(#"{"pairs":[{"protocol":"P"}]}"#))
    #expect(!accepts(#"{"pairs":[{"methods":["a","b"]}]}"#))
  }

  @Test(
    "Names of pairs are those that the pattern lets pass",
    arguments: ["Thing", "_a1", "Größe", "2", "a b", "", "a-b", "a.b"])
  func pairNames(name: String) throws {
    let pattern = try part("properties", "pairs", "items", "properties", "name")["pattern"] as? String
    let expression = try NSRegularExpression(pattern: try #require(pattern))
    let isMatch = expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    #expect(accepts(#"{"pairs":[{"protocol":"P","methods":["a","b"],"name":"\#(name)"}]}"#) == isMatch)
  }

  @Test(
    "Names of definitions are those that the pattern lets pass",
    arguments: ["A", "_a1", "2", "a b", "", "A=1", "A(x)", "-DA"])
  func definitionNames(name: String) throws {
    let pattern = try part("properties", "defines", "propertyNames")["pattern"] as? String
    let expression = try NSRegularExpression(pattern: try #require(pattern))
    let isMatch = expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    #expect(accepts(#"{"defines":{"\#(name)":"1"}}"#) == isMatch)
  }

  @Test(
    "Patterns of files are those that the pattern of the schema lets pass",
    arguments: ["Sources", "**/*.xc", "?x", "", "[", "a]", "{a,b}", "a b"], ["include", "exclude"])
  func filePatterns(text: String, key: String) throws {
    let items = try part("properties", key, "items")
    let expression = try NSRegularExpression(pattern: try #require(items["pattern"] as? String))
    let isMatch =
      expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
      && text.count >= (items["minLength"] as? Int ?? 0)
    #expect(accepts("{\"\(key)\":[\"\(text)\"]}") == isMatch)
  }
}
