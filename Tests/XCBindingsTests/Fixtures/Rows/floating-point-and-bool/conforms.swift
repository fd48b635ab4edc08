final class Home: Meter {
  func above(_ a: Float, b: Double) -> Bool { Double(a) > b }
  func reset() {}
}
