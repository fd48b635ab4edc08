import XCSemantics

extension Translator {
  /// Swift names of the protocols that the unit mentions.
  var namesOfProtocols: [String] {
    mapper.mentions.protocols.values.map { mapper.swiftName($0.name, in: $0.file) }
  }

  /// Swift names of the classes that the unit mentions.
  var namesOfClasses: [String] { mapper.mentions.classes.keys.map { mapper.swiftName($0) } }

  /// Structs, enums and typedefs that the unit mentions and the module does not declare, by Swift name, with their
  /// files.
  var foreignValues: [String: FileID] {
    var files: [String: FileID] = [:]
    for value in mapper.mentions.values where !isBound(value.key.file) {
      guard let name = value.symbol.name?.text else { continue }
      files[mapper.swiftName(name)] = files[mapper.swiftName(name)] ?? value.key.file
    }
    return files
  }

  /// Classes that stand in for those that the output mentions, parents before children, otherwise by name.
  func stubClasses() -> [SwiftClass] {
    var parents: [String: String] = [:]
    var open = mapper.mentions.classes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var known = Set(open.map(\.0))
    while let (name, symbol) = open.popLast() {
      guard let symbol, let parent = parent(of: symbol) else { continue }
      parents[name] = parent.name
      if known.insert(parent.name).inserted { open.append((parent.name, parent.symbol)) }
    }
    var ordered: [SwiftClass] = []
    var done: Set<String> = []
    for name in known.sorted() {
      var line: [String] = []
      var next: String? = name
      while let current = next, !done.contains(current), !line.contains(current) {
        line.append(current)
        next = parents[current]
      }
      for current in line.reversed() {
        // A parent that comes later is one of a circle, which Swift refuses.
        let parent = parents[current].flatMap { done.contains($0) ? mapper.swiftName($0) : nil }
        ordered.append(SwiftClass(name: mapper.swiftName(current), parent: parent))
        done.insert(current)
      }
    }
    return ordered
  }

  /// The parent that a stub can have; classes of the core library are values in Swift, or nothing at all.
  private func parent(of symbol: ClassSymbol) -> (name: String, symbol: ClassSymbol?)? {
    guard let parent = symbol.declaration.parent?.text else { return nil }
    switch NamedType(parent, from: symbol.file, in: mapper.types) {
    case .class(let symbol): return (parent, symbol)
    case .unknown: return (parent, nil)
    default: return nil
    }
  }
}
