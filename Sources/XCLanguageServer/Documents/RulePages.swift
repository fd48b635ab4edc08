import XCLint
import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pages of the rules as files that an editor can open: codes of findings link to them.
struct RulePages: Sendable {
  private let uris: [String: String]

  /// Puts the pages down in a folder, those that are not there yet; without a folder, or where none can be written,
  /// nothing links anywhere.
  init(folder: String?, rules: [any Rule] = RuleRegistry.all.rules) {
    var uris: [String: String] = [:]
    if let folder {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for rule in rules {
        let path = FilePath.join(folder, rule.name + ".txt")
        let page = Data(RulePage(rule).text.utf8)
        if FileManager.default.contents(atPath: path) != page {
          guard (try? page.write(to: URL(filePath: path), options: .atomic)) != nil else { continue }
        }
        uris[rule.name] = DocumentAddress.uri(of: path)
      }
    }
    self.uris = uris
  }

  /// Where the page of a rule stands; nil where there is none.
  func uri(of rule: String) -> String? { uris[rule] }
}
