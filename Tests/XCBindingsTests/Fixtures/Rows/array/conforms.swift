final class Home: Board {
  func gauges(_ any: [AnyObject]?, rows: [[Int32]]?) -> [Gauge]? { (any ?? []).compactMap { $0 as? Gauge } }
  func names() -> [String]? { ["a"] }
}
