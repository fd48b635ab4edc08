/// A pattern of paths: `*` and `?` stay inside one part of a path, `**` stands for any number of parts.
///
/// A pattern that matches a folder matches everything below it.
public struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String

  private let parts: [[Character]]

  /// What other programs give a meaning in patterns and this one does not: a `?` stands for one of them.
  public static let foreignSigns: Set<Character> = ["[", "]", "{", "}"]

  /// Takes a pattern; empty parts and `.` mean nothing.
  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether a relative path, or a folder on the way to it, fits the pattern.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    // The set of pattern places that are reachable, so that many `**` cost no more than one.
    var places = closure(of: [0])
    if places.contains(parts.count) { return true }
    for name in names {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        if parts[place] == ["*", "*"] { next.insert(place) }
        if Self.fits(name, parts[place]) { next.insert(place + 1) }
      }
      places = closure(of: next)
      if places.contains(parts.count) { return true }
    }
    return false
  }

  /// Adds the places that a `**` which stands for nothing leads to.
  private func closure(of places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var place = place
      while place < parts.count, parts[place] == ["*", "*"] {
        place += 1
        all.insert(place)
      }
    }
    return all
  }

  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var places: Set<Int> = [0]
    func closed(_ places: Set<Int>) -> Set<Int> {
      var all = places
      for place in places {
        var place = place
        while place < pattern.count, pattern[place] == "*" {
          place += 1
          all.insert(place)
        }
      }
      return all
    }
    places = closed(places)
    for character in name {
      var next: Set<Int> = []
      for place in places where place < pattern.count {
        switch pattern[place] {
        case "*": next.insert(place)
        case "?", character: next.insert(place + 1)
        default: break
        }
      }
      places = closed(next)
    }
    return places.contains(pattern.count)
  }
}
