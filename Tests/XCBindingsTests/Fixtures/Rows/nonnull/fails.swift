// error: 'nil' is not compatible with expected argument type 'Gauge'
func clear(_ board: any Board) { _ = board.swap(1, with: nil) }
