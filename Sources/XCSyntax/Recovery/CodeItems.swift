/// The statements, members and declarations of a text, found by tokens alone.
///
/// Where the grammar loses the thread, its tree says little about where one thing ends and the next begins. A
/// semicolon, a brace or a keyword at the beginning of a line says more.
struct CodeItems {
  /// What an item stands in.
  enum Container { case file, members, requirements, fields, block, arms }

  /// One statement, member or declaration.
  struct Item {
    var container: Container

    /// From its first byte to behind its last one.
    var range: Range<Int>

    /// The stretches between the braces of its bodies; lists of values are none.
    var bodies: [Range<Int>]

    /// What its bodies hold.
    var content: Container

    /// How far the blanks reach behind it.
    var roomEnd: Int
  }

  private let text: SourceText
  private let tokens: [Token]
  private let words: [String]
  /// The place of the closing brace of each opening one, by their places among the tokens.
  private let partners: [Int: Int]

  /// Takes a text whose braces are balanced; nil for any other.
  init?(of text: SourceText) {
    self.text = text
    tokens = TokenScanner.tokens(of: text.bytes)
    words = tokens.map { $0.kind == .word || $0.kind == .mark ? text.string(in: $0.range) : "" }
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, word) in words.enumerated() {
      if word == "{" { open.append(index) }
      if word == "}" {
        guard let start = open.popLast() else { return nil }
        partners[start] = index
      }
    }
    guard open.isEmpty else { return nil }
    self.partners = partners
  }

  /// The items of the whole text.
  func all() -> [Item] { items(in: 0..<tokens.count, .file) }

  /// The items between two braces.
  func items(inside body: Range<Int>, _ container: Container) -> [Item] {
    items(in: firstToken(at: body.lowerBound)..<firstToken(at: body.upperBound), container)
  }

  /// The first token that begins at an offset or behind it.
  private func firstToken(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func items(in range: Range<Int>, _ container: Container) -> [Item] {
    var result: [Item] = []
    var reader = ItemReader(index: range.lowerBound, end: range.upperBound)
    while reader.index < range.upperBound {
      if tokens[reader.index].kind == .directive {
        reader.index += 1
        continue
      }
      let start = reader.index
      let bodies = read(&reader)
      let last = reader.index - 1
      let end = tokens[last].range.upperBound
      let next = reader.index < tokens.count ? tokens[reader.index].range.lowerBound : text.bytes.count
      result.append(
        Item(
          container: container, range: tokens[start].range.lowerBound..<end, bodies: bodies,
          content: content(of: start), roomEnd: end + text.bytes[end..<next].prefix { $0 <= 0x20 }.count))
    }
    return result
  }

  private struct ItemReader {
    var index: Int
    var end: Int
  }

  /// Steps over one item.
  /// - Returns: its bodies.
  private func read(_ reader: inout ItemReader) -> [Range<Int>] {
    let start = reader.index
    var bodies: [Range<Int>] = []
    /// Whether each parenthesis that is open is the head of a loop, where semicolons part it.
    var heads: [Bool] = []
    while reader.index < reader.end {
      let index = reader.index
      if index > start, beginsItem(index, isInHead: !heads.isEmpty) { return bodies }
      reader.index += 1
      switch words[index] {
      case "(", "[": heads.append(index > 0 && words[index - 1] == "for")
      case ")", "]": _ = heads.popLast()
      case ";" where !(heads.first ?? false): return bodies
      case "{":
        let close = min(partners[index] ?? index, reader.end - 1)
        reader.index = close + 1
        if index > start, isList(index, isInHead: !heads.isEmpty), words[start] != "enum" { continue }
        // What these hold are no items.
        if words[start] != "enum", words[max(start, index - 1)] != "asm" {
          bodies.append(tokens[index].range.upperBound..<tokens[close].range.lowerBound)
        }
        guard let next = reader.index < reader.end ? words[reader.index] : nil else { return bodies }
        if next == "else" || next == "catch" || next == ":" { continue }
        if next == ";" { reader.index += 1 }
        // The name of what a typedef declares comes last.
        if words[start] == "typedef", next != ";" { continue }
        return bodies
      default: break
      }
    }
    return bodies
  }

  /// Whether a brace opens a list of values or the body of a block among them.
  private func isList(_ index: Int, isInHead: Bool) -> Bool {
    isInHead || ["=", "(", ",", "return", "{"].contains(words[index - 1])
  }

  /// Whether a line begins with a word that nothing but a new item begins with.
  private func beginsItem(_ index: Int, isInHead: Bool) -> Bool {
    let word = words[index]
    guard ReservedWords.beginningItems.contains(word), !["else", "catch"].contains(word) else { return false }
    if !isInHead, ["class", "protocol", "typedef"].contains(word) { return beginsLine(index) }
    let before = words[index - 1]
    if ["else", ")", ":"].contains(before) || (before == "," && !isInHead) { return false }
    if ReservedWords.modifiers.contains(before) { return false }
    if isInHead, !ReservedWords.beginningStatements.contains(word), !beginsFunction(index) { return false }
    return beginsLine(index)
  }

  /// `void f(`: no parameter begins so.
  private func beginsFunction(_ index: Int) -> Bool {
    index + 2 < words.count && tokens[index + 1].kind == .word && words[index + 2] == "("
  }

  private func beginsLine(_ index: Int) -> Bool {
    text.lineIndex(at: tokens[index].range.lowerBound)
      > text.lineIndex(at: tokens[index - 1].range.lowerBound)
  }

  private func content(of start: Int) -> Container {
    var index = start
    while index < tokens.count, ["static", "final", "optional"].contains(words[index]) { index += 1 }
    // The text may end behind such a word.
    guard index < tokens.count else { return .block }
    switch words[index] {
    case "class": return .members
    case "protocol": return .requirements
    case "struct", "typedef": return .fields
    case "switch": return .arms
    default: return .block
    }
  }
}
