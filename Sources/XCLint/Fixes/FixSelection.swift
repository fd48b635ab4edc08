import XCSyntax

/// Fix-its of several findings that can be applied together.
public struct FixSelection: Sendable {
  /// The fix-its that were taken, in the order of their findings.
  public private(set) var fixes: [FixIt] = []

  private var taken: [String: TakenRanges] = [:]
  private var known: Set<[TextEdit]> = []

  /// Takes the best safe fix-it of each finding that gets in no other one's way.
  ///
  /// - Parameter files: the files that may change; a fix-it that touches another one is left out.
  public init(_ findings: [Diagnostic], in files: Set<String>) {
    for finding in findings {
      guard let fix = finding.fixes.first, fix.isSafe, !fix.edits.isEmpty,
        fix.edits.allSatisfy({ files.contains($0.span.file) })
      else { continue }
      add(fix)
    }
  }

  private mutating func add(_ fix: FixIt) {
    // What two findings ask for alike is done once.
    guard !known.contains(fix.edits) else { return }
    let isFree = fix.edits.allSatisfy { edit in
      !(taken[edit.span.file]?.isNear(edit.span.bytes) ?? false)
    }
    guard isFree else { return }
    known.insert(fix.edits)
    fixes.append(fix)
    for edit in fix.edits { taken[edit.span.file, default: TakenRanges()].add(edit.span.bytes) }
  }
}

/// Stretches of one text that are changed, none near another.
///
/// Two edits get in each other's way where they share text, or where one puts text in where the other begins or ends,
/// and which comes first is nobody's to guess.
private struct TakenRanges: Sendable {
  private var ranges: [Range<Int>] = []

  mutating func add(_ range: Range<Int>) { ranges.insert(range, at: place(of: range)) }

  func isNear(_ range: Range<Int>) -> Bool {
    let place = place(of: range)
    // What comes before the neighbours ends before them. An empty one may hide between two that touch.
    return ranges[max(place - 2, 0)..<min(place + 2, ranges.count)].contains { Self.collide($0, range) }
  }

  private func place(of range: Range<Int>) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      let (other, this) = (ranges[middle], range)
      if (other.lowerBound, other.upperBound) < (this.lowerBound, this.upperBound) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func collide(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if left.isEmpty || right.isEmpty {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.overlaps(right)
  }
}
