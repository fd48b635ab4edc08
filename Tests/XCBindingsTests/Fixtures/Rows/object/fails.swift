// error: argument type 'Int' expected to be an instance of a class or class-constrained type
func ask(_ store: any Store, _ number: Int) -> Bool { store.item(number, index: 0) == nil }
