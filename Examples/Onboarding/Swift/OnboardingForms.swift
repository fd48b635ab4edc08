/// A form that is kept and pushed again.
///
/// `reset()` takes back what must be fresh then; what it does not name stays as the user left it.
@MainActor protocol OnboardingForm: UXView {
  /// What a test reads: every field with what is in it.
  var state: String { get }

  func reset()
}

/// Who you are about to join, in three pages. Nothing here needs to be fresh.
final class WelcomeForm: UXView, OnboardingForm {
  var page = 1

  init() { super.init(title: "welcome") }

  var state: String { "page \(page)" }

  func reset() {}
}

/// Keeps the address. The password, and what was wrong with it, are fresh each time.
final class SignInForm: UXView, OnboardingForm {
  var email = ""
  var password = ""
  var message = ""

  init() { super.init(title: "sign in") }

  var state: String { "email '\(email)' password '\(password)' message '\(message)'" }

  func reset() {
    password = ""
    message = ""
  }
}

/// Keeps name and address. The password is fresh each time, and who begins anew agrees to the terms again.
final class SignUpForm: UXView, OnboardingForm {
  var name = ""
  var email = ""
  var password = ""
  var agrees = false

  init() { super.init(title: "sign up") }

  var state: String { "name '\(name)' email '\(email)' password '\(password)' agrees \(agrees)" }

  func reset() {
    password = ""
    agrees = false
  }
}
