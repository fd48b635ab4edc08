@testable import XCSyntax

/// A text that is edited: what is used again of its tree and of its file must come to what a fresh parse gives.
enum IncrementalTarget: FuzzTarget {
  static let name = "incremental"
  static let longestInput = 1024

  static func seeds(_ samples: Samples) -> [[UInt8]] {
    samples.sources.filter { $0.count < 1000 }.enumerated().map { EditScript.joined($1, samples.steps($0)) }
  }

  static func run(_ bytes: [UInt8]) {
    guard let script = EditScript(bytes) else { return }
    waiting { walk(script) }
  }

  private static func walk(_ script: EditScript) {
    guard let parser = try? SyntaxParser() else { report("there is no parser") }
    var file = SourceFile(parsing: SourceText(path: "a.xc", script.text), with: parser)
    guard var tree = try? parser.parse(file.text) else { return }
    for index in 0..<script.count {
      let (edit, new) = script.edit(index, in: file.text.bytes)
      let text = file.text.replacing(edit.range, with: new)
      require(
        text.lineStarts == SourceText(path: "a.xc", bytes: text.bytes).lineStarts,
        "lines differ after \(edit)")
      guard let again = try? parser.parse(text, after: edit, of: tree), let fresh = try? parser.parse(text)
      else { return }
      let (kept, wanted) = (again.printed(as: .json), fresh.printed(as: .json))
      require(kept == wanted, "after \(edit), parsed again: \(difference(kept, wanted))")
      let whole = SourceFile(parsing: text, with: parser)
      if let changed = file.changed(to: text, with: parser)?.file,
        let what = firstDifference(changed, whole),
        // A trial of a repair that is given up is given up by the time that it took.
        firstDifference(whole, SourceFile(parsing: text, with: parser)) == nil
      {
        report("after \(edit), the \(what)\n\(String(decoding: text.bytes, as: UTF8.self))")
      }
      (file, tree) = (whole, fresh)
    }
  }

  private static func firstDifference(_ kept: SourceFile, _ fresh: SourceFile) -> String? {
    func compare<Part: Equatable>(_ name: String, _ part: KeyPath<SourceFile, Part>) -> String? {
      let (left, right) = (kept[keyPath: part], fresh[keyPath: part])
      return left == right ? nil : "\(name) differ: \(difference("\(left)", "\(right)"))"
    }
    return compare("declarations", \.declarations) ?? compare("imports", \.imports)
      ?? compare("syntax errors", \.syntaxErrors) ?? compare("macros", \.macros)
      ?? compare("forgotten macros", \.undefinitions) ?? compare("comments", \.toolComments)
      ?? compare("mended ranges", \.mendedRanges)
  }
}
