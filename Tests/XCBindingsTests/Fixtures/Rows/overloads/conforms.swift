final class Home: Log {
  func put(_ value: UInt8) {}
  func put(_ value: UInt16) {}
  func last() -> UInt8 { 0 }
  func last() -> Bool { false }
}
