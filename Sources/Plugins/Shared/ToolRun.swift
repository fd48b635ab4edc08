import Foundation
import PackagePlugin

/// Runs of `xcgen` in the folder of the package.
struct ToolRun {
  let tool: URL
  let folder: URL

  /// Runs the tool; its exit code.
  func callAsFunction(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }

  /// A path as seen from the package, where it is inside.
  func shown(_ path: String) -> String {
    let prefix = folder.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
