final class Home: Log {
  func put(_ a: ((Int32) -> Void)?) {}
  func put(block a: ((Int32) -> Void)?) {}
}
