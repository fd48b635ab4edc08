/// A JSON value with unknown contents.
enum JSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  subscript(index: Int) -> JSON { items.indices.contains(index) ? items[index] : .null }

  /// The value with another one put in below some keys.
  func adding(_ value: JSON, at keys: ArraySlice<String>) -> JSON {
    guard let key = keys.first else { return value }
    guard case .object(var members) = self else { return JSON.object([:]).adding(value, at: keys) }
    members[key] = (members[key] ?? [:]).adding(value, at: keys.dropFirst())
    return .object(members)
  }

  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
  var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var int: Int? { if case .number(let number) = self { number } else { nil } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements) { $1 }) }
  init(nilLiteral: ()) { self = .null }
}
