final class Home: Store {
  func open(_ place: UnsafeMutableRawPointer?, other: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    place ?? other
  }
}
