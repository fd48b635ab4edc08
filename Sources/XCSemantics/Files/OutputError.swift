#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why files could not be written, or those there not read.
public struct OutputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  public var path: String
  /// What the system said, in a few words.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package init(path: String, _ error: any Error) {
    let reason =
      switch (error as? CocoaError)?.code {
      case .fileWriteNoPermission?, .fileReadNoPermission?: "no permission"
      case .fileWriteOutOfSpace?: "no space left"
      case .fileWriteFileExists?: "a file is in its place"
      case .fileNoSuchFile?, .fileReadNoSuchFile?: "no such folder"
      case let code?: "\(code)"
      case nil: "\(error)"
      }
    self.init(path: path, reason: reason)
  }

  /// One sentence without a full stop.
  public var description: String { "cannot write '\(path)': \(reason)" }
}
