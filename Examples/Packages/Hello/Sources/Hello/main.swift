final class GuestBook: GreeterDelegate {
  private(set) var guests: [String] = []

  func greeterDidGreet(_ greeter: Greeter, guest: String) { guests.append(guest) }
}

let book = GuestBook()
let greeter = Greeter()
greeter.delegate = book
greeter.greet("world")
print("In the book: \(book.guests.joined(separator: ", "))")
