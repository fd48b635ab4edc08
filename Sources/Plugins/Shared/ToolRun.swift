import Foundation
import PackagePlugin

/// Runs of `xcgen` in the folder of the package.
struct ToolRun {
  let tool: URL
  let folder: URL

  /// Whose standard output is shown.
  enum Output {
    case always, ofFailures
  }

  /// Runs the tool; its exit code.
  func callAsFunction(_ arguments: [String], showsOutput: Output = .always) throws -> Int32 {
    let process = Process()
    let pipe = showsOutput == .ofFailures ? Pipe() : nil
    if let pipe { process.standardOutput = pipe }
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
