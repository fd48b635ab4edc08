final class Track {
  let name: String

  init(name: String) { self.name = name }
}

final class Player {
  weak var delegate: (any PlayerDelegate)?
  private var track: Track?

  func play(_ track: Track) {
    self.track = track
    delegate?.soundWillStart(self, track: track)
  }

  func stop() {
    delegate?.soundDidStop(self, track: track)
    track = nil
  }
}

final class Meter: PlayerDelegate {
  private(set) var isRunning = false

  func soundWillStart(_ player: Player, track: Track?) { isRunning = true }
  func soundDidStop(_ player: Player, track: Track?) { isRunning = false }
}
