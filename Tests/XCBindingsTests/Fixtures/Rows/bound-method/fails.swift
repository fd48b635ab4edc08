// error: type 'Home' does not conform to protocol 'Clock'
final class Home: Clock {
  func every(_ act: (Int32) -> Bool) {}
}
