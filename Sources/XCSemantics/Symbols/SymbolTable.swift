import XCSyntax

/// Every type of a program by name, and the rule which of several is meant.
struct SymbolTable: Sendable {
  private(set) var symbols: [TypeSymbol] = []
  private var places: [String: [Int]] = [:]
  /// Of names that many files declare, the places in each file.
  private var placesInFiles: [String: [FileID: [Int]]] = [:]
  private var typedefNames: Set<String> = []
  /// The places of what each file declares.
  private var byFile: [FileID: [Int]] = [:]
  private var macroBodies: [String: [String]] = [:]
  private let graph: ImportGraph
  private let embedded: FileID?
  let coreOffsets: Range<Int>

  /// - Parameters:
  ///   - embedded: the built-in interface among the files.
  ///   - coreOffsets: the stretch of it that every file sees.
  ///   - definitions: what the command line and the target define.
  init(
    files: [ProgramFile], graph: ImportGraph, embedded: FileID?, coreOffsets: Range<Int>,
    definitions: MacroTable
  ) {
    self.graph = graph
    self.embedded = embedded
    self.coreOffsets = coreOffsets
    for name in definitions.names { macroBodies[name] = definitions.body(of: name).map { [$0] } ?? [] }
    var parts: [ClassSymbol.Part] = []
    for file in files {
      for (place, declaration) in file.source.declarations.enumerated() {
        add(declaration, at: place, of: file.id, parts: &parts)
      }
      for macro in file.source.macros { macroBodies[macro.name.text, default: []].append(macro.body) }
    }
    for (name, places) in places where places.count >= MemberIndex.fewest {
      placesInFiles[name] = Dictionary(grouping: places) { symbols[$0].file }
    }
    attach(parts)
  }

  private mutating func add(
    _ declaration: Declaration, at place: Int, of file: FileID, parts: inout [ClassSymbol.Part]
  ) {
    switch declaration {
    case .class(let inner):
      let part = ClassSymbol.Part(file: file, place: place, declaration: inner)
      if inner.part == .primary { add(.class(ClassSymbol(part))) } else { parts.append(part) }
    case .protocol(let inner): add(.protocol(ProtocolSymbol(file: file, declaration: inner)))
    case .struct(let inner) where inner.name != nil:
      add(.structure(StructSymbol(file: file, declaration: inner)))
    case .enum(let inner) where inner.name != nil:
      add(.enumeration(EnumSymbol(file: file, declaration: inner)))
    case .typedef(let inner): add(.typedef(TypedefSymbol(file: file, declaration: inner)))
    case .struct, .enum, .function, .global, .use: break
    }
  }

  private mutating func add(_ symbol: TypeSymbol) {
    guard let name = symbol.name else { return }
    if case .typedef = symbol { typedefNames.insert(name.text) }
    places[name.text, default: []].append(symbols.count)
    byFile[symbol.file, default: []].append(symbols.count)
    symbols.append(symbol)
  }

  /// Gives categories and extensions to their classes.
  private mutating func attach(_ parts: [ClassSymbol.Part]) {
    var categories: [ClassSymbol: [ClassSymbol.Part]] = [:]
    for part in parts {
      let owners = lookup(part.declaration.name.text, from: part.file) {
        if case .class = $0 { true } else { false }
      }
      for owner in owners where owner.condition.overlaps(part.declaration.condition) {
        guard case .class(let found) = owner.symbol else { continue }
        let presence = graph.presence(of: part.file.index, beside: found.file.index)
        categories[found, default: []].append(presence == .always ? part : part.when(presence))
      }
    }
    guard !categories.isEmpty else { return }
    for (place, symbol) in symbols.enumerated() {
      guard case .class(let found) = symbol, let added = categories[found] else { continue }
      symbols[place] = .class(ClassSymbol(found.primary, categories: added))
    }
  }

  /// The types that a file declares, in their order.
  func symbols(in file: FileID) -> [TypeSymbol] { (byFile[file] ?? []).map { symbols[$0] } }

  /// Whether any file defines a macro of that name.
  func isMacro(_ name: String) -> Bool { macroBodies[name] != nil }

  /// The texts of all macros of a name.
  func bodies(ofMacro name: String) -> [String] { macroBodies[name] ?? [] }

  /// The declared name that a macro stands for, by way of other macros or not; nil where it stands for anything else.
  func plainName(ofMacro name: String) -> String? {
    guard places[name] == nil else { return nil }
    var name = name
    for _ in 0..<Self.longestMacroChain {
      guard let bodies = macroBodies[name], let body = bodies.first, bodies.allSatisfy({ $0 == body }) else {
        return nil
      }
      name = body.trimmed
      if places[name] != nil { return name }
    }
    return nil
  }

  /// Longer chains of macros are not followed.
  private static let longestMacroChain = 8

  /// Whether any file declares a type of that name.
  func declaresType(_ name: String) -> Bool { places[name] != nil }

  /// Whether any file has a typedef of that name: most names of types need no second look.
  func hasTypedef(_ name: String) -> Bool { typedefNames.contains(name) }

  /// The types that a name means in a file, nearest first, each with the condition under which it is the one.
  func lookup(_ name: String, from file: FileID, where accepts: (TypeSymbol) -> Bool) -> [VisibleType] {
    guard let places = places[name] else {
      // A macro that stands for one name is read as that name.
      guard let meant = plainName(ofMacro: name) else { return [] }
      return lookup(meant, from: file, where: accepts)
    }
    if places.count == 1, let place = places.first {
      guard accepts(symbols[place]) else { return [] }
      let (symbol, visibility) = (symbols[place], visibility(of: symbols[place], from: file))
      return [
        VisibleType(symbol: symbol, visibility: visibility, condition: condition(of: symbol, from: file))
      ]
    }
    if let here = placesInFiles[name]?[file] {
      // What the file declares itself is meant, unless conditions leave room for others.
      let own = here.map { symbols[$0] }.filter { accepts($0) && !$0.isForwardStruct }
      let (found, isCovered) = visible([(.sameFile, Self.inOrder(own))], from: file)
      if isCovered { return found }
    }
    let all = places.map { symbols[$0] }.filter(accepts)
    // `struct S;` says nothing where another declaration has the fields.
    let whole = all.filter { !$0.isForwardStruct }
    return visible(levels(of: whole.isEmpty ? all : whole, from: file), from: file).found
  }

  /// What is meant of several levels, nearest first, and whether no condition is left for more.
  private func visible(
    _ levels: [(Visibility, [TypeSymbol])], from file: FileID
  ) -> (found: [VisibleType], isCovered: Bool) {
    var found: [VisibleType] = []
    var covered: [Condition] = []
    for (visibility, level) in levels {
      for symbol in level {
        let whole = condition(of: symbol, from: file)
        guard let condition = whole.excluding(covered) else { continue }
        found.append(VisibleType(symbol: symbol, visibility: visibility, condition: condition))
        covered.append(whole)
      }
      if Condition.always.excluding(covered) == nil { return (found, true) }
    }
    return (found, false)
  }

  /// When a file finds a type.
  private func condition(of symbol: TypeSymbol, from file: FileID) -> Condition {
    if let name = symbol.name, isCore(name, of: symbol.file) { return symbol.condition }
    return graph.presence(of: symbol.file.index, beside: file.index).and(symbol.condition)
  }

  private func isCore(_ name: Identifier, of file: FileID) -> Bool {
    file == embedded && coreOffsets.contains(name.range.lowerBound)
  }

  /// Of several protocols of one name in a unit, compilers take the last.
  private static func inOrder(_ level: [TypeSymbol]) -> [TypeSymbol] {
    level.filter(\.isProtocol).reversed() + level.filter { !$0.isProtocol }
  }

  private func levels(of candidates: [TypeSymbol], from file: FileID) -> [(Visibility, [TypeSymbol])] {
    var levels: [Visibility: [TypeSymbol]] = [:]
    for candidate in candidates {
      levels[visibility(of: candidate, from: file), default: []].append(candidate)
    }
    if let far = levels[.elsewhere], Set(far.map(\.file)).count > 1 { levels[.elsewhere] = nil }
    return Visibility.allCases.compactMap { visibility in
      levels[visibility].map { (visibility, Self.inOrder($0)) }
    }
  }

  private func visibility(of symbol: TypeSymbol, from file: FileID) -> Visibility {
    let other = symbol.file
    if other == file { return .sameFile }
    if other == embedded {
      if let name = symbol.name, isCore(name, of: other) { return .builtIn }
      return graph.reaches(file.index, other.index) || graph.sharesUnit(file.index, other.index)
        ? .builtIn : .builtInUnseen
    }
    if graph.reaches(file.index, other.index) { return .imported }
    return graph.sharesUnit(file.index, other.index) ? .unit : .elsewhere
  }
}

extension TypeSymbol {
  fileprivate var isProtocol: Bool {
    if case .protocol = self { return true }
    return false
  }
}

extension TypeSymbol {
  fileprivate var isForwardStruct: Bool {
    if case .structure(let symbol) = self { symbol.declaration.isForward } else { false }
  }
}
