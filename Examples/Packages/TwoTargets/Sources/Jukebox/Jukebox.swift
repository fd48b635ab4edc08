import Sound

final class Jukebox {
  weak var delegate: (any JukeboxDelegate)?
  private let player = Player()

  func play(_ track: String) {
    player.delegate = delegate?.listenerForTrack(self, track: track)
    delegate?.loudnessDidChange(self, to: Loudness(left: 7, right: 7))
    player.play(track)
  }
}
