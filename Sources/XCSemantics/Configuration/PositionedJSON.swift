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

  /// Its place in the list that holds it.
  var index = 0

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

  /// The value without the innermost entry that a range is the key of, or lies in the value of; nil where that is no
  /// entry but the whole.
  func without(_ part: Range<Int>) -> PositionedJSON? {
    func holds(_ range: Range<Int>) -> Bool {
      range.lowerBound <= part.lowerBound && part.upperBound <= range.upperBound
    }
    switch value {
    case .object(var members):
      guard let place = members.firstIndex(where: { holds($0.keyRange) || holds($0.value.range) }) else {
        return nil
      }
      let member = members[place]
      if !holds(member.keyRange), let left = member.value.without(part) {
        members[place] = Member(key: member.key, keyRange: member.keyRange, value: left)
      } else {
        members.remove(at: place)
      }
      return PositionedJSON(value: .object(members), range: range, index: index)
    case .array(var elements):
      guard let place = elements.firstIndex(where: { holds($0.range) }) else { return nil }
      if let left = elements[place].without(part) {
        elements[place] = left
      } else {
        elements.remove(at: place)
      }
      return PositionedJSON(value: .array(elements), range: range, index: index)
    case .string, .number, .bool, .null: return nil
    }
  }
}
