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
      var search = StretchSearch(items, in: self.bytes)
      let stretches = Self.outermost(broken.flatMap { search.stretches(around: $0) })
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

/// The innermost statements around broken places.
private struct StretchSearch {
  private let items: CodeItems
  private let bytes: [UInt8]
  private let outermost: [CodeItems.Item]
  /// The items of the bodies that were looked into, by where these begin.
  private var inside: [Int: [CodeItems.Item]] = [:]

  init(_ items: CodeItems, in bytes: [UInt8]) {
    self.items = items
    self.bytes = bytes
    outermost = items.all()
  }

  /// The innermost statements that a stretch touches, but for the blocks that they hold: a block stands by itself.
  mutating func stretches(around range: Range<Int>) -> [Range<Int>] {
    var items = outermost
    while true {
      let touched = Self.touched(by: range, of: items)
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
      return touched.flatMap { parts(of: $0) }
    }
  }

  private mutating func items(inside body: Range<Int>, _ content: CodeItems.Container) -> [CodeItems.Item] {
    if let known = inside[body.lowerBound] { return known }
    let found = items.items(inside: body, content)
    inside[body.lowerBound] = found
    return found
  }

  /// Items lie in order, none in another.
  private static func touched(by range: Range<Int>, of items: [CodeItems.Item]) -> ArraySlice<CodeItems.Item>
  {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return items[low...].prefix { $0.range.lowerBound <= range.upperBound }
  }

  /// A statement without the blocks that it holds.
  private func parts(of item: CodeItems.Item) -> [Range<Int>] {
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
