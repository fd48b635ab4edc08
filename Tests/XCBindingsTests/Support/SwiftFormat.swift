import Foundation

/// `swift-format` with the configuration of this package.
enum SwiftFormat {
  /// Whether the toolchain has it.
  static let isThere = (try? SwiftCompiler.executable(named: "swift-format")) != nil

  private static let configuration = ReferenceTests.folder.appendingPathComponent("../../../.swift-format")
    .standardizedFileURL.path

  /// The text as the formatter would have it.
  static func formatted(_ text: String) throws -> String {
    try SwiftCompiler.run(
      try SwiftCompiler.executable(named: "swift-format"), ["format", "--configuration", configuration, "-"],
      input: text
    ).messages
  }

  /// Generated text without the line that keeps the formatter away.
  static func unmarked(_ text: String) -> String {
    text.replacing("// swift-format-ignore-file\n", with: "")
  }
}
