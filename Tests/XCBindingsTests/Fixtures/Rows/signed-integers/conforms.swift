final class Home: Meter {
  func total(_ a: Int8, b: Int16, c: Int32, d: Int64) -> Int64 { Int64(a) + Int64(b) + Int64(c) + d }
}
