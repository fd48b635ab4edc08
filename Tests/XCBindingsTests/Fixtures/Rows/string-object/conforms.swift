final class Home: Labels {
  func label(_ key: String?) -> String? { key }
}
