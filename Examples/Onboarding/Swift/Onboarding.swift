/// Walks a newcomer through the forms, which it makes once and pushes again.
@MainActor final class OnboardingFlow: UXNavigationDelegate {
  let navigation = UXNavigationController()
  let welcome = WelcomeForm()
  let signIn = SignInForm()
  let signUp = SignUpForm()
  /// The form that the user can type into.
  private(set) var inUse: UXView?
  private var depthOnScreen: Int32 = 0

  init() {
    navigation.delegate = self
    navigation.push(welcome)
  }

  func chooseSignIn() { navigation.push(signIn) }
  func chooseSignUp() { navigation.push(signUp) }
  func back() { navigation.pop() }

  /// Nothing is typed here, so nothing is kept: each push has a view of its own.
  func readTerms() { navigation.push(UXView(title: "terms")) }

  /// A form that is pushed begins anew. One that the back button uncovers is as the user left it.
  func formWillShow(_ n: UXNavigationController, content: UXView, depth: Int32) {
    let isPushed = depth > depthOnScreen
    depthOnScreen = depth
    inUse = content
    if isPushed, let form = content as? any OnboardingForm { form.reset() }
  }

  func formDidHide(_ n: UXNavigationController, content: UXView, depth: Int32) {
    inUse = nil
  }
}
