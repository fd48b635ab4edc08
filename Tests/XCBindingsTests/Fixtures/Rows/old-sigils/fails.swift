// error: extra argument 'more' in call
func ask(_ board: any Board, _ gauge: Gauge) { _ = board.text(gauge, turn: nil, more: 1) }
