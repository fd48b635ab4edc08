/// A form that polls while it is on screen.
///
/// Its class promises the generated protocol, so the compiler asks for both methods: leave one out and it names the
/// one that is missing.
final class DetailScreen: UXNavigationDelegate {
  let view = UXView(title: "detail")
  private(set) var polling = Polling()

  func formWillShow(_ n: UXNavigationController, content: UXView?, depth: Int32) {
    report("formWillShow", content, depth)
    if content === view { polling.start() }
  }

  func formDidHide(_ n: UXNavigationController, content: UXView?, depth: Int32) {
    report("formDidHide", content, depth)
    if content === view { polling.stop() }
  }

  private func report(_ call: String, _ content: UXView?, _ depth: Int32) {
    print("  \(call) \(content?.title ?? "nothing") depth \(depth) [\(content?.state ?? "")]")
  }
}

/// Shows the title of the form on screen. A form that goes needs nothing from it, so it opts out of the pair and
/// takes the one method that it wants.
final class TitleBar: UXNavigationDelegateWithoutFormVisibility {
  private(set) var title = ""

  func formWillShow(_ n: UXNavigationController, content: UXView?, depth: Int32) {
    title = content?.title ?? ""
    print("  title \(title)")
  }
}

/// A delegate that wants neither half; nothing is left to write.
final class SilentScreen: UXNavigationDelegateWithoutFormVisibility {}
