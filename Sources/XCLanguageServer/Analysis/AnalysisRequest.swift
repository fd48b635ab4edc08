import XCSemantics

/// Everything that an analysis depends on, as it is at one moment.
struct AnalysisRequest: Sendable {
  /// What an analysis depends on besides the open documents.
  struct Surroundings: Sendable, Equatable {
    var folders: [String]
    /// Counts the times at which something on disk may have changed.
    var diskState: Int
  }

  /// What is looked at.
  enum Scope: Sendable {
    /// The sources of the open folders, and the open documents.
    case everything
    /// The open documents, with what they import.
    case openDocuments
  }

  /// Open documents by path.
  var documents: [String: Document]
  var surroundings: Surroundings
  var scope = Scope.everything
  var settings: ServerSettings
  var rulePages = RulePages(folder: nil)
  var disk: any FileSystem
  /// Files that were parsed for earlier analyses.
  var parsed: ParsedSources
  var encoding: PositionEncoding
  /// The last contents of configurations that could be used.
  var usableConfigurations: [String: [UInt8]]

  /// Whether the open folders hold so much that nobody should wait until it is read.
  var isLarge: Bool {
    surroundings.folders.contains { SourceDiscovery(disk, limits: settings.smallFolder).search($0).isCut }
  }

  /// The same request, without the folders.
  var glance: AnalysisRequest {
    var glance = self
    glance.scope = .openDocuments
    return glance
  }
}
