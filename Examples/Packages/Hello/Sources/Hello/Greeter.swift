final class Greeter {
  weak var delegate: (any GreeterDelegate)?

  func greet(_ guest: String) {
    let words = delegate?.wordsForGuest(self, guest: guest) ?? "Hello"
    print("\(words), \(guest)!")
    delegate?.greeterDidGreet(self, guest: guest)
  }
}
