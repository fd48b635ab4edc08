/// An object of the configuration under the key that complaints about it name.
struct ConfigurationObject {
  let members: [PositionedJSON.Member]
  private let key: String
  private let range: Range<Int>

  init(_ json: PositionedJSON, key: String) throws(JSONReader.Failure) {
    guard case .object(let members) = json.value else { throw json.wrong(key: key, wanted: "an object") }
    self.members = members
    self.key = key
    range = json.range
  }

  /// The entries, after a look that every key is one of those known.
  func members(keys: [String]) throws(JSONReader.Failure) -> [(key: String, value: PositionedJSON)] {
    for member in members where !keys.contains(member.key) {
      let place = key.contains(" ") ? "" : " in '\(key)'"
      let nearest = Spelling.likely(for: member.key, among: keys).map { "; the nearest is '\($0)'" } ?? ""
      throw JSONReader.Failure(
        message: "unknown key '\(member.key)'\(place)\(nearest)", range: member.keyRange)
    }
    return members.map { ($0.key, $0.value) }
  }

  /// The complaint about a key that must be there.
  func missing(_ name: String) -> JSONReader.Failure {
    JSONReader.Failure(message: "'\(key)' lacks the key '\(name)'", range: range)
  }
}

extension PositionedJSON {
  var isNull: Bool {
    if case .null = value { return true }
    return false
  }

  func string(key: String) throws(JSONReader.Failure) -> String {
    guard case .string(let text) = value else { throw wrong(key: key, wanted: "a string") }
    return text
  }

  func bool(key: String) throws(JSONReader.Failure) -> Bool {
    guard case .bool(let answer) = value else { throw wrong(key: key, wanted: "true or false") }
    return answer
  }

  func elements(key: String) throws(JSONReader.Failure) -> [PositionedJSON] {
    guard case .array(let elements) = value else { throw wrong(key: key, wanted: "a list") }
    return elements
  }

  func strings(key: String) throws(JSONReader.Failure) -> [String] {
    var strings: [String] = []
    for element in try elements(key: key) {
      strings.append(try element.string(key: "\(key)[\(element.index)]"))
    }
    return strings
  }

  /// Strings none of which is empty.
  func words(key: String) throws(JSONReader.Failure) -> [String] {
    let strings = try strings(key: key)
    for (text, element) in zip(strings, try elements(key: key)) where text.isEmpty {
      throw JSONReader.Failure(message: "'\(key)[\(element.index)]' is empty", range: element.range)
    }
    return strings
  }

  func dictionary(key: String) throws(JSONReader.Failure) -> [String: String] {
    var result: [String: String] = [:]
    for member in try ConfigurationObject(self, key: key).members {
      result[member.key] = try member.value.string(key: "\(key).\(member.key)")
    }
    return result
  }

  func word(key: String, among words: [String]) throws(JSONReader.Failure) -> String {
    guard case .string(let text) = value, words.contains(text) else {
      let list = words.map { "'\($0)'" }.joined(separator: ", ")
      var found = kind
      if case .string(let text) = value { found = "'\(text)'" }
      throw JSONReader.Failure(message: "'\(key)' must be one of \(list), not \(found)", range: range)
    }
    return text
  }

  func wrong(key: String, wanted: String) -> JSONReader.Failure {
    let name = key.contains(" ") ? key : "'\(key)'"
    return JSONReader.Failure(
      message: "\(name) must be \(wanted), not \(kind)", range: range)
  }
}
