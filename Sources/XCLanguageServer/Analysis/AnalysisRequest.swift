import XCSemantics

/// Everything that an analysis depends on, as it is at one moment.
struct AnalysisRequest: Sendable {
  /// Open documents by path.
  var documents: [String: Document]
  /// The folders that the client has open.
  var folders: [String]
  var settings: ServerSettings
  var disk: any FileSystem
  /// Files that were parsed for earlier analyses.
  var parsed: ParsedSources
  var encoding: PositionEncoding
  /// The last contents of configurations that could be used.
  var usableConfigurations: [String: [UInt8]]
}
