import XCSyntax

/// What a name means to the preprocessor at some place.
enum MacroMeaning: Sendable, Hashable {
  /// It is a macro for certain.
  case defined(MacroTable.Macro)
  /// It is no macro for certain.
  case undefined
  /// Either, as far as anybody can tell.
  case open
}

/// What macros mean at each place of a file that is compiled by itself.
struct MacroTimeline: Sendable {
  /// What is known where the file begins.
  let known: KnownMacros
  /// Whether names of which nothing is known are no macros.
  let isClosed: Bool
  /// What other files make of names that this one imports, the last word on each.
  private(set) var imported: [String: MacroMeaning] = [:]
  /// What directives make of names, each in the order of the file.
  private var changes: [String: [(offset: Int, meaning: MacroMeaning)]] = [:]

  init(known: KnownMacros, isClosed: Bool) {
    self.known = known
    self.isClosed = isClosed
  }

  /// What a name means behind an offset.
  func meaning(of name: String, at offset: Int) -> MacroMeaning {
    if let last = changes[name]?.last(where: { $0.offset <= offset }) { return last.meaning }
    if let macro = known.definitions.macro(named: name) { return .defined(macro) }
    return isClosed || known.undefined.contains(name) ? .undefined : .open
  }

  /// Notes what a directive that ends at an offset makes of a name; offsets come in order.
  ///
  /// - Parameter isCertain: whether the preprocessor reads the directive whatever is open.
  /// - Parameter isImported: whether it stands in another file.
  mutating func note(
    _ name: String, _ meaning: MacroMeaning, isCertain: Bool, isImported: Bool, at offset: Int
  ) {
    guard self.meaning(of: name, at: offset) != meaning else { return }
    changes[name, default: []].append((offset, isCertain ? meaning : .open))
    if isImported { imported[name] = isCertain ? meaning : .open }
  }

  /// All that is known at an offset.
  func knownMacros(at offset: Int) -> KnownMacros {
    var result = known
    for name in changes.keys {
      if case .defined(let macro) = meaning(of: name, at: offset) {
        result.definitions.define(name, as: macro)
        result.undefined.remove(name)
      } else {
        result.definitions.undefine(name)
        result.undefined.insert(name)
      }
    }
    return result
  }

  /// Every name that something is known about.
  private var allNames: Set<String> {
    Set(changes.keys).union(known.definitions.names).union(known.undefined)
  }

  /// Whether a part of a condition is no expression, macros expanded as they are known at an offset.
  func hasUnreadText(_ condition: Condition, at offset: Int) -> Bool {
    condition.hasUnreadText { knowledge(of: condition, at: offset).definitions }
  }

  /// A condition with everything put in that is known at an offset; nil where it can't hold.
  func settle(_ condition: Condition, at offset: Int) -> Condition? {
    guard condition != .always else { return condition }
    let known = knowledge(of: condition, at: offset)
    guard isClosed else { return known.settle(condition) }
    return condition.holds(with: known.definitions) ? .always : nil
  }

  /// What is known at an offset of the names that a condition asks about, in turn too.
  private func knowledge(of condition: Condition, at offset: Int) -> KnownMacros {
    var known = KnownMacros(definitions: MacroTable(), undefined: [])
    var seen = condition.names
    var waiting = Array(seen)
    var pastes = false
    while let name = waiting.popLast() {
      switch meaning(of: name, at: offset) {
      case .open: break
      case .undefined: known.undefined.insert(name)
      case .defined(let macro):
        known.definitions.define(name, as: macro)
        if macro.body.contains("##"), !pastes {
          // Any name may come out.
          pastes = true
          for next in allNames where seen.insert(next).inserted { waiting.append(next) }
        }
        for next in ConditionExpression.names(in: macro.body) where seen.insert(next).inserted {
          waiting.append(next)
        }
      }
    }
    return known
  }
}
