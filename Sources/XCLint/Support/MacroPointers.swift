import XCSyntax

/// The `@` in a macro's text that are pointers whatever the macro is used for: the text by itself is a type, a value,
/// statements or declarations. Any other text may be words of an assembler, where `@` is an address.
struct MacroPointers {
  /// Where the signs stand in the source.
  let offsets: [Int]

  /// What a macro's text may stand in.
  private static let places = [
    ("void f(void) { x = ", "; }"), ("", " x;"), ("void f(void) { ", "; }"), ("class C : Object { ", "; }"),
    ("", ""), ("void f(", ");"),
  ]

  /// - Parameter range: the text behind a macro's name and parameters.
  init(in text: SourceText, _ range: Range<Int>) {
    let (bytes, origins) = Self.expandedLikely(text, range)
    guard let parser = try? SyntaxParser() else {
      offsets = []
      return
    }
    for (before, behind) in Self.places {
      let whole = Array(before.utf8) + bytes + Array(behind.utf8)
      guard let tree = try? parser.parse(SourceText(path: text.path, bytes: whole)), !tree.root.hasError,
        let signs = Self.signs(in: tree.root)
      else { continue }
      let inside = signs.map { $0 - before.utf8.count }.filter(bytes.indices.contains)
      guard !inside.isEmpty else { continue }
      offsets = inside.map { origins[$0] }.sorted()
      return
    }
    offsets = []
  }

  /// The text as it is once parameters are joined and quoted, with the place where each byte came from.
  private static func expandedLikely(_ text: SourceText, _ range: Range<Int>) -> ([UInt8], [Int]) {
    var bytes: [UInt8] = []
    var origins: [Int] = []
    var isJoining = false
    var quote: UInt8?
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text.bytes[index]
      let isEscaped = index > range.lowerBound && text.bytes[index - 1] == UInt8(ascii: "\\")
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !isEscaped {
        quote = quote == nil ? byte : quote == byte ? nil : quote
      }
      let isBlank = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      let isContinued = byte == UInt8(ascii: "\\") && quote == nil
      if quote == nil, byte == UInt8(ascii: "#") {
        if index + 1 < range.upperBound, text.bytes[index + 1] == byte {
          isJoining = true
          index += 1
          while bytes.last == 0x20 {
            bytes.removeLast()
            origins.removeLast()
          }
        }
      } else if !(isJoining && isBlank) {
        isJoining = false
        bytes.append(isContinued || isBlank ? 0x20 : byte)
        origins.append(index)
      }
      index += 1
    }
    return (bytes, origins)
  }

  /// The signs of a text that could be read; nil where words had to be taken for macros to read it.
  private static func signs(in root: SyntaxNode) -> [Int]? {
    var signs: [Int] = []
    var isPlain = true
    root.walk { node in
      switch node.kind {
      case .macroAnnotation, .asmStatement: isPlain = false
      case .pointerType:
        // `lda @p` looks like a variable `p`.
        if let sign = node.children.last?.node, sign.typeName == "@",
          node.children.dropLast().last?.node.range.upperBound == sign.range.lowerBound
        {
          signs.append(sign.range.lowerBound)
        }
      case .unaryExpression:
        if let sign = node.child(.operator), sign.typeName == "@" { signs.append(sign.range.lowerBound) }
      default: break
      }
      return isPlain
    }
    return isPlain ? signs : nil
  }
}
