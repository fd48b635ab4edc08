// error: value of optional type 'UnsafeMutablePointer<UInt8>?' must be unwrapped
final class Home: Labels {
  func label(_ key: UnsafeMutablePointer<UInt8>?, count: Int32) -> UnsafeMutablePointer<UInt8>? {
    key.pointee == 0 ? nil : key
  }
}
