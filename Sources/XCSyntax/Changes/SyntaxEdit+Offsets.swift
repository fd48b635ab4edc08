#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SyntaxEdit {
  /// The one replacement that makes one text of another, as short as can be; nil where they are the same.
  public init?(from old: [UInt8], to new: [UInt8]) {
    let (start, oldEnd, newEnd) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        let most = min(old.count, new.count)
        let start = Self.sharedPrefix(old, new, upTo: most)
        let tail = Self.sharedSuffix(old, new, upTo: most - start)
        return (start, old.count - tail, new.count - tail)
      }
    }
    guard start < oldEnd || start < newEnd else { return nil }
    self.init(range: start..<oldEnd, newLength: newEnd - start)
  }

  /// Stretches of this length are compared at once.
  private static let block = 4096

  private static func sharedPrefix(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, upTo most: Int
  ) -> Int {
    guard let left = old.baseAddress, let right = new.baseAddress else { return 0 }
    var index = 0
    while index + block <= most, memcmp(left + index, right + index, block) == 0 { index += block }
    while index < most, old[index] == new[index] { index += 1 }
    return index
  }

  private static func sharedSuffix(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, upTo most: Int
  ) -> Int {
    guard let left = old.baseAddress, let right = new.baseAddress else { return 0 }
    let (leftEnd, rightEnd) = (left + old.count, right + new.count)
    var length = 0
    while length + block <= most, memcmp(leftEnd - length - block, rightEnd - length - block, block) == 0 {
      length += block
    }
    while length < most, old[old.count - length - 1] == new[new.count - length - 1] { length += 1 }
    return length
  }

  /// How far the edit moves what stands behind it.
  public var shift: Int { newLength - range.count }

  /// The range of what took the place of the old bytes, in the new text.
  public var newRange: Range<Int> { range.lowerBound..<(range.lowerBound + newLength) }

  /// Where an offset of the old text lies in the new one; what was replaced is now at the start of the edit.
  public func moved(_ offset: Int) -> Int {
    offset >= range.upperBound ? offset + shift : min(offset, range.lowerBound)
  }

  /// Where a range of the old text lies in the new one; one around the edit grows with it.
  ///
  /// Nothing is certain about a range that ends or begins inside of what was replaced.
  public func moved(_ old: Range<Int>) -> Range<Int> {
    if old.upperBound <= range.lowerBound { return old }
    let start = old.lowerBound <= range.lowerBound ? old.lowerBound : moved(old.lowerBound)
    return start..<max(start, moved(old.upperBound))
  }
}
