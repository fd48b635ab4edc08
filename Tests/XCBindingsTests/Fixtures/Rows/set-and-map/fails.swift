// error: type 'Home' does not conform to protocol 'Board'
final class Home: Board {
  func seen(_ byName: [String: Gauge]?, untyped: [String: AnyObject]?) -> Swift.Set<Int32>? { [] }
  func counts(_ of: Set?) -> Map? { nil }
}
