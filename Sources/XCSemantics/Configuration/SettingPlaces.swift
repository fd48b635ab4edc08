/// Finds the places of what a configuration says about single folders, types and members.
enum SettingPlaces {
  /// The ranges of the entries of `imports`, `types`, `nonnull` and `names` under `generate`, by `key.entry`, and of
  /// folders and pairs by their numbers.
  static func ranges(in root: PositionedJSON) -> [String: Range<Int>] {
    var ranges: [String: Range<Int>] = [:]
    for part in members(of: root) {
      for (index, element) in elements(of: part.value).enumerated() {
        switch part.key {
        case "importPaths", "libraryPaths": ranges["\(part.key).\(index)"] = element.range
        case "pairs":
          for member in members(of: element) {
            ranges["pairs.\(index).\(member.key)"] = member.value.range
            for (place, method) in elements(of: member.value).enumerated() {
              ranges["pairs.\(index).\(member.key).\(place)"] = method.range
            }
          }
        default: break
        }
      }
    }
    for part in members(of: root) where part.key == "generate" {
      ranges.merge(self.ranges(ofBindings: part.value)) { $1 }
    }
    return ranges
  }

  /// The same of what stands under `generate`.
  static func ranges(ofBindings generate: PositionedJSON) -> [String: Range<Int>] {
    var ranges: [String: Range<Int>] = [:]
    for part in members(of: generate) {
      switch (part.key, part.value.value) {
      case ("types", .object(let members)), ("names", .object(let members)):
        for member in members { ranges["\(part.key).\(member.key)"] = member.keyRange }
      case ("imports", .array(let elements)), ("nonnull", .array(let elements)):
        for element in elements {
          if case .string(let text) = element.value { ranges["\(part.key).\(text)"] = element.range }
        }
      default: break
      }
    }
    return ranges
  }

  private static func elements(of json: PositionedJSON) -> [PositionedJSON] {
    guard case .array(let elements) = json.value else { return [] }
    return elements
  }

  private static func members(of json: PositionedJSON) -> [PositionedJSON.Member] {
    guard case .object(let members) = json.value else { return [] }
    return members
  }
}
