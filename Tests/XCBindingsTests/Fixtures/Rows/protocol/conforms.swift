final class Guard: Watcher { func watch() {} }
final class Home: Tower {
  private weak var known: (any Watcher)?
  func add(_ first: (any Watcher)?, second: (any Watcher)?) { known = second ?? first }
  func last() -> (any Watcher)? { known }
}
