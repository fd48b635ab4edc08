// error: type 'Home' does not conform to protocol 'Labels'
final class Home: Labels {
  func label(_ key: UnsafeMutablePointer<UInt8>?, count: Int32) -> String { "" }
  func several(_ keys: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) {}
}
