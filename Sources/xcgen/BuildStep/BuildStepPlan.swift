/// What the build plugin asks of `xcgen build-step`: one target, planned before its sources are read.
///
/// The plugin compiles this file too; it therefore needs nothing of other rooms. All paths are absolute.
struct BuildStepPlan: Codable, Equatable, Sendable {
  /// The name of the file that holds a plan.
  static let fileName = "plan.json"

  /// The folder that the sources' paths are told from.
  var root: String
  /// The sources of the target.
  var sources: [String]
  /// How many slots the build system watches, beside the sources.
  var slots: Int
  /// Folders in which something new would count.
  var folders: [String]
  /// Folders to search for imported sources.
  var importPaths: [String]
  /// Modules that the bindings import.
  var modules: [String]
  /// Modules of targets that are no dependencies themselves but dependencies of such, by the folders of their sources:
  /// imported only where a source there is read.
  var distantModules: [String: String] = [:]
  /// Swift files of the target that have the name of one with bindings.
  var twins: [String] = []
  /// Whether Swift takes a file `main.swift` of the target for the beginning of a program.
  var isProgram = false
  /// The folder for bindings; nil where the build system expects none.
  var outputFolder: String?

  /// Whether bindings of a name would be taken for the beginning of the program.
  func beginsProgram(_ output: String) -> Bool { isProgram && output == "main.swift" }
}
