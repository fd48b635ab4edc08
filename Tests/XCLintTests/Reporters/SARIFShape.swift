import Foundation

/// What the schema of SARIF 2.1.0 asks of the objects that a log of ours has: their keys, those that must be there,
/// and the kinds of their values.
indirect enum SARIFShape: Sendable {
  case text
  case oneOf([String])
  /// A reference by the rules of URIs.
  case uri
  case number(atLeast: Int)
  case list(SARIFShape, unique: Bool, atLeast: Int)
  case object([String: SARIFShape], required: Set<String>)

  static let log = SARIFShape.object(
    ["$schema": .uri, "version": .oneOf(["2.1.0"]), "runs": .list(run, unique: false, atLeast: 0)],
    required: ["version", "runs"])

  private static let message = object(["text": text], required: ["text"])

  private static let artifact = object(["uri": uri, "uriBaseId": text, "description": message], required: [])

  private static let region = object(
    [
      "startLine": number(atLeast: 1), "startColumn": number(atLeast: 1), "endLine": number(atLeast: 1),
      "endColumn": number(atLeast: 1),
    ], required: ["startLine"])

  private static let location = object(
    [
      "id": number(atLeast: -1), "message": message,
      "physicalLocation": object(
        ["artifactLocation": artifact, "region": region], required: ["artifactLocation"]),
    ], required: [])

  private static let fix = object(
    [
      "description": message,
      "artifactChanges": list(
        object(
          [
            "artifactLocation": artifact,
            "replacements": list(
              object(["deletedRegion": region, "insertedContent": message], required: ["deletedRegion"]),
              unique: false, atLeast: 1),
          ], required: ["artifactLocation", "replacements"]), unique: true, atLeast: 1),
    ], required: ["artifactChanges"])

  private static let rule = object(
    [
      "id": text, "shortDescription": message, "fullDescription": message, "help": message, "helpUri": uri,
      "defaultConfiguration": object(
        ["level": oneOf(["none", "note", "warning", "error"])], required: []),
    ], required: ["id"])

  private static let result = object(
    [
      "ruleId": text, "ruleIndex": number(atLeast: -1), "level": oneOf(["none", "note", "warning", "error"]),
      "message": message, "locations": list(location, unique: false, atLeast: 0),
      "relatedLocations": list(location, unique: true, atLeast: 0),
      "fixes": list(fix, unique: true, atLeast: 0),
    ], required: ["message"])

  private static let run = object(
    [
      "tool": object(
        [
          "driver": object(
            [
              "name": text, "version": text, "semanticVersion": text,
              "rules": list(rule, unique: true, atLeast: 0),
            ], required: ["name"])
        ], required: ["driver"]),
      "columnKind": oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
      "originalUriBaseIds": object(["%SRCROOT%": artifact], required: []),
      "results": list(result, unique: false, atLeast: 0),
    ], required: ["tool"])

  /// Where a value differs from the shape, with the way to each place.
  func problems(with value: Any, at place: String = "log") -> [String] {
    switch self {
    case .text: return value is String ? [] : ["\(place) is no text"]
    case .oneOf(let words):
      return (value as? String).map(words.contains) ?? false ? [] : ["\(place) is none of \(words)"]
    case .uri:
      let isReference = (value as? String).flatMap { URLComponents(string: $0) } != nil
      return isReference ? [] : ["\(place) is no URI"]
    case .number(let least):
      return (value as? Int).map { $0 >= least } ?? false ? [] : ["\(place) is no number from \(least)"]
    case .list(let shape, let isUnique, let least):
      guard let list = value as? [Any], list.count >= least else {
        return ["\(place) is no list of \(least)"]
      }
      let isRepeated = isUnique && Set(list.map { "\($0)" }).count < list.count
      return (isRepeated ? ["\(place) repeats itself"] : [])
        + list.enumerated().flatMap { shape.problems(with: $1, at: "\(place)[\($0)]") }
    case .object(let members, let required):
      guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
      return required.subtracting(object.keys).map { "\(place) lacks \($0)" }
        + object.flatMap { key, value in
          members[key]?.problems(with: value, at: "\(place).\(key)") ?? ["\(place) must not have \(key)"]
        }
    }
  }
}
