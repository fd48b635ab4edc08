// error: type 'Home' does not conform to protocol 'Meter'
final class Home: Meter {
  func total(_ a: Int8, b: Int16, c: Int, d: Int64) -> Int64 { d }
}
