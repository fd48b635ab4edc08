import XCSyntax

/// Which skipped bodies may say something that the rules about bodies ask for.
///
/// Those rules ask for values of classes and protocols that come to places of such types, for uses of protocols, and
/// for calls of callbacks. A plain body holds no new object, address, block or bound method, so that each of these
/// begins with a word that something in the program declares with such a type. Names are taken for what they could be
/// anywhere: a body without any of those words is silent, whatever its names mean.
struct BodyInterest: Sendable {
  private var marks = WordMarkSet()
  private let types: TypeReach

  init(_ program: Program) {
    types = TypeReach(program)
    for word in ["self", "super"] { marks.insert(WordMark(word, isUsed: true)) }
    for (name, reach) in types.namedTypes where reach > .nothing {
      marks.insert(WordMark(name, isUsed: true))
    }
    for file in program.files {
      for declaration in file.source.declarations {
        switch declaration {
        case .function(let function): add(function)
        case .global(let variable): add(variable)
        case .class(let part):
          part.methods.forEach { add($0) }
          part.fields.forEach { add($0) }
        case .protocol(let inner): inner.methods.forEach { add($0) }
        case .struct(let inner): inner.fields.forEach { add($0) }
        case .enum, .typedef, .use: break
        }
      }
    }
  }

  private mutating func add(_ variable: VariableDeclaration) {
    add(variable.name.text, types.reach(of: variable.type))
  }

  private mutating func add(_ function: FunctionDeclaration) {
    let results = function.signature.results.map { types.reach(of: $0) }.max() ?? .nothing
    // A function that comes to a callback is bound.
    let taken = function.signature.parameters.contains { types.reach(of: $0.type) == .far }
    let name = function.name.text
    add(name, taken ? .far : results)
    // `o.n = f` calls `setN`.
    if taken, name.hasPrefix("set") {
      let property = name.dropFirst(3)
      for spelling in [String(property), property.prefix(1).lowercased() + property.dropFirst()] {
        add(spelling, .far)
      }
    }
  }

  private mutating func add(_ name: String, _ reach: TypeReach.Reach) {
    guard reach > .nothing else { return }
    marks.insert(WordMark(name, isUsed: true))
    if reach == .far { marks.insert(WordMark(name, isUsed: false)) }
  }

  /// Whether nothing that a body says matters to the rules about bodies.
  func isSilent(_ body: SkippedBody, of function: FunctionDeclaration) -> Bool {
    guard !body.words.contains(where: marks.contains),
      function.signature.results.allSatisfy({ types.reach(of: $0) < .far })
    else { return false }
    for parameter in function.signature.parameters {
      guard let name = parameter.name?.text else { continue }
      let reach = types.reach(of: parameter.type)
      guard reach > .nothing else { continue }
      if body.says(WordMark(name, isUsed: true)) { return false }
      if reach == .far, body.says(WordMark(name, isUsed: false)) { return false }
    }
    return true
  }
}

/// How much follows from a value of a type, told by its name alone.
struct TypeReach: Sendable {
  enum Reach: Int, Comparable, Sendable {
    /// Numbers, texts, structs, and what nothing is known of.
    case nothing
    /// An object: it matters where it comes to a place with a type.
    case near
    /// What may be known by a protocol, or be called: it matters wherever it is looked at.
    case far

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// The names that types are declared by, and macros that stand for such a name.
  private(set) var namedTypes: [String: Reach] = [:]

  init(_ program: Program) {
    var typedefs: [String: [TypeReference]] = [:]
    for symbol in program.table.symbols {
      guard let name = symbol.name?.text else { continue }
      switch symbol {
      case .class: raise(name, to: .near)
      case .protocol: raise(name, to: .far)
      case .typedef(let found): typedefs[name, default: []].append(found.declaration.target)
      case .structure, .enumeration: break
      }
    }
    settle(typedefs)
    for macro in program.files.flatMap(\.source.macros).map(\.name.text) + program.definitions.names {
      if let reach = program.table.plainName(ofMacro: macro).flatMap({ namedTypes[$0] }) {
        raise(macro, to: reach)
      }
    }
  }

  private mutating func raise(_ name: String, to reach: Reach) {
    namedTypes[name] = max(namedTypes[name] ?? .nothing, reach)
  }

  /// Typedefs stand for one another in any order.
  private mutating func settle(_ typedefs: [String: [TypeReference]]) {
    var isRising = !typedefs.isEmpty
    while isRising {
      isRising = false
      for (name, targets) in typedefs {
        let reach = targets.map { self.reach(of: $0) }.max() ?? .nothing
        guard reach > namedTypes[name] ?? .nothing else { continue }
        namedTypes[name] = reach
        isRising = true
      }
    }
  }

  func reach(of type: TypeReference) -> Reach {
    switch type.shape {
    case .named(let name, let arguments):
      let own = namedTypes[name.text] ?? .nothing
      return arguments.reduce(own) { max($0, reach(of: $1)) }
    case .pointer(let target): return reach(of: target)
    case .array(let element, _): return reach(of: element)
    case .boundMethod, .callback, .block, .function: return .far
    }
  }
}
