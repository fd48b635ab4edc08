final class Home: Clock {
  private var mapper: ((Int32) -> Int32)?
  func map(_ b: ((Int32) -> Int32)?) { mapper = b }
}
