import Foundation
import Testing

/// A program that a test needs and that is no part of a Swift toolchain.
enum BuildTool {
  /// Whether tests whose programs are missing fail; where not, they are left out with a word about it.
  static let areAllWanted = ProcessInfo.processInfo.environment["XCGEN_ALL_TESTS"] != nil

  /// Runs a test where its programs are there, and where all tests are wanted.
  static func needed(_ names: String...) -> ConditionTrait {
    let missing = names.filter { find($0) == nil }
    return .enabled(
      if: missing.isEmpty || areAllWanted, "missing: \(missing.joined(separator: ", ")); see .ci/tools")
  }

  /// The path of a program; throws where it is missing.
  static func path(_ name: String) throws -> String {
    guard let path = find(name) else { throw Missing(name: name) }
    return path
  }

  struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "'\(name)' is not on the PATH; .ci/tools installs it" }
  }

  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}
