final class Home: Clock {
  func every(_ act: ((Int32) -> Bool)?) { _ = act?(1) }
}
