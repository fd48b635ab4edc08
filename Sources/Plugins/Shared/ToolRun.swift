import Foundation
import PackagePlugin

/// Runs of `xcgen` in the folder of the package.
struct ToolRun {
  let tool: URL
  let folder: URL

  /// What is shown of what a run says.
  enum Output {
    /// All of it.
    case always
    /// Nothing, unless it fails.
    case ofFailures
  }

  /// Runs the tool; its exit code.
  func callAsFunction(_ arguments: [String], showing shown: Output = .always) throws -> Int32 {
    let process = Process()
    let pipe = shown == .ofFailures ? Pipe() : nil
    if let pipe {
      process.standardOutput = pipe
      process.standardError = pipe
    }
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    let output = try pipe?.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    if process.terminationStatus != 0, let output { try FileHandle.standardOutput.write(contentsOf: output) }
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }

  /// A path as seen from the package, where it is inside.
  func shown(_ path: String) -> String {
    let prefix = folder.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
