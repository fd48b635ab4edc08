import XCSyntax

/// What macros may bring into a class or a protocol: they are not expanded, and what may be there is not missed.
extension Program {
  /// Longer chains of macros that name macros are taken to hold anything.
  private static let longestMacroChain = 8

  /// A name as it is read: a macro that stands for one name is that name.
  func meant(_ name: Identifier) -> Identifier {
    table.plainName(ofMacro: name.text).map { Identifier($0, at: name.range) } ?? name
  }

  /// Whether a name is a macro in any file.
  public func isMacro(_ name: String) -> Bool { table.isMacro(name) }

  /// Whether a macro among the members of a class or of an ancestor may bring a method of a name, or give one its name.
  public func mayGetByMacro(_ name: String, in hierarchy: ClassHierarchy) -> Bool {
    hierarchy.members.contains { member in
      member.symbol.parts.contains { part in
        mayBring(name, membersOf: part.declaration.bodyRange, in: part.file)
          || part.declaration.methods.contains {
            table.isMacro($0.name.text) && mayHold(name, macro: $0.name.text)
          }
      }
    }
  }

  /// Whether a macro among the members of a protocol may bring a method of a name.
  public func mayGetByMacro(_ name: String, in symbol: ProtocolSymbol) -> Bool {
    mayBring(name, membersOf: symbol.declaration.bodyRange, in: symbol.file)
      || symbol.declaration.methods.contains {
        table.isMacro($0.name.text) && mayHold(name, macro: $0.name.text)
      }
  }

  private func mayBring(_ name: String, membersOf body: Range<Int>, in id: FileID) -> Bool {
    guard let root = file(id).source.tree?.root, !body.isEmpty, body.upperBound <= root.range.upperBound,
      let node = root.descendant(covering: body)
    else { return false }
    var isBrought = false
    node.walk { inner in
      switch inner.kind {
      case .macroInvocation:
        if mayBring(name, byMacro: inner.child(.name), of: inner.child(.arguments)) { isBrought = true }
        return false
      case .methodDefinition, .methodDeclaration:
        if let call = inner.child(.name), call.kind == .callExpression,
          mayBring(name, byMacro: call.child(.function), of: call.child(.arguments))
        {
          isBrought = true
        }
        return false
      case .fieldDeclaration, .comment: return false
      default: return !isBrought
      }
    }
    return isBrought
  }

  /// Whether what a macro makes of its arguments has a name in it. One that nobody defines may make anything.
  private func mayBring(_ name: String, byMacro macro: SyntaxNode?, of arguments: SyntaxNode?) -> Bool {
    guard let macro = macro?.text else { return false }
    return !table.isMacro(macro) || ConditionExpression.names(in: arguments?.text ?? "").contains(name)
      || mayHold(name, macro: macro)
  }

  /// Whether the text of a macro, or of one that it names, has a name in it.
  private func mayHold(_ name: String, macro: String) -> Bool {
    var waiting = [macro]
    var seen: Set<String> = [macro]
    while let next = waiting.popLast() {
      guard seen.count <= Self.longestMacroChain * 8 else { return true }
      for body in table.bodies(ofMacro: next) {
        // What is pasted together has any name.
        if body.contains("##") { return true }
        for word in ConditionExpression.names(in: body) {
          if word == name { return true }
          if table.isMacro(word), seen.insert(word).inserted { waiting.append(word) }
        }
      }
    }
    return false
  }

  /// The names in the text of a macro and of those that it names; none where a name is no macro.
  public func names(inMacro name: String) -> Set<String> {
    guard table.isMacro(name) else { return [] }
    var waiting = [name]
    var seen: Set<String> = [name]
    var names: Set<String> = []
    while let next = waiting.popLast(), seen.count <= Self.longestMacroChain * 8 {
      for body in table.bodies(ofMacro: next) {
        for word in ConditionExpression.names(in: body) {
          names.insert(word)
          if table.isMacro(word), seen.insert(word).inserted { waiting.append(word) }
        }
      }
    }
    return names
  }

  /// Whether the text of a macro, or of one that it names, calls or assigns something.
  public func doesAnything(macro name: String) -> Bool {
    ([name] + names(inMacro: name)).contains { name in
      table.isMacro(name) && table.bodies(ofMacro: name).contains(where: Self.doesAnything)
    }
  }

  private static func doesAnything(_ body: String) -> Bool {
    var last: Character = " "
    for character in body where !character.isWhitespace {
      if character == "(", last.isLetter || last.isNumber || last == "_" { return true }
      if character == "=", !"=!<>".contains(last) { return true }
      last = character
    }
    return false
  }

  /// Whether a parameter list has a type that a macro gives and that can't be told.
  func takesUnreadMacro(_ method: FunctionDeclaration, from file: FileID) -> Bool {
    method.signature.parameters.contains { parameter in
      guard let name = parameter.type.baseName, isUnreadType(name) else { return false }
      return true
    }
  }

  private func isUnreadType(_ name: String) -> Bool {
    table.isMacro(name) && !table.declaresType(name) && typeOfMacro(name) == nil
  }

  /// The type that a macro stands for, where it is a name with its stars; nil where it is more than that, or where
  /// there are several definitions.
  func typeOfMacro(_ name: String) -> (base: String, stars: Int)? {
    let bodies = Set(table.bodies(ofMacro: name))
    guard bodies.count == 1, let body = bodies.first, !table.declaresType(name) else { return nil }
    let text = body.filter { !$0.isWhitespace }
    let base = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let sigils = text.dropFirst(base.count)
    guard let first = base.first, !first.isNumber, sigils.allSatisfy({ $0 == "*" || $0 == "@" }),
      // `weak Node*` is two words in front of the star.
      body.split(whereSeparator: \.isWhitespace).filter({ $0.first.map { $0.isLetter || $0 == "_" } ?? false }
      ).count == 1
    else { return nil }
    return (String(base), sigils.count)
  }
}

extension TypeReference {
  /// The name behind all stars and arrays.
  fileprivate var baseName: String? {
    switch shape {
    case .named(let name, _): name.text
    case .pointer(let target), .boundMethod(let target): target.baseName
    case .array(let element, _): element.baseName
    case .callback, .block, .function: nil
    }
  }
}
