final class Frame {
  weak var delegate: (any FrameDelegate)?

  var text: String {
    guard let content = delegate?.contentForFrame(self) else { return "empty" }
    let size = content.wantedSize(1)
    return "\(size.width) x \(size.height)"
  }
}

final class Picture: FrameDelegate, Sizing {
  func contentForFrame(_ frame: Frame) -> (any Sizing)? { self }
  func wantedSize(_ depth: Int32) -> Size { Size(width: 40 * depth, height: 30 * depth) }
}

let picture = Picture()
let frame = Frame()
frame.delegate = picture
print(frame.text)
