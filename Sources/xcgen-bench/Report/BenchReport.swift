import Foundation

/// All that a run of the benchmark found out.
struct BenchReport: Encodable {
  /// A line of the table.
  struct Row: Encodable {
    var name: String
    var isPeer: Bool
    /// Time by that of the yardstick on the same bytes in the same round.
    var median: Double
    var lowest: Double
    var highest: Double
    /// The factor by which the time grew when the corpus grew tenfold; nil where that was not measured.
    var growth: Double?
  }

  /// Memory of a run of the program.
  struct Memory: Encodable {
    var command: String
    /// The most that was resident at once, without what the program needs for nothing, by the bytes of the sources.
    var peakBytesPerSourceByte: Double
    /// The factor by which that memory grew when the corpus grew tenfold; nil where that was not measured.
    var growth: Double?
  }

  var corpusBytes: Int
  var corpusFiles: Int
  var rounds: Int
  var rows: [Row]
  /// The start of `xcgen --version` by that of `clang --version`; nil without clang.
  var startByClang: Double?
  var memory: [Memory]

  /// JSON with its keys in order.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// A table for people.
  var text: String {
    var lines = [
      "\(corpusFiles) files of xc, \(corpusBytes) bytes; median of \(rounds) rounds; 1 = libtree-sitter alone",
      "",
      line("", "median", "lowest", "highest", "x10 grows by"),
      line("raw parse", number(1), "", "", growthOfYardstick.map(number) ?? ""),
    ]
    for row in rows where row.name != BenchReport.yardstick {
      lines.append(
        line(
          (row.isPeer ? "peer: " : "") + row.name, number(row.median), number(row.lowest),
          number(row.highest),
          row.growth.map(number) ?? ""))
    }
    lines.append("")
    if let startByClang { lines.append("start by that of clang: \(number(startByClang))") }
    for item in memory {
      lines.append(
        "peak memory of '\(item.command)': \(number(item.peakBytesPerSourceByte)) bytes per source byte"
          + (item.growth.map { ", x10 grows by \(number($0))" } ?? ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static let yardstick = "raw parse"

  private var growthOfYardstick: Double? { rows.first { $0.name == Self.yardstick }?.growth }

  private func line(_ name: String, _ columns: String...) -> String {
    let name = name.padding(toLength: 28, withPad: " ", startingAt: 0)
    return name + columns.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }.joined()
  }

  private func number(_ value: Double) -> String { String(format: value < 0.1 ? "%.4f" : "%.2f", value) }
}
