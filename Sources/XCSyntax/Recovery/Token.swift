/// A token found without the grammar, for looking around in broken text.
struct Token: Hashable {
  enum Kind: Hashable {
    /// A keyword or a name.
    case word
    case number
    case string
    /// A string that its line ends.
    case openString
    case character
    /// An operator, bracket or separator.
    case mark
    /// A directive: the whole of its line, continued lines included, and with `#if 0` the arm that it drops.
    case directive
  }

  var kind: Kind
  var range: Range<Int>

  /// Where the directive itself ends, if the arm that it drops goes along with it.
  var directiveEnd: Int?
}
