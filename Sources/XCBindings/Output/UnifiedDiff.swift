/// The difference of two texts as `diff -u` writes it, so that `patch` takes it.
public struct UnifiedDiff: Sendable {
  private enum Mark: Character, Sendable {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  /// A line with its line end, and the lines of each text up to it and with it.
  private struct Line: Sendable {
    var mark: Mark
    var bytes: ArraySlice<UInt8>
    var old: Int
    var new: Int
  }

  /// Lines of both texts in one order.
  private var lines: [Line] = []

  /// How many unchanged lines stand around a change.
  private static let context = 3

  private static let newline = UInt8(ascii: "\n")

  /// Compares two texts line by line; a line ends behind each line feed.
  public init(from old: [UInt8], to new: [UInt8]) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let matching = LineMatching(from: before.map(number), to: after.map(number))
    var (left, right) = (0, 0)
    func add(_ mark: Mark, _ bytes: ArraySlice<UInt8>) {
      if mark != .added { left += 1 }
      if mark != .removed { right += 1 }
      lines.append(Line(mark: mark, bytes: bytes, old: left, new: right))
    }
    for (old, new) in matching.pairs + [(before.count, after.count)] {
      while left < old { add(.removed, before[left]) }
      while right < new { add(.added, after[right]) }
      if left < before.count { add(.kept, before[left]) }
    }
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { lines.allSatisfy { $0.mark == .kept } }

  /// The difference under the names of both texts; empty where there is none.
  public func text(from oldName: String, to newName: String) -> String {
    guard !isEmpty else { return "" }
    return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(text(of:)).joined()
  }

  /// Stretches of `lines` that hold changes which are near each other, with their surroundings.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != .kept {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + 1 + Self.context)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    var text = "@@ -\(place(of: hunk, \.old)) +\(place(of: hunk, \.new)) @@\n"
    for line in lines[hunk] {
      text += String(line.mark.rawValue) + String(decoding: line.bytes, as: UTF8.self)
      if line.bytes.last != Self.newline { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// `start,count` of a hunk in one of the texts; an empty one stands behind the line in front of it.
  private func place(of hunk: Range<Int>, _ side: KeyPath<Line, Int>) -> String {
    let before = hunk.lowerBound == 0 ? 0 : lines[hunk.lowerBound - 1][keyPath: side]
    let count = lines[hunk.upperBound - 1][keyPath: side] - before
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  /// The lines with their line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: newline).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
