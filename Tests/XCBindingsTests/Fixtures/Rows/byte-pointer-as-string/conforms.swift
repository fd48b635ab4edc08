final class Home: Labels {
  func label(_ key: String, count: Int32) -> String { String(key.prefix(Int(count))) }
  func several(_ keys: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) {}
}
