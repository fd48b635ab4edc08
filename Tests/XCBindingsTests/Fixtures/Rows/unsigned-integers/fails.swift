// error: type 'Home' does not conform to protocol 'Meter'
final class Home: Meter {
  func total(_ a: UInt, b: UInt16, c: UInt32, d: UInt64) -> UInt64 { d }
}
