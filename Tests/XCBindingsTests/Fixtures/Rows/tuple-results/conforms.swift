final class Home: Reader {
  func read(_ key: UInt8) -> (Bool, UInt16) { (key > 0, UInt16(key)) }
  func size() -> (UInt8, UInt16) { (1, 2) }
}
