import XCSemantics

/// Files in one input: what stands in front of the first line `//=== NAME` is `a.xc`, what follows one is that file.
struct FileSet: Sendable {
  private(set) var files: [(name: String, bytes: [UInt8])] = []

  private static let mark = Array("//=== ".utf8)

  init(_ bytes: [UInt8]) {
    var name = "a.xc"
    var content: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard line.starts(with: Self.mark) else {
        content += line + [UInt8(ascii: "\n")]
        continue
      }
      add(name, content)
      name = String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self)
      content = []
    }
    // The last line ends where the input does.
    add(name, content.dropLast())
  }

  private mutating func add(_ name: String, _ content: [UInt8]) { files.append((name, content)) }

  /// Gives a file other bytes.
  mutating func replace(_ name: String, with bytes: [UInt8]) {
    for index in files.indices where FilePath.simplified(files[index].name) == FilePath.simplified(name) {
      files[index].bytes = bytes
    }
  }

  /// Files as one input.
  static func joined(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, file) in files.enumerated() {
      if index > 0 || file.name != "a.xc" {
        if let last = result.last, last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
        result += mark + Array(file.name.utf8) + [UInt8(ascii: "\n")]
      }
      result += file.bytes
    }
    return result
  }

  /// The last file of a name.
  func bytes(of name: String) -> [UInt8]? { files.last { $0.name == name }?.bytes }

  /// The files as a disk.
  var fileSystem: InMemoryFileSystem {
    var disk = InMemoryFileSystem()
    for file in files { disk[file.name] = file.bytes }
    return disk
  }

  /// The sources that are asked for; those below `imported` are only there to be imported.
  var requested: [String] {
    var seen: Set<String> = []
    return files.map(\.name).filter {
      FilePath.isSource($0) && !$0.hasPrefix("imported/") && seen.insert(FilePath.simplified($0)).inserted
    }
  }
}
