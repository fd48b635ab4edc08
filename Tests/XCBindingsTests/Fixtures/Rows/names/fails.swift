// error: cannot find type 'Board' in scope
func fill(_ board: any Board) { board.putItem(1, row: 2) }
