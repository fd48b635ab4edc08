// error: value of optional type '((Int32) -> Int32)?' must be unwrapped
final class Home: Clock {
  func map(_ b: ((Int32) -> Int32)?) { _ = b(1) }
}
