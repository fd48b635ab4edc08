final class Home: Meter {
  func total(_ a: UInt8, b: UInt16, c: UInt32, d: UInt64) -> UInt64 { UInt64(a) + UInt64(b) + UInt64(c) + d }
}
