import XCSemantics
import XCSyntax

/// Which results may stand for another one: a narrower class for a wider one.
struct ResultNarrowing {
  let program: Program

  /// Whether callers of a requirement may be given what a method gives.
  func fits(_ method: ClassMethod, _ requirement: Requirement) -> Bool {
    let given = program.canonicalResults(of: method.declaration, from: method.file)
    let read = program.canonicalResults(of: requirement.declaration, from: requirement.owner.file)
    return given.count == read.count
      && zip(given, read).allSatisfy { given, read in
        given == read || allows(given, in: method.file, where: read, in: requirement.owner.file)
      }
  }

  /// Whether callers who read the one canonical type may be given the other.
  func allows(_ given: String, in file: FileID, where read: String, in other: FileID) -> Bool {
    guard let given = Self.pointee(of: given), let read = Self.pointee(of: read) else { return false }
    guard !Self.builtIn.contains(given), !Self.builtIn.contains(read) else { return false }
    switch (program.type(named: given, from: file), program.type(named: read, from: other)) {
    // What nobody declares is an opaque pointer: nothing is known against it.
    case (nil, nil), (nil, .class), (nil, .protocol), (.class, nil), (.protocol, nil): return true
    case (.class(let symbol), .class(let wanted)):
      let hierarchy = program.hierarchy(of: symbol)
      return !hierarchy.unseen.isEmpty || hierarchy.members.contains { $0.symbol == wanted }
    case (.class(let symbol), .protocol):
      let hierarchy = program.hierarchy(of: symbol)
      return !hierarchy.unseen.isEmpty
        || program.conformances(of: hierarchy).contains { $0.name.text == read }
    case (.protocol, .class(let wanted)): return program.isRoot(wanted)
    default: return false
    }
  }

  private static let builtIn: Set<String> = [
    "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "float", "double", "bool", "void", "pointer",
  ]

  private static func pointee(of type: String) -> String? {
    guard type.hasSuffix("*") else { return nil }
    let name = type.dropLast()
    return name.contains { !($0.isLetter || $0.isNumber || $0 == "_") } ? nil : String(name)
  }
}
