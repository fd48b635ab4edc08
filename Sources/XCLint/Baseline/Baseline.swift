import XCSemantics
import XCSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings that are known: a run with a baseline tells only of others.
///
/// A finding is known by its file, its rule and the text of its line, so that lines may move. Of several that are
/// alike as many are known as were written down.
public struct Baseline: Sendable {
  /// What makes a finding the same one tomorrow.
  struct Key: Sendable, Hashable {
    let file: String
    let rule: String
    let line: String
  }

  private struct Entry: Codable {
    let file: String
    let rule: String
    let line: String
    let count: Int
  }

  private struct Content: Codable {
    let version: Int
    let findings: [Entry]
  }

  private static let version = 1

  private let counts: [Key: Int]
  private let folder: String

  /// How many findings it holds.
  public var count: Int { counts.values.reduce(0, +) }

  /// Reads a baseline; throws where it is none.
  ///
  /// - Parameter path: the file; the paths in it are relative to its folder.
  public init(reading path: String, fileSystem: any FileSystem) throws(BaselineProblem) {
    let bytes: [UInt8]
    switch fileSystem.read(path) {
    case .success(let found): bytes = found
    case .failure(let failure): throw BaselineProblem(path: path, reason: failure.description)
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
      content.findings.allSatisfy({ $0.count > 0 })
    else { throw BaselineProblem(path: path, reason: "this is no baseline") }
    guard content.version <= Self.version else {
      throw BaselineProblem(
        path: path,
        reason: "this baseline has version \(content.version), and \(Self.version) is the newest known")
    }
    folder = FilePath.folder(of: path)
    counts = Dictionary(
      content.findings.map { (Key(file: $0.file, rule: $0.rule, line: $0.line), $0.count) },
      uniquingKeysWith: { min($0, .max - $1) + $1 })
  }

  /// Makes a baseline of findings, to be written to a path.
  public init(_ findings: [Diagnostic], in programs: [Program], path: String) {
    folder = FilePath.folder(of: path)
    let lines = SourceLines(programs)
    var counts: [Key: Int] = [:]
    for finding in findings { counts[Self.key(of: finding, lines, folder), default: 0] += 1 }
    self.counts = counts
  }

  /// The findings that it does not know, in their order.
  func unknown(_ findings: [Diagnostic], in lines: SourceLines) -> [Diagnostic] {
    var left = counts
    return findings.filter { finding in
      let key = Self.key(of: finding, lines, folder)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  /// The baseline as a file holds it, one finding a line in the order of files, so that versions of it compare well.
  public var text: String {
    let keys = counts.keys.sorted { ($0.file, $0.rule, $0.line) < ($1.file, $1.rule, $1.line) }
    let entries = keys.map { key in
      "{\"file\":\(JSONText.quoted(key.file)),\"rule\":\(JSONText.quoted(key.rule)),"
        + "\"line\":\(JSONText.quoted(key.line)),\"count\":\(counts[key] ?? 1)}"
    }
    let list = entries.isEmpty ? "[]" : "[\n    " + entries.joined(separator: ",\n    ") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  private static func key(of finding: Diagnostic, _ lines: SourceLines, _ folder: String) -> Key {
    let words = lines.line(of: finding.span).split { $0 == " " || $0 == "\t" || $0 == "\r" }
    return Key(
      file: FilePath.relative(finding.span.file, to: folder), rule: finding.rule,
      line: words.joined(separator: " "))
  }
}
