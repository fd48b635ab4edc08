final class Home: Board {
  func move(
    _ from: Spot, to: UnsafeMutablePointer<Spot>?, all: UnsafeMutablePointer<UnsafeMutablePointer<Spot>?>?
  ) -> Spot {
    to?.pointee ?? Spot(x: from.x + 1, y: from.y)
  }
}
func send(_ spot: Spot) async -> Spot { await Task.detached { spot }.value }
