final class Home: Reader {
  func got(_ header: Header, bytes: UnsafeMutablePointer<UInt8>?) { _ = header.tag.3 }
}
func make() -> Header { Header(tag: (1, 2, 3, 4), one: 5) }
