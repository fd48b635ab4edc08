import XCSyntax

/// Fix-its of several findings that can be applied together.
struct FixSelection: Sendable {
  /// The fix-its that were taken, in the order of their findings.
  private(set) var fixes: [FixIt] = []

  private var taken: [String: [TextEdit]] = [:]

  /// Takes the best safe fix-it of each finding that gets in no other one's way.
  ///
  /// - Parameter files: the files that may change; a fix-it that touches another one is left out.
  init(_ findings: [Diagnostic], in files: Set<String>) {
    for finding in findings {
      guard let fix = finding.fixes.first, fix.isSafe, !fix.edits.isEmpty,
        fix.edits.allSatisfy({ files.contains($0.span.file) })
      else { continue }
      add(fix)
    }
  }

  private mutating func add(_ fix: FixIt) {
    // What two findings ask for alike is done once.
    guard !fixes.contains(where: { $0.edits == fix.edits }) else { return }
    let isFree = fix.edits.allSatisfy { edit in
      !(taken[edit.span.file] ?? []).contains { Self.collide($0.span.bytes, edit.span.bytes) }
    }
    guard isFree else { return }
    fixes.append(fix)
    for edit in fix.edits { taken[edit.span.file, default: []].append(edit) }
  }

  /// Whether two edits get in each other's way: they share text, or one puts text in where the other begins or ends,
  /// and which comes first is nobody's to guess.
  private static func collide(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if left.isEmpty || right.isEmpty {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.overlaps(right)
  }
}
