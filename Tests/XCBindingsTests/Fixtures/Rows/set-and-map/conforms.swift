final class Home: Board {
  func seen(_ byName: [String: Gauge]?, untyped: Map?) -> Swift.Set<Int32>? { [Int32(byName?.count ?? 0)] }
  func counts(_ of: Set?) -> Map? { nil }
}
