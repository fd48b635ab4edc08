let flow = OnboardingFlow()

/// Makes a step, then prints which form is on screen and what is in every field of every form.
@MainActor func step(_ name: String, _ body: () -> Void) {
  body()
  print("\(name): \(flow.navigation.top?.title ?? "nothing") is on screen")
  for form in [flow.welcome, flow.signIn, flow.signUp] as [any OnboardingForm] {
    print("  \(form.title)\(form === flow.inUse ? " (in use)" : ""): \(form.state)")
  }
}

step("start") {}
step("turn two pages") { flow.welcome.page = 3 }

step("sign in") { flow.chooseSignIn() }
step("try the wrong password") {
  flow.signIn.email = "ada@example.org"
  flow.signIn.password = "guess"
  flow.signIn.message = "wrong password"
}
step("back") { flow.back() }

step("sign up") { flow.chooseSignUp() }
step("fill in") {
  flow.signUp.name = "Ada"
  flow.signUp.email = "ada@example.org"
  flow.signUp.password = "engine"
  flow.signUp.agrees = true
}
step("read the terms") { flow.readTerms() }
step("back to the form") { flow.back() }
step("back") { flow.back() }

step("sign in again") { flow.chooseSignIn() }
step("back") { flow.back() }
step("sign up again") { flow.chooseSignUp() }
