final class Home: GaugeDelegate {
  func turned(_ gauge: Gauge, from: Gauge?) {}
}
