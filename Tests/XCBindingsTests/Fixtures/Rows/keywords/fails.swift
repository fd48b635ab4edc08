// error: type 'Home' does not conform to protocol '`guard`'
final class Home: `guard` {
  func `func`(_ yield: Int32, where place: Int32, `inout`: Int32, `let`: Int32) {}
  init(_ repeat: UInt8) {}
}
