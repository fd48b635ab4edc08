final class Sides: LeftDelegate, RightDelegate {
  func nameOfSide() -> String { "both sides" }
}

let left: any LeftDelegate = Sides()
let right: any RightDelegate = Sides()
print(left.nameOfSide(), right.nameOfSide())
