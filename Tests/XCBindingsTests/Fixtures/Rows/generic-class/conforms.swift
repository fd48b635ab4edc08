final class Home: Board {
  func pool(_ index: Int32) -> Pool? { Pool() }
}
