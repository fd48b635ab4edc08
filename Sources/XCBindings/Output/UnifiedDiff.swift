/// The difference of two texts as `diff -u` writes it, so that `patch` takes it.
public struct UnifiedDiff: Sendable {
  private enum Mark: Character, Sendable {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  /// Lines of both texts in one order.
  private let lines: [(mark: Mark, text: String)]

  /// How many unchanged lines stand around a change.
  private static let context = 3

  /// Compares two texts line by line.
  public init(from old: String, to new: String) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var merged: [(mark: Mark, text: String)] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removals.contains(left) {
        merged.append((.removed, before[left]))
        left += 1
      } else if insertions.contains(right) {
        merged.append((.added, after[right]))
        right += 1
      } else {
        merged.append((.kept, before[left]))
        left += 1
        right += 1
      }
    }
    lines = merged
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
    let old = place(of: hunk, without: .added)
    let new = place(of: hunk, without: .removed)
    var text = "@@ -\(old) +\(new) @@\n"
    for line in lines[hunk] {
      text += String(line.mark.rawValue) + line.text
      if !line.text.hasSuffix("\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// `start,count` of a hunk in one of the texts; an empty one stands behind the line in front of it.
  private func place(of hunk: Range<Int>, without hidden: Mark) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.mark != hidden }
    let count = lines[hunk].count { $0.mark != hidden }
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  /// The lines with their line ends.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar)
      if scalar == "\n" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      }
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }
}
