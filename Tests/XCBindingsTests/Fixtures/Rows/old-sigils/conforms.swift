final class Home: Board {
  func text(_ gauge: Gauge?, turn: (() -> Void)?) -> UnsafeMutablePointer<UInt8>? { nil }
}
