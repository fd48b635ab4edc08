// error: type 'Home' does not conform to protocol 'Reader'
final class Home: Reader {
  func read(_ key: UInt8) -> Bool { key > 0 }
  func size() -> (UInt8, UInt16) { (1, 2) }
}
