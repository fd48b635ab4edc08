import XCSyntax

/// Fix-its of several findings that can be applied together.
public struct FixSelection: Sendable {
  /// The fix-its that were taken, in the order of their findings.
  public private(set) var fixes: [FixIt] = []

  private var taken: [String: TakenRanges] = [:]
  private var known: Set<[TextEdit]> = []
  /// The rules that put something in at a place and change nothing else.
  private var insertions: [SourceSpan: String] = [:]

  /// Takes the best safe fix-it of each finding that gets in no other one's way.
  ///
  /// - Parameter files: the files that may change; a fix-it that touches another one is left out.
  public init(_ findings: [Diagnostic], in files: Set<String>) {
    for finding in findings {
      guard let fix = finding.fixes.first, fix.isSafe, !fix.edits.isEmpty,
        fix.edits.allSatisfy({ files.contains($0.span.file) })
      else { continue }
      add(fix, of: finding.rule)
    }
  }

  private mutating func add(_ fix: FixIt, of rule: String) {
    // What two findings ask for alike is done once.
    guard !known.contains(fix.edits) else { return }
    let isFree = fix.edits.allSatisfy { edit in
      !(taken[edit.span.file]?.isNear(edit.span.bytes) ?? false)
    }
    // What one rule puts in at one place comes in the order of its findings.
    let place = fix.edits.count == 1 && fix.edits[0].span.bytes.isEmpty ? fix.edits[0].span : nil
    let follows = place.map { insertions[$0] == rule } ?? false
    guard isFree || follows else { return }
    known.insert(fix.edits)
    fixes.append(fix)
    guard isFree else { return }
    if let place { insertions[place] = rule }
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
    ranges.firstIndexInOrder { ($0.lowerBound, $0.upperBound) >= (range.lowerBound, range.upperBound) }
  }

  private static func collide(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if left.isEmpty || right.isEmpty {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.overlaps(right)
  }
}
