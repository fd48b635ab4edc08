import Foundation
import PackagePlugin

/// The `.xc` sources of a target.
enum TargetSources {
  /// Those that SwiftPM tells, but for files that the package declares as resources.
  static func told(of target: any SourceModuleTarget) -> [String] {
    target.sourceFiles.filter { $0.type != .resource }.map(\.url.path).filter(FilePath.isSource).sorted()
  }

  /// The sources that are told, and where there are none, those in the folder: a target without the build plugin has to
  /// exclude them, or SwiftPM warns of them at each build, and of a target in another language SwiftPM tells that
  /// language's files only.
  static func all(of target: any SourceModuleTarget) -> [String] {
    let told = told(of: target)
    guard told.isEmpty else { return told }
    let folder = target.directoryURL.path
    let resources = Set(target.sourceFiles.filter { $0.type == .resource }.map(\.url.path))
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { FilePath.isSource($0) && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { FilePath.join(folder, $0) }.filter { !resources.contains($0) }.sorted()
  }
}
