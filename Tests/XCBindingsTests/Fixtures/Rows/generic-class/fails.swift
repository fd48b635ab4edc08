// error: cannot specialize non-generic type 'Pool'
final class Home: Board {
  func pool(_ index: Int32) -> Pool<Gauge>? { nil }
}
