// error: different argument labels from those required by protocol 'Log' ('put(block:)')
final class Home: Log {
  func put(_ a: ((Int32) -> Void)?) {}
}
