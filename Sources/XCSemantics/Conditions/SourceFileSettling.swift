import XCSyntax

extension SourceFile {
  /// The file as known macros leave it: what can't be kept is gone, what is left has only open conditions.
  ///
  /// Conditions without a name, such as `#if 0`, are settled even where no macro is known.
  func settled(by known: KnownMacros) -> SourceFile {
    let settling = Settling(known: known)
    let dropped = (tree?.arms() ?? []).filter { known.settle($0.condition) == nil }.map(\.range)
    return keeping(
      declarations: declarations.compactMap(settling.settle), imports: settling.keep(imports, \.condition),
      macros: settling.keep(macros, \.condition), droppedArms: Set(dropped))
  }

  /// The file as its own `#define`s and those of the files that it imports leave it, each for what stands below it.
  ///
  /// - Parameter imported: the macros that imports are known to define.
  func settled(byUnit imported: MacroTable, on known: KnownMacros) -> SourceFile {
    let own = UnitMacros.certain(in: self)
    guard !own.isEmpty || !imported.names.isEmpty else { return self }
    func macros(at offset: Int) -> KnownMacros {
      var settled = known
      for name in imported.names { imported.body(of: name).map { settled.definitions.define(name, as: $0) } }
      for macro in own where macro.range.upperBound <= offset {
        settled.definitions.define(macro.name.text, as: macro.body)
      }
      return settled
    }
    let declarations = declarations.compactMap { declaration in
      Settling(known: macros(at: declaration.range.lowerBound)).settle(declaration)
    }
    let dropped = (tree?.arms() ?? []).filter { arm in
      macros(at: arm.range.lowerBound).settle(arm.condition) == nil
    }.map(\.range)
    return keeping(
      declarations: declarations, imports: imports, macros: self.macros,
      droppedArms: droppedArms.union(dropped))
  }
}

/// The walk that puts settled conditions into declarations.
private struct Settling {
  let known: KnownMacros

  func keep<Item>(_ items: [Item], _ condition: WritableKeyPath<Item, Condition>) -> [Item] {
    guard items.contains(where: { $0[keyPath: condition] != .always }) else { return items }
    return items.compactMap { item in
      guard let settled = known.settle(item[keyPath: condition]) else { return nil }
      var item = item
      item[keyPath: condition] = settled
      return item
    }
  }

  func settle(_ declaration: Declaration) -> Declaration? {
    guard let condition = known.settle(declaration.condition) else { return nil }
    switch declaration {
    case .class(var inner):
      inner.condition = condition
      inner.methods = keep(inner.methods, \.condition)
      inner.fields = keep(inner.fields, \.condition)
      return .class(inner)
    case .protocol(var inner):
      inner.condition = condition
      inner.methods = keep(inner.methods, \.condition)
      inner.invalidMembers = keep(inner.invalidMembers, \.condition)
      return .protocol(inner)
    case .struct(var inner):
      inner.condition = condition
      inner.fields = keep(inner.fields, \.condition)
      return .struct(inner)
    case .enum(var inner):
      inner.condition = condition
      inner.members = keep(inner.members, \.condition)
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
