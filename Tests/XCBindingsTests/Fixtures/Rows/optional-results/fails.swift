// error: value of optional type 'Int32?' must be unwrapped
func ask(_ board: any Board) -> Int32 { board.row(1) }
