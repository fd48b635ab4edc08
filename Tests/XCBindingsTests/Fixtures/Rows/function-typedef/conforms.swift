final class Home: Clock {
  private var turns: [turn_t] = []
  func hook(_ turn: turn_t?, direct: @escaping turn_t) { turns += [direct] + (turn.map { [$0] } ?? []) }
}
