/// How well a name fits letters that somebody typed.
enum FuzzyMatch {
  /// 0 for the name itself, more for worse; nil where the name does not hold the letters in their order. No letters
  /// fit every name.
  static func rank(of name: String, for query: String) -> Int? {
    let (name, query) = (Array(name.utf8), Array(query.utf8).filter { $0 != UInt8(ascii: " ") })
    guard !query.isEmpty else { return 0 }
    if name == query { return 0 }
    let (low, wanted) = (name.map(lowercased), query.map(lowercased))
    if low == wanted { return 1 }
    if low.starts(with: wanted) { return 2 }
    var gaps = 0
    var next = 0
    var last: Int?
    for (index, byte) in low.enumerated() where next < wanted.count && byte == wanted[next] {
      if let last, index > last + 1 { gaps += isWordStart(index, in: name) ? 1 : 4 }
      if last == nil, index > 0 { gaps += isWordStart(index, in: name) ? 1 : 4 }
      last = index
      next += 1
    }
    return next == wanted.count ? 3 + gaps : nil
  }

  private static func isWordStart(_ index: Int, in name: [UInt8]) -> Bool {
    index == 0 || name[index - 1] == UInt8(ascii: "_") || isUpper(name[index]) && !isUpper(name[index - 1])
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
}
