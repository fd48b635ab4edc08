// error: value of optional type 'UnsafeMutableRawPointer?' must be unwrapped
func load(_ store: any Store) -> Int { store.open(nil, other: nil).load(as: Int.self) }
