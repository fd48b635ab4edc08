final class Door {
  weak var delegate: (any DoorDelegate)?

  func open(_ degrees: Int32) { delegate?.doorDidOpen(self, opening: Opening(degrees: degrees)) }
}

final class Porter: DoorDelegate {
  func doorDidOpen(_ door: Door, opening: Opening) { print("open by \(opening.degrees) degrees") }
}

let porter = Porter()
let door = Door()
door.delegate = porter
door.open(90)
