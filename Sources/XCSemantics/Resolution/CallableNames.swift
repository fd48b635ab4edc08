import XCSyntax

extension ProgramNames {
  /// What a name may mean that is called at a place: every overload of the nearest class that has the name.
  ///
  /// - Parameters:
  ///   - receiver: the type of what stands in front of the dot; nil for a bare name.
  ///   - offset: the place, in bytes of the file.
  ///   - own: the names of the file.
  public func callees(
    named name: String, of receiver: StaticType?, at offset: Int, among own: FileNames
  ) -> [NamedCallee] {
    guard let receiver else { return bareCallees(named: name, at: offset, among: own) }
    switch receiver {
    case .existential(let symbol):
      return symbol.requirements.filter { $0.name == name }.map {
        NamedCallee(entity: .requirement($0), signature: $0.declaration.signature, file: symbol.file)
      }
    case .structure(let symbol):
      return symbol.declaration.fields.filter { $0.name.text == name }.compactMap {
        callee(.field($0, owner: .structure(symbol), file: symbol.file), $0.type, symbol.file)
      }
    default:
      guard let symbol = receiver.memberClass else { return [] }
      let hierarchy = program.hierarchy(of: symbol)
      let found = methods(named: name, in: hierarchy)
      if !found.isEmpty { return found }
      guard let field = program.field(named: name, in: hierarchy) else { return [] }
      return [
        callee(
          .field(field.declaration, owner: .class(field.owner), file: field.file), field.declaration.type,
          field.file)
      ].compactMap { $0 }
    }
  }

  /// What `new Name(…)` may mean.
  public func constructors(of name: String, from file: FileID) -> [NamedCallee] {
    program.classes(named: name, from: file).flatMap { found in
      methods(named: "init", in: program.hierarchy(of: found.symbol))
    }
  }

  private func methods(named name: String, in hierarchy: ClassHierarchy) -> [NamedCallee] {
    program.nearestMethods(named: name, in: hierarchy).map {
      NamedCallee(
        entity: .method($0.declaration, owner: $0.owner, file: $0.file), signature: $0.declaration.signature,
        file: $0.file)
    }
  }

  private func bareCallees(named name: String, at offset: Int, among own: FileNames) -> [NamedCallee] {
    let file = own.file
    if let local = own.locals(at: offset).last(where: { $0.name.text == name }) {
      return local.written.flatMap { callee(.local(local), $0, file) }.map { [$0] } ?? []
    }
    if let owner = own.body(around: offset)?.owner {
      let found = callees(
        named: name, of: .object(owner, arguments: [], file: file), at: offset, among: own)
      if !found.isEmpty { return found }
    }
    let globals = unitNames.globals(named: name, from: file, program).compactMap {
      callee(.global($0.0, file: $0.1), $0.0.type, $0.1)
    }
    return globals
      + unitNames.functions(named: name, from: file, program).map {
        NamedCallee(entity: .function($0.0, file: $0.1), signature: $0.0.signature, file: $0.1)
      }
  }

  private func callee(_ entity: Entity, _ type: TypeReference, _ file: FileID) -> NamedCallee? {
    switch program.staticType(of: type, from: file) {
    case .callback(let signature, let home), .block(let signature, let home),
      .function(let signature, let home):
      NamedCallee(entity: entity, signature: signature, file: home)
    default: nil
    }
  }

  /// What can stand behind a dot, nearest first: of what is overridden only the nearest.
  public func members(of receiver: StaticType) -> [Entity] {
    switch receiver {
    case .existential(let symbol): return symbol.requirements.map { .requirement($0) }
    case .structure(let symbol):
      return symbol.declaration.fields.map { .field($0, owner: .structure(symbol), file: symbol.file) }
    case .object(let symbol, _, _), .instance(let symbol): return members(of: symbol, areStatic: false)
    case .classItself(let symbol): return members(of: symbol, areStatic: true)
    default: return []
    }
  }

  private func members(of symbol: ClassSymbol, areStatic: Bool) -> [Entity] {
    let hierarchy = program.hierarchy(of: symbol)
    var found: [Entity] = []
    var seen: Set<String> = []
    for member in hierarchy.members {
      for part in member.symbol.parts {
        for field in part.declaration.fields where field.isStatic == areStatic {
          guard seen.insert(field.name.text).inserted else { continue }
          found.append(.field(field, owner: .class(member.symbol), file: part.file))
        }
        for method in part.declaration.methods where method.isStatic == areStatic {
          let parameters = program.canonicalParameters(of: method, from: part.file).joined(separator: ",")
          guard seen.insert("\(method.name.text)(\(parameters))").inserted else { continue }
          found.append(.method(method, owner: member.symbol, file: part.file))
        }
      }
    }
    return found
  }
}
