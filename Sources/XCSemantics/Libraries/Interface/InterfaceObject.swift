import XCSyntax

/// An object of an interface and the way to it, which complaints name.
///
/// What is missing or null is empty, false or nil, as older writers leave keys out.
struct InterfaceObject {
  private let members: [String: PositionedJSON]
  private let path: String
  private let range: Range<Int>

  init(_ json: PositionedJSON, path: String) throws(JSONReader.Failure) {
    guard case .object(let members) = json.value else {
      throw json.wrong(key: path.isEmpty ? "the interface" : path, wanted: "an object")
    }
    self.members = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    self.path = path
    range = json.range
  }

  /// The objects of a list.
  func objects(_ key: String) throws(JSONReader.Failure) -> [InterfaceObject] {
    var objects: [InterfaceObject] = []
    for (element, path) in try elements(key) { objects.append(try InterfaceObject(element, path: path)) }
    return objects
  }

  /// The texts of a list.
  func strings(_ key: String) throws(JSONReader.Failure) -> [String] {
    try value(key)?.strings(key: place(of: key)) ?? []
  }

  /// The names of a list.
  func names(_ key: String) throws(JSONReader.Failure) -> [String] {
    var names: [String] = []
    for (element, path) in try elements(key) { names.append(try name(element, path)) }
    return names
  }

  /// A name that must be there.
  func name(_ key: String) throws(JSONReader.Failure) -> String {
    guard let value = value(key) else { throw missing(key) }
    return try name(value, place(of: key))
  }

  /// A name; nil where it is missing or empty.
  func optionalName(_ key: String) throws(JSONReader.Failure) -> String? {
    guard let value = value(key), try !value.string(key: place(of: key)).isEmpty else { return nil }
    return try name(value, place(of: key))
  }

  /// A type that must be there.
  func type(_ key: String) throws(JSONReader.Failure) -> TypeReference {
    guard let value = value(key) else { throw missing(key) }
    return try type(value, place(of: key))
  }

  /// The types of a list.
  func types(_ key: String) throws(JSONReader.Failure) -> [TypeReference] {
    var types: [TypeReference] = []
    for (element, path) in try elements(key) { types.append(try type(element, path)) }
    return types
  }

  /// A truth.
  func flag(_ key: String) throws(JSONReader.Failure) -> Bool {
    try value(key)?.bool(key: place(of: key)) ?? false
  }

  /// A number as it is written.
  func number(_ key: String) throws(JSONReader.Failure) -> String? {
    guard let value = value(key) else { return nil }
    guard case .number(let text) = value.value else {
      throw value.wrong(key: place(of: key), wanted: "a number")
    }
    return text
  }

  /// A whole number.
  func integer(_ key: String) throws(JSONReader.Failure) -> Int? {
    guard let text = try number(key) else { return nil }
    guard let integer = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
      throw failure(key, "'\(place(of: key))' must be a whole number, not \(text)")
    }
    return integer
  }

  /// A complaint that points at a value.
  func failure(_ key: String, _ message: String) -> JSONReader.Failure {
    JSONReader.Failure(message: message, range: value(key)?.range ?? range)
  }

  private func value(_ key: String) -> PositionedJSON? {
    guard let value = members[key], !value.isNull else { return nil }
    return value
  }

  private func elements(_ key: String) throws(JSONReader.Failure) -> [(PositionedJSON, path: String)] {
    guard let value = value(key) else { return [] }
    let path = place(of: key)
    return try value.elements(key: path).enumerated().map { ($1, path: "\(path)[\($0)]") }
  }

  private func place(of key: String) -> String { path.isEmpty ? key : path + "." + key }

  private func missing(_ key: String) -> JSONReader.Failure {
    let owner = path.isEmpty ? "the interface" : "'\(path)'"
    return JSONReader.Failure(message: "\(owner) lacks the key '\(key)'", range: range)
  }

  private func name(_ value: PositionedJSON, _ path: String) throws(JSONReader.Failure) -> String {
    let text = try value.string(key: path)
    guard InterfaceTypeParser.isName(text) else {
      throw JSONReader.Failure(message: "'\(path)' is no name: '\(text)'", range: value.range)
    }
    return text
  }

  private func type(_ value: PositionedJSON, _ path: String) throws(JSONReader.Failure) -> TypeReference {
    let text = try value.string(key: path)
    do {
      return try InterfaceTypeParser.parse(text)
    } catch {
      throw JSONReader.Failure(
        message: "'\(path)' is no type: '\(text)': \(error.message)", range: value.range)
    }
  }
}
