import XCSemantics
import XCSyntax

extension Translator {
  /// A struct that bindings mention.
  mutating func translate(_ symbol: StructSymbol) -> SwiftDeclaration? {
    let declaration = symbol.declaration
    guard let identifier = declaration.name else { return nil }
    let name = mapper.swiftName(identifier.text)
    guard claim(name, for: identifier, in: symbol.file) else { return nil }
    var properties: [SwiftStruct.Property] = []
    var places: [String: Range<Int>] = [:]
    for field in declaration.fields
    where isKept(field.condition, field.range, in: symbol.file, of: declaration.range) {
      guard let fieldName = memberName(field.name, of: identifier.text, in: symbol.file) else { continue }
      if let earlier = places[fieldName] {
        let note = Refusal.Note(message: "the other is here", file: symbol.file, range: earlier)
        refuse(
          "struct '\(identifier.text)' would have two properties '\(fieldName)'", in: symbol.file,
          at: field.name.range, notes: [note])
        continue
      }
      places[fieldName] = field.name.range
      do {
        let type = try mapper.map(field.type, in: symbol.file, at: .storage)
        properties.append(
          SwiftStruct.Property(
            documentation: Documentation.lines(of: field.documentation, since: field.since), name: fieldName,
            type: type))
      } catch {
        refusals.append(error)
      }
    }
    structures[name] = properties.map(\.type)
    let layout =
      "Packed in the source: its fields have no padding between them there. Swift's layout differs."
    return .structure(
      SwiftStruct(
        documentation: Documentation.lines(
          of: declaration.documentation, adding: declaration.isPacked ? layout : nil),
        name: name, properties: properties))
  }

  /// Refuses structs that hold themselves: neither language could say how large they are.
  ///
  /// - Parameter structures: the fields of every struct of the module.
  mutating func refuseEndlessStructures(among structures: [String: [SwiftType]]) {
    for name in self.structures.keys.sorted() where Self.isHeld(name, among: structures) {
      guard let origin = origins[name] else { continue }
      refuse("struct '\(name)' holds itself by value", in: origin.file, at: origin.range)
    }
  }

  private static func isHeld(_ inner: String, among structures: [String: [SwiftType]]) -> Bool {
    var seen: Set<String> = []
    var open = [inner]
    while let name = open.popLast() {
      for held in structures[name, default: []].flatMap(\.heldStructures) {
        if held == inner { return true }
        if seen.insert(held).inserted { open.append(held) }
      }
    }
    return false
  }

  /// The structs whose values may cross from one isolation to another.
  static func sendable(among structures: [String: [SwiftType]]) -> Set<String> {
    var names = Set(structures.keys)
    var isStable = false
    while !isStable {
      let rest = names.filter { structures[$0, default: []].allSatisfy { $0.isSendable(names) } }
      isStable = rest.count == names.count
      names = rest
    }
    return names
  }
}

extension SwiftType {
  /// The structs that a value of the type holds inside itself.
  fileprivate var heldStructures: [String] {
    switch canonical {
    case .declared(let name, .structure): [name]
    case .optional(let wrapped): wrapped.heldStructures
    case .tuple(let elements): elements.flatMap(\.heldStructures)
    default: []
    }
  }
}
