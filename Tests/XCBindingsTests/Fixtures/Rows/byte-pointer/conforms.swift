final class Home: Labels {
  func label(_ key: UnsafeMutablePointer<UInt8>?, count: Int32) -> UnsafeMutablePointer<UInt8>? { key }
}
