struct TooFar: Error {}
final class Home: Reader {
  func read(_ at: Int32) throws -> UInt8 {
    guard at < 9 else { throw TooFar() }
    return 0
  }
  func check() {}
}
func first(_ reader: any Reader) -> UInt8? { try? reader.read(0) }
