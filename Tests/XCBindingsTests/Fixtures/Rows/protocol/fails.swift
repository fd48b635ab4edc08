// error: argument type 'Stranger' does not conform to expected type 'Watcher'
final class Stranger {}
func add(_ tower: any Tower) { tower.add(Stranger(), second: nil) }
