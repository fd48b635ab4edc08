/// What is left of a body without the statements that could not be mended.
struct RestOfBody {
  /// The body with blanks where statements are lost, as long as it was.
  private(set) var bytes: [UInt8]

  /// Where something is lost.
  private(set) var lost: [Range<Int>]

  /// How often statements are taken away before the body is given up.
  private static let mostRounds = 4

  init(_ diagnosis: Diagnosis, of body: SourceText, with parser: borrowing SyntaxParser) {
    let mended = diagnosis.tree.text.bytes
    if mended.count == body.bytes.count,
      let rest = RestOfBody(mended, broken: diagnosis.tree.brokenNodes().map(\.range), of: body, with: parser)
    {
      self = rest
    } else if let tree = try? parser.parse(body),
      let rest = RestOfBody(body.bytes, broken: tree.brokenNodes().map(\.range), of: body, with: parser)
    {
      self = rest
    } else {
      // Nothing can be said about what it holds.
      let inner = 1..<(body.bytes.count - 1)
      bytes = body.bytes.emptied(in: inner)
      lost = [inner]
    }
  }

  /// Nil where no few statements hold all that is wrong.
  private init?(
    _ bytes: [UInt8], broken: [Range<Int>], of body: SourceText, with parser: borrowing SyntaxParser
  ) {
    self.bytes = bytes
    lost = []
    var broken = broken
    for _ in 0..<Self.mostRounds {
      guard let items = CodeItems(of: SourceText(path: body.path, bytes: self.bytes)) else { return nil }
      let stretches = Self.outermost(broken.flatMap { items.stretches(around: $0, in: self.bytes) })
      guard !stretches.isEmpty else { return nil }
      for stretch in stretches { self.bytes = self.bytes.emptied(in: stretch) }
      lost += stretches
      guard let tree = try? parser.parse(SourceText(path: body.path, bytes: self.bytes)) else { return nil }
      if !tree.root.hasError {
        guard tree.root.block(at: 0..<self.bytes.count) != nil else { return nil }
        lost = Self.outermost(lost)
        return
      }
      broken = tree.brokenNodes().map(\.range)
    }
    return nil
  }

  /// The stretches in order, without those that another one holds.
  private static func outermost(_ stretches: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for stretch in stretches.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
      if let last = result.last, last.upperBound >= stretch.upperBound { continue }
      result.append(stretch)
    }
    return result
  }
}

extension CodeItems {
  /// The innermost statements that a stretch touches, but for the blocks that they hold: a block stands by itself.
  fileprivate func stretches(around range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var items = all()
    while true {
      let touched = items.filter {
        $0.range.lowerBound <= range.upperBound && $0.range.upperBound >= range.lowerBound
      }
      if touched.count == 1, let item = touched.first,
        let inner = item.bodies.first(where: {
          $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound
        })
      {
        let within = self.items(inside: inner, item.content)
        guard within.isEmpty else {
          items = within
          continue
        }
      }
      return touched.flatMap { item in
        guard item.content == .block, !item.bodies.isEmpty else { return [item.range] }
        var start = item.range.lowerBound
        var outside: [Range<Int>] = []
        for body in item.bodies {
          outside.append(start..<(body.lowerBound - 1))
          start = body.upperBound + 1
        }
        outside.append(start..<item.range.upperBound)
        let heads = outside.filter { stretch in bytes[stretch].contains { $0 > 0x20 } }
        return heads.isEmpty ? [item.range] : heads
      }
    }
  }
}
