import XCSyntax

/// What `#define` says for certain, so that a condition on it is none.
///
/// Certain is a macro that is defined once, whatever else is defined, and never forgotten. Anything else stays open:
/// which of several definitions holds is known only to whoever runs the preprocessor.
enum UnitMacros {
  /// The certain macros of one file, in order.
  static func certain(in file: SourceFile) -> [MacroDefinition] {
    guard !file.macros.isEmpty else { return [] }
    let forgotten = Set(file.undefinitions.map(\.text))
    var counts: [String: Int] = [:]
    for macro in file.macros { counts[macro.name.text, default: 0] += 1 }
    return file.macros.filter { macro in
      macro.condition == .always && counts[macro.name.text] == 1 && !forgotten.contains(macro.name.text)
    }
  }

  /// For each file the macros that its imports define for certain, however far away.
  ///
  /// - Parameter edges: the files that each file imports, by index.
  static func imported(in files: [SourceFile], edges: [[Int]]) -> [MacroTable] {
    let own = files.map(certain)
    guard own.contains(where: { !$0.isEmpty }) else {
      return Array(repeating: MacroTable(), count: files.count)
    }
    return files.indices.map { index in
      var seen: Set<Int> = [index]
      var waiting = edges[index]
      var bodies: [String: Set<String>] = [:]
      while let next = waiting.popLast() {
        guard seen.insert(next).inserted else { continue }
        for macro in own[next] { bodies[macro.name.text, default: []].insert(macro.body) }
        for name in files[next].undefinitions { bodies[name.text] = [] }
        waiting += edges[next]
      }
      return MacroTable(bodies.filter { $0.value.count == 1 }.compactMapValues(\.first))
    }
  }
}
