import XCSyntax

extension SourceFile {
  /// The file as known macros leave it: what can't be kept is gone, what is left has only open conditions.
  ///
  /// Conditions without a name, such as `#if 0`, are settled even where no macro is known.
  func settled(by timeline: MacroTimeline) -> SourceFile {
    guard !arms.isEmpty else { return self }
    let settling = ArmSettling(arms, by: timeline)
    return keeping(
      declarations: declarations.compactMap(settling.settle),
      imports: settling.keep(imports, \.condition) { $0.range },
      macros: settling.keep(macros, \.condition) { $0.range },
      undefinitions: settling.keep(undefinitions, \.condition) { $0.name.range },
      droppedArms: settling.dropped)
  }
}

/// The walk that puts settled conditions into declarations.
extension ArmSettling {
  fileprivate func keep<Item>(
    _ items: [Item], _ condition: WritableKeyPath<Item, Condition>, at range: (Item) -> Range<Int>
  ) -> [Item] {
    guard items.contains(where: { $0[keyPath: condition] != .always }) else { return items }
    return items.compactMap { item in
      guard let settled = settle(item[keyPath: condition], at: range(item).lowerBound) else { return nil }
      var item = item
      item[keyPath: condition] = settled
      return item
    }
  }

  private func settleProtocols(of declaration: inout ClassDeclaration) {
    guard !declaration.protocolConditions.isEmpty else { return }
    let settled = declaration.protocols.enumerated().compactMap { index, name in
      settle(declaration.condition(ofProtocol: index), at: name.range.lowerBound).map { (name, $0) }
    }
    declaration.protocols = settled.map(\.0)
    declaration.protocolConditions = settled.allSatisfy { $0.1 == .always } ? [] : settled.map(\.1)
  }

  fileprivate func settle(_ declaration: Declaration) -> Declaration? {
    guard let condition = settle(declaration.condition, at: declaration.range.lowerBound) else { return nil }
    switch declaration {
    case .class(var inner):
      inner.condition = condition
      settleProtocols(of: &inner)
      inner.methods = keep(inner.methods, \.condition) { $0.range }
      inner.fields = keep(inner.fields, \.condition) { $0.range }
      return .class(inner)
    case .protocol(var inner):
      inner.condition = condition
      inner.methods = keep(inner.methods, \.condition) { $0.range }
      inner.invalidMembers = keep(inner.invalidMembers, \.condition) { $0.name.range }
      return .protocol(inner)
    case .struct(var inner):
      inner.condition = condition
      inner.fields = keep(inner.fields, \.condition) { $0.range }
      return .struct(inner)
    case .enum(var inner):
      inner.condition = condition
      inner.members = keep(inner.members, \.condition) { $0.range }
      return .enum(inner)
    case .typedef(var inner):
      inner.condition = condition
      return .typedef(inner)
    case .function(var inner):
      inner.condition = condition
      return .function(inner)
    case .global(var inner):
      inner.condition = condition
      return .global(inner)
    case .use(var inner):
      inner.condition = condition
      return .use(inner)
    }
  }
}
