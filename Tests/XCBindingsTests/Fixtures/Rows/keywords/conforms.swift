final class Home: `guard` {
  func `func`(_ yield: Int32, where place: Int32, `inout`: Int32, `let`: Int32) {}
  func `self`() -> (any `guard`)? { self }
  func `init`(_ repeat: UInt8) -> Bool { true }
}
func call(_ home: any `guard`) -> Bool {
  home.func(1, where: 2, `inout`: 3, let: 4)
  return home.`init`(1)
}
