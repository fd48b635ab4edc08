/// The version of the program; `--version` and the heads of generated files name it.
enum XCGenVersion {
  /// Semantic, without a `v`.
  static let current = "0.1.0"
}
