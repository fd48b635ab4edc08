final class Home: Board {
  func next(_ after: Edge) -> Edge {
    switch after {
    case .top: .bottom
    case .last: Edge(rawValue: 7)
    default: .top
    }
  }
}
