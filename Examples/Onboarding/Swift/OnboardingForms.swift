/// A form that is kept and pushed again.
///
/// `startOver()` takes back what must be fresh then; what it does not name stays as the user left it.
@MainActor protocol OnboardingForm: UXView {
  /// Whether the user types here.
  var isEditing: Bool { get set }
  /// What a test reads: every field with what is in it.
  var state: String { get }

  func startOver()
}

/// Who you are about to join, in three pages. Nothing here needs to be fresh.
final class WelcomeForm: UXView, OnboardingForm {
  var isEditing = false
  var page = 1

  init() { super.init(title: "welcome") }

  var state: String { "page \(page)" }

  func startOver() {}
}

/// Keeps the address. The password, and what was wrong with it, are fresh each time.
final class SignInForm: UXView, OnboardingForm {
  var isEditing = false
  var email = ""
  var password = ""
  var message = ""

  init() { super.init(title: "sign in") }

  var state: String { "email '\(email)' password '\(password)' message '\(message)'" }

  func startOver() {
    password = ""
    message = ""
  }
}

/// Keeps name and address. The password is fresh each time, and who starts over agrees to the terms anew.
final class SignUpForm: UXView, OnboardingForm {
  var isEditing = false
  var name = ""
  var email = ""
  var password = ""
  var agrees = false

  init() { super.init(title: "sign up") }

  var state: String { "name '\(name)' email '\(email)' password '\(password)' agrees \(agrees)" }

  func startOver() {
    password = ""
    agrees = false
  }
}
