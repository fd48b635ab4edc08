/// Prints what a step is, makes it, and prints where the views are afterwards.
func step(_ name: String, watching views: [UXView], _ body: () -> Void) {
  print(name)
  body()
  print("  now " + views.map { "\($0.title) \($0.state)" }.joined(separator: ", "))
}

func followOneScreen() {
  let navigation = UXNavigationController()
  let screen = DetailScreen()
  let list = UXView(title: "list")
  let photo = UXView(title: "photo")
  let views = [list, screen.view, photo]
  navigation.delegate = screen

  print("== forward")
  step("push list", watching: views) { navigation.push(list) }
  step("push detail", watching: views) { navigation.push(screen.view) }
  print("== back")
  step("pop", watching: views) { navigation.pop() }
  step("pop at the root", watching: views) { navigation.pop() }
  print("== deeper and back")
  step("push detail again", watching: views) { navigation.push(screen.view) }
  step("push photo", watching: views) { navigation.push(photo) }
  step("pop", watching: views) { navigation.pop() }
  print("== pop to root")
  step("push photo again", watching: views) { navigation.push(photo) }
  step("pop to root", watching: views) { navigation.popToRoot() }
  step("pop to root at the root", watching: views) { navigation.popToRoot() }
  print("== back gesture")
  step("push detail again", watching: views) { navigation.push(screen.view) }
  step("swipe", watching: views) { navigation.backGesture() }
  step("swipe at the root", watching: views) { navigation.backGesture() }
  print("polling left running: \(screen.polling.isRunning)")
}

func loseTheDelegate() {
  print("== delegate gone")
  let navigation = UXNavigationController()
  let list = UXView(title: "list")
  let photo = UXView(title: "photo")
  do {
    let screen = DetailScreen()
    navigation.delegate = screen
    step("push list", watching: [list]) { navigation.push(list) }
    withExtendedLifetime(screen) {}
  }
  print("delegate held: \(navigation.delegate != nil)")
  step("push photo", watching: [list, photo]) { navigation.push(photo) }
}

func optOut() {
  print("== opt-out")
  let navigation = UXNavigationController()
  let bar = TitleBar()
  let silent = SilentScreen()
  let list = UXView(title: "list")
  let photo = UXView(title: "photo")
  navigation.delegate = bar
  step("push list", watching: [list]) { navigation.push(list) }
  step("push photo", watching: [list, photo]) { navigation.push(photo) }
  navigation.delegate = silent
  step("pop", watching: [list, photo]) { navigation.pop() }
  print("title at the end: \(bar.title)")
}

followOneScreen()
loseTheDelegate()
optOut()
