import XCSemantics
import XCSyntax

/// One pass over the fix-its of a check.
public struct FixRound: Sendable {
  /// The fix-its that were applied.
  public private(set) var fixes: [FixIt] = []
  /// The new bytes of the files that are different then, by path.
  public private(set) var texts: [String: [UInt8]] = [:]
  private(set) var originals: [String: [UInt8]] = [:]
  private(set) var applied = 0

  /// Mends what can be mended within one text.
  public init(_ findings: [Diagnostic], in text: SourceText) {
    self.init(findings, in: SourceLines([text]), files: [text.path])
  }

  init(_ findings: [Diagnostic], in lines: SourceLines, files: Set<String>) {
    var fixes = FixSelection(findings, in: files).fixes
    var edited = Self.texts(after: fixes, lines)
    if let broken = Self.broken(edited, lines) {
      // Something in these files does harm: only what proves harmless by itself is kept.
      var kept = fixes.filter { $0.edits.allSatisfy { !broken.contains($0.span.file) } }
      for fix in fixes where fix.edits.contains(where: { broken.contains($0.span.file) }) {
        let trial = kept + [fix]
        if Self.broken(Self.texts(after: trial, lines), lines) == nil { kept = trial }
      }
      fixes = kept
      edited = Self.texts(after: fixes, lines)
    }
    for (path, bytes) in edited {
      guard let text = lines.text(at: path), text.bytes != bytes else { continue }
      texts[path] = bytes
      originals[path] = text.bytes
    }
    applied = texts.isEmpty ? 0 : fixes.count
    self.fixes = texts.isEmpty ? [] : fixes
  }

  private static func texts(after fixes: [FixIt], _ lines: SourceLines) -> [String: [UInt8]] {
    let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: \.span.file)
    var texts: [String: [UInt8]] = [:]
    for (path, edits) in edits {
      if let text = lines.text(at: path) { texts[path] = FixedText.bytes(of: text, applying: edits) }
    }
    return texts
  }

  /// The files that have more syntax errors than before, nil where there are none.
  private static func broken(_ texts: [String: [UInt8]], _ lines: SourceLines) -> Set<String>? {
    let broken = texts.filter { path, bytes in
      guard let before = lines.text(at: path) else { return true }
      return errors(in: SourceText(path: path, bytes: bytes)) > errors(in: before)
    }
    return broken.isEmpty ? nil : Set(broken.keys)
  }

  private static func errors(in text: SourceText) -> Int { SourceFile(parsing: text).syntaxErrors.count }
}
