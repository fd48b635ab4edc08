import Foundation
import XCBindings

/// The Swift compiler as a test needs it: whether files form a module, and what it says if they don't.
struct SwiftCompiler {
  struct Result {
    var isAccepted: Bool
    var messages: String
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String { "no swiftc: set SWIFT_EXEC or put it on the PATH" }
  }

  /// Checks files as one module, warnings taken as errors.
  static func check(_ files: [GeneratedFile]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try OutputWriter(directory: folder.path).write(files)
    return try run(
      try executable(named: "swiftc"),
      [
        "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-typecheck", "-module-name",
        "Bindings",
        "-package-name", "bindings",
      ] + files.map { folder.appendingPathComponent($0.name).path })
  }

  /// Runs a program and collects what it says.
  static func run(_ program: String, _ arguments: [String], input: String? = nil) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    } else {
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      isAccepted: process.terminationStatus == 0, messages: String(decoding: bytes, as: UTF8.self))
  }

  /// A tool of the Swift toolchain: beside `SWIFT_EXEC` where that is set, else from the PATH.
  static func executable(named name: String) throws -> String {
    let environment = ProcessInfo.processInfo.environment
    var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    if let compiler = environment["SWIFT_EXEC"] {
      folders.insert(URL(fileURLWithPath: compiler).deletingLastPathComponent().path, at: 0)
    }
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/" + name) {
      return folder + "/" + name
    }
    throw Missing()
  }
}

extension GeneratedFile {
  /// A file that a user would write.
  init(_ name: String, _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}
