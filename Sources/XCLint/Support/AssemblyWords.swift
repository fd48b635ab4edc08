import XCSemantics
import XCSyntax

extension Program {
  /// The words in assembly anywhere in the program, those of the macros that are used there included.
  var assemblyWords: Set<String> {
    let files = files.filter { $0.origin != .embedded }
    var waiting: Set<String> = []
    for file in files where file.mayMention(Array("asm".utf8)) {
      file.source.tree?.root.walk { node in
        guard node.kind == .asmBody else { return true }
        waiting.formUnion(file.source.text.mentionedWords(in: node.range))
        return false
      }
    }
    guard !waiting.isEmpty else { return [] }
    let macros = Dictionary(grouping: files.flatMap(\.source.macros), by: \.name.text)
    var words: Set<String> = []
    while let word = waiting.popFirst() {
      guard words.insert(word).inserted else { continue }
      for macro in macros[word] ?? [] {
        let text = SourceText(path: "", macro.body)
        waiting.formUnion(text.mentionedWords(in: text.bytes.indices))
      }
    }
    return words
  }
}
