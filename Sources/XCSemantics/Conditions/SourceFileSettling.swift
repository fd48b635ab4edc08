import XCSyntax

extension SourceFile {
  /// The file as known macros leave it: what can't be kept is gone, what is left has only open conditions.
  ///
  /// Conditions without a name, such as `#if 0`, are settled even where no macro is known.
  func settled(by known: KnownMacros) -> SourceFile {
    let settling = Settling(known: known)
    let dropped = (tree?.arms() ?? []).filter { known.settle($0.condition) == nil }.map(\.range)
    return SourceFile(
      text: text, tree: tree, droppedArms: Set(dropped),
      declarations: declarations.compactMap(settling.settle),
      imports: settling.keep(imports, \.condition), macros: settling.keep(macros, \.condition),
      toolComments: toolComments, syntaxErrors: syntaxErrors)
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
