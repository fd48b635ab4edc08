import XCBindings
import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files that a run leaves besides its results.
enum RunFile {
  /// A text as the writer takes it, and the writer of its folder.
  static func output(_ text: String, at path: String) -> (writer: OutputWriter, file: GeneratedFile) {
    (
      OutputWriter(directory: FilePath.folder(of: path)),
      GeneratedFile(name: FilePath.name(of: path), bytes: Array(text.utf8))
    )
  }

  /// Refuses a place that holds something which the run reads or makes: writing there would destroy it.
  static func refuse(
    _ path: String?, ofOption option: String, reading inputs: [String], making outputs: [String] = []
  ) throws(CommandFailure) {
    guard let path else { return }
    let fileSystem = LocalFileSystem()
    let place = fileSystem.canonicalPath(path)
    if inputs.contains(where: { fileSystem.canonicalPath($0) == place }) {
      throw CommandFailure("'\(option) \(path)' would overwrite a file that this run reads")
    }
    if outputs.contains(where: { fileSystem.canonicalPath($0) == place }) {
      throw CommandFailure("'\(option) \(path)' would overwrite a file that this run makes")
    }
  }

  /// Writes a text; a file that has it is left alone.
  static func write(_ text: String, to path: String) throws(OutputError) {
    let (writer, file) = output(text, at: path)
    _ = try writer.write([file])
  }

  /// Makes an empty file, or leaves one that is there as it is, and makes it as new as this moment.
  static func stamp(_ path: String) throws(OutputError) {
    if !FileManager.default.fileExists(atPath: path) { try write("", to: path) }
    do {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    } catch {
      throw OutputError(path: path, reason: "its time cannot be changed")
    }
  }
}
