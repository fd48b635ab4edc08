/// What the build plugin asks of `xcgen build-step`: one target, planned before its sources are read.
///
/// The plugin compiles this file too; it therefore needs nothing of other rooms. All paths are absolute.
struct BuildStepPlan: Codable, Equatable, Sendable {
  /// The name of the file that holds a plan.
  static let fileName = "plan.json"
  /// The name of the file beside the plan in which a run tells what it has read.
  static let recordName = "inputs.json"

  /// The folder that the sources' paths are told from.
  var root: String
  /// The sources of the target.
  var sources: [String]
  /// The other files that the build system watches.
  var inputs: [String]
  /// Folders to search for imported sources.
  var importPaths: [String]
  /// Modules that the bindings import.
  var modules: [String]
  /// Swift files of the target that have the name of one with bindings.
  var twins: [String] = []
  /// The folder for bindings; nil where the build system expects none.
  var outputFolder: String?
}
