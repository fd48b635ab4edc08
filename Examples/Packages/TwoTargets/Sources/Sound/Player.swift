/// Plays one track at a time.
public final class Player {
  /// Who hears of it.
  public weak var delegate: (any PlayerDelegate)?

  /// Makes a player that is silent.
  public init() {}

  /// Plays a track from start to end.
  public func play(_ track: String) {
    delegate?.soundWillStart(self, track: track)
    delegate?.soundDidStop(self, track: track)
  }
}
