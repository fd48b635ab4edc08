/// Lays types out over several lines where one does not hold them, the way `swift format` does.
struct TypeLayout: Sendable {
  /// The most columns of a line.
  static let lineLength = 110

  let types: TypeSpelling

  /// Whether a line that stands so far in has room.
  func fits(_ line: String, indent: Int = 0) -> Bool { line.count + indent <= Self.lineLength }

  /// Whether each of some lines has room.
  func fit(_ lines: [String], indent: Int) -> Bool { lines.allSatisfy { fits($0, indent: indent) } }

  /// `head type tail`, with line breaks inside the type's parentheses where the line is too long.
  ///
  /// The first line carries no indentation, the others do relative to it; `indent` is what the caller adds
  /// to all.
  func attached(_ head: String, _ type: SwiftType, tail: String = "", indent: Int) -> [String] {
    let line = head + types.spelling(of: type) + tail
    guard line.count + indent > Self.lineLength, let parts = brackets(of: type) else { return [line] }
    return [head + parts.open] + inner(of: parts, indent: indent + 2).map { "  " + $0 } + [parts.close + tail]
  }

  /// `head: type`, with the type on lines of its own where the line is too long; `body` opens behind it.
  func property(_ head: String, _ type: SwiftType, opensBody: Bool = false, indent: Int) -> [String] {
    let line = head + ": " + types.spelling(of: type) + (opensBody ? " {" : "")
    if fits(line, indent: indent) { return [line] }
    if opensBody, fits(String(line.dropLast(2)), indent: indent) { return [String(line.dropLast(2)), "{"] }
    let below = attached("", type, indent: indent + 2).map { "  " + $0 } + (opensBody ? ["{"] : [])
    guard !fits(head + ":", indent: indent), let blank = head.firstIndex(of: " "),
      head[blank...].contains(" var ")
    else { return [head + ":"] + below }
    return [String(head[..<blank]), "  " + head[blank...].dropFirst() + ":"] + below
  }

  /// `head: type`, with the type on a line of its own where the line is too long and nothing else helps; `head` ends in
  /// a colon and a blank.
  func parameter(_ head: String, _ type: SwiftType, tail: String, indent: Int) -> [String] {
    let lines = attached(head, type, tail: tail, indent: indent)
    if fit(lines, indent: indent) { return lines }
    return [String(head.dropLast())] + attached("", type, tail: tail, indent: indent + 2).map { "  " + $0 }
  }

  /// Pieces with commas between them, as many on a line as there is room for.
  func filled(_ pieces: [String], tail: String = "", indent: Int) -> [String] {
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      let text = piece + (index + 1 < pieces.count ? "," : tail)
      if let last = lines.last, last.count + 1 + text.count + indent <= Self.lineLength {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// A type with something in brackets: what opens it, what is inside, what closes it.
  private struct Brackets {
    var open: String
    var elements: [SwiftType]
    var close: String
  }

  private func brackets(of type: SwiftType) -> Brackets? {
    switch type {
    case .tuple(let elements): return Brackets(open: "(", elements: elements, close: ")")
    case .function(let function):
      return Brackets(
        open: (function.isOnMainActor ? types.mainActor : "") + "(", elements: function.parameters,
        close: ")" + types.arrow(of: function))
    case .escaping(let wrapped):
      guard var parts = brackets(of: wrapped) else { return nil }
      parts.open = "@escaping " + parts.open
      return parts
    case .optional(let wrapped):
      if case .function = wrapped { return Brackets(open: "(", elements: [wrapped], close: ")?") }
      guard var parts = brackets(of: wrapped) else { return nil }
      parts.close += "?"
      return parts
    case .standard(let name, let arguments) where !arguments.isEmpty:
      return Brackets(open: types.names.standard(name) + "<", elements: arguments, close: ">")
    case .standard, .declared, .alias, .existential, .array, .dictionary, .verbatim: return nil
    }
  }

  private func inner(of parts: Brackets, indent: Int) -> [String] {
    let texts = parts.elements.map(types.spelling)
    guard texts.contains(where: { $0.count + 1 + indent > Self.lineLength }) else {
      return filled(texts, indent: indent)
    }
    return parts.elements.enumerated().flatMap { index, element in
      attached("", element, tail: index + 1 < parts.elements.count ? "," : "", indent: indent)
    }
  }
}
