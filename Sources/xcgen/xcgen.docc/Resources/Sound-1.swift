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
