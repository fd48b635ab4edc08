import XCSemantics

/// Everything that an analysis depends on, as it is at one moment.
struct AnalysisRequest: Sendable {
  /// What an analysis depends on besides the open documents.
  struct Surroundings: Sendable, Equatable {
    var folders: [String]
    /// Counts the times at which something on disk may have changed.
    var diskState: Int
  }

  /// Open documents by path.
  var documents: [String: Document]
  var surroundings: Surroundings
  var settings: ServerSettings
  var rulePages = RulePages(folder: nil)
  var disk: any FileSystem
  /// Files that were parsed for earlier analyses.
  var parsed: ParsedSources
  var encoding: PositionEncoding
  /// The last contents of configurations that could be used.
  var usableConfigurations: [String: [UInt8]]
}
