/// Writes values one behind the other, without names: for files that nothing but the build that wrote them reads.
package struct RecordWriter: Sendable {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// Makes a writer of nothing yet.
  package init() {}

  /// A number, in as few bytes as it takes.
  package mutating func add(_ number: UInt64) {
    // Seven bits a byte, the lowest first; the highest bit says that there are more.
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that may be below 0.
  package mutating func add(_ number: Int64) {
    add(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// Whether something is so.
  package mutating func add(_ flag: Bool) { add(flag ? 1 : 0 as UInt64) }

  /// A text.
  package mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// A text of which the beginning is that of the one before it, as in sorted paths.
  package mutating func add(_ text: String, after previous: inout [UInt8]) {
    let new = Array(text.utf8)
    var shared = 0
    while shared < min(new.count, previous.count), new[shared] == previous[shared] { shared += 1 }
    add(UInt64(shared))
    add(UInt64(new.count - shared))
    bytes += new[shared...]
    previous = new
  }
}
