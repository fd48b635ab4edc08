import XCLint
import XCSemantics

/// The reader of baselines, and its text read again.
enum BaselineTarget: FuzzTarget {
  static let name = "baseline"

  static func seeds(_ samples: Samples) -> [[UInt8]] {
    [
      "{\"version\":1,\"findings\":[]}",
      "{\"version\":1,\"findings\":[{\"file\":\"a.xc\",\"rule\":\"r\",\"line\":\"x \\u00e9\",\"count\":2}]}",
    ].map { Array($0.utf8) }
  }

  static func run(_ bytes: [UInt8]) {
    var disk = InMemoryFileSystem()
    disk["b.json"] = bytes
    guard let baseline = try? Baseline(reading: "b.json", fileSystem: disk) else { return }
    let text = baseline.text
    disk["b.json"] = Array(text.utf8)
    guard let again = try? Baseline(reading: "b.json", fileSystem: disk) else {
      report("the text of a baseline is none:\n\(text)")
    }
    require(again.text == text, "read again, a baseline is another one: \(difference(text, again.text))")
  }
}
