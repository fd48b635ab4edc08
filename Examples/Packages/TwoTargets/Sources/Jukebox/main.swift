import Sound

final class Meter: PlayerDelegate {
  func soundWillStart(_ player: Player, track: String) { print("\(track) starts") }
  func soundDidStop(_ player: Player, track: String) { print("\(track) is over") }
}

final class Bar: JukeboxDelegate {
  private let meter = Meter()

  func listenerForTrack(_ jukebox: Jukebox, track: String) -> (any PlayerDelegate)? {
    track.isEmpty ? nil : meter
  }

  func loudnessDidChange(_ jukebox: Jukebox, to: Loudness) { print("Loudness \(to.left) and \(to.right)") }
}

let bar = Bar()
let jukebox = Jukebox()
jukebox.delegate = bar
jukebox.play("Blue Moon")
