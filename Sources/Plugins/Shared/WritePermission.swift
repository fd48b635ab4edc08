import Foundation

/// Whether a command plugin may write into the package.
///
/// A permission that a plugin declares is asked for at every run, also where nothing is written. So none is declared,
/// and it is asked for here, in the words that SwiftPM has for it.
enum WritePermission {
  private static let options = ["--allow-writing-to-package-directory", "--disable-sandbox"]

  /// Takes SwiftPM's own options out of the arguments; whether they, or those in front of the verb, give permission.
  static func take(from arguments: inout PluginArguments, package: URL) -> Bool {
    let isGranted = arguments.takeFlag(options[0]) || ownerGrants
    let hasNoSandbox = arguments.takeFlag(options[1])
    #if os(macOS)
      // The sandbox knows.
      return isGranted || hasNoSandbox || access(package.path, W_OK) == 0
    #else
      return isGranted || hasNoSandbox
    #endif
  }

  /// Whether the program that runs the plugin was given permission in front of the verb, of which the plugin itself
  /// is not told. Linux has no sandbox that could be asked.
  private static var ownerGrants: Bool {
    guard let line = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline") else { return false }
    return line.split(separator: 0).contains { options.contains(String(decoding: $0, as: UTF8.self)) }
  }
}
