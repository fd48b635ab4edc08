import XCBindings
import XCLint
import XCSemantics

/// Finds the sources that are to be looked at: those of the open folders, then open documents outside them.
struct Planning {
  private let request: AnalysisRequest
  private(set) var fileSystem: OverlayFileSystem
  /// Configurations that can't be used, by path.
  private(set) var errors: [String: ConfigurationError] = [:]
  /// Contents of the configurations that were used, by path.
  private(set) var usable: [String: [UInt8]] = [:]
  /// What could not be looked at.
  private(set) var problems: [SourceGatherer.Problem] = []

  init(request: AnalysisRequest, fileSystem: OverlayFileSystem) {
    self.request = request
    self.fileSystem = fileSystem
  }

  mutating func plans() -> [SourcePlan] {
    var plans: [SourcePlan] = []
    let shelf = request.settings.shelf
    let open = request.documents.values.map(\.path)
      .filter { !Self.isConfiguration($0) && !shelf.holds($0) }.sorted()
    // The folders are one program, as those of one run of lint are.
    let folders = request.scope == .everything ? request.surroundings.folders : []
    let inside = open.filter { path in folders.contains { FilePath.lies(path, in: $0) } }
    if !folders.isEmpty, let plan = plan(folders + inside) { plans.append(plan) }
    let left = open.filter { !inside.contains($0) }
    if !left.isEmpty, let plan = plan(left) { plans.append(plan) }
    checkOpenConfigurations()
    return plans
  }

  static func isConfiguration(_ path: String) -> Bool {
    FilePath.name(of: path) == ConfigurationFinder.fileName
  }

  static var reader: ConfigurationReader {
    ConfigurationReader.checkingBindings(ruleNames: RuleRegistry.all.names)
  }

  /// Makes a plan. A configuration that can't be used counts as it last could, or as one that says nothing, so that
  /// a key that is half typed takes nothing away.
  private mutating func plan(_ paths: [String]) -> SourcePlan? {
    while true {
      do {
        var taken: [String] = []
        for path in paths where try takes(path) { taken.append(path) }
        var wanted = SourcePlan.Request(paths: taken, configurationPath: request.settings.configurationPath)
        wanted.limits = request.settings.limits
        var plan = try SourcePlan(wanted, reader: Self.reader, fileSystem: fileSystem)
        plan.back(by: request.settings.fallback)
        problems += plan.problems
        for path in plan.groups.compactMap(\.configuration.path) {
          let place = FilePath.absolute(path)
          if errors[place] == nil, case .success(let bytes) = fileSystem.read(place) { usable[place] = bytes }
        }
        return plan
      } catch {
        let path = FilePath.absolute(error.path)
        guard errors[path] == nil else { return nil }
        errors[path] = error
        fileSystem.place(request.usableConfigurations[path] ?? Array("{}".utf8), at: path)
      }
    }
  }

  /// Whether a document that is open is to be looked at: not where the configuration leaves it out.
  private func takes(_ path: String) throws(ConfigurationError) -> Bool {
    guard request.documents[path] != nil else { return true }
    var finder = try ConfigurationFinder(
      named: request.settings.configurationPath, reader: Self.reader, fileSystem: fileSystem)
    return try finder.configuration(for: path).takes(path)
  }

  /// A configuration that is open is looked at even where no source lies below it.
  private mutating func checkOpenConfigurations() {
    for document in request.documents.values
    where Self.isConfiguration(document.path) && errors[document.path] == nil {
      do {
        _ = try Self.reader.read(document.text)
      } catch {
        errors[document.path] = error
      }
    }
  }
}
