// error: missing argument label 'row:' in call
func fill(_ board: any Board) { board.put(1, 2, 3) }
