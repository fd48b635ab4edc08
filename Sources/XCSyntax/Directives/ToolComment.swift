/// A comment that speaks to this tool: `// xcgen:disable:next strong-delegate -- owned by the window`.
public struct ToolComment: Sendable, Hashable {
  /// What stands behind `xcgen:`, blanks around it removed: `disable:next strong-delegate -- owned …`.
  public var text: String

  /// Where that text stands, in bytes.
  public var textRange: Range<Int>

  /// The whole comment.
  public var range: Range<Int>

  /// Whether it is a `/* … */`, in which nothing is heard.
  public var isBlock: Bool

  /// Makes a tool comment.
  public init(text: String, textRange: Range<Int>, range: Range<Int>, isBlock: Bool = false) {
    self.text = text
    self.textRange = textRange
    self.range = range
    self.isBlock = isBlock
  }
}
