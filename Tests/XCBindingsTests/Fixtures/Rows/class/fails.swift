// error: type 'Home' does not conform to protocol 'Board'
final class Home: Board {
  func gauge(_ index: Int32, near: Gauge) -> Gauge? { near }
}
