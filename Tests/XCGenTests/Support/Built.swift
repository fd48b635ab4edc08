import Foundation

/// The program as it was built together with the tests.
enum Built {
  struct NotFound: Error {
    let searched: [String]
  }

  /// The path of the built `xcgen`.
  static func xcgen() throws -> String {
    var folders = [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    if let executable = Bundle.main.executableURL { folders.append(executable.deletingLastPathComponent()) }
    folders += Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      .map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = folders.map { $0.appendingPathComponent("xcgen").path }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw NotFound(searched: candidates)
    }
    return found
  }

  /// The root of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the program.
  static func run(
    _ arguments: String..., in folder: ScratchFolder? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.of(
      try xcgen(), arguments, in: folder?.url, input: Data(input.utf8), environment: environment)
  }
}
