/// A JSON value that knows where it stands, so that a complaint about it can point at it.
struct PositionedJSON: Sendable {
  /// The kinds of value.
  indirect enum Value: Sendable {
    case object([Member])
    case array([PositionedJSON])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  /// One entry of an object.
  struct Member: Sendable {
    let key: String
    let keyRange: Range<Int>
    let value: PositionedJSON
  }

  /// The value.
  let value: Value

  /// Where it stands, in bytes.
  let range: Range<Int>

  /// What the value is, in words: `a string`.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
