final class Guard: Watcher { func watch() {} }
final class Home { weak var watcher: (any Watcher)? }
