// error: 'nil' is incompatible with return type 'String'
final class Home: Labels {
  func label(_ key: String) -> String { nil }
}
