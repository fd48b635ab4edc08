/// A set of files of one program, one bit a file.
struct FileSet: Sendable, Hashable {
  private var words: [UInt64]

  init(capacity: Int) { words = Array(repeating: 0, count: (capacity + 63) / 64) }

  func contains(_ index: Int) -> Bool { words[index / 64] & (1 << UInt64(index % 64)) != 0 }

  mutating func insert(_ index: Int) { words[index / 64] |= 1 << UInt64(index % 64) }

  /// Adds another set; true where that changed anything.
  mutating func add(_ other: FileSet) -> Bool {
    var changed = false
    for index in words.indices where words[index] | other.words[index] != words[index] {
      words[index] |= other.words[index]
      changed = true
    }
    return changed
  }

  func intersects(_ other: FileSet) -> Bool {
    words.indices.contains { words[$0] & other.words[$0] != 0 }
  }
}
