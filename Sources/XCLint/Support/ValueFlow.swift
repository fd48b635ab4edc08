import XCSemantics
import XCSyntax

/// Follows values back through parameters and results to where they are made.
struct ValueFlow {
  private let bodies: ProgramBodies
  private var read: [Place: GivenValues] = [:]
  private var steps: [Step: Sources] = [:]
  private var named: [String: [ProgramBody]]?
  /// How many bodies are yet looked through for callers: each setter asks for its own among all.
  private var looksLeft = 20_000

  private struct Place: Hashable {
    let file: FileID
    let offset: Int

    init(_ body: ProgramBody) { (file, offset) = (body.file, body.function.range.lowerBound) }
  }

  /// What is asked of a function: what it may return, or what one of its parameters may be.
  private struct Step: Hashable {
    let place: Place
    let parameter: Int?
  }

  /// What may come to a place.
  private struct Sources {
    var isMade = false
    var steps: [(Step, ProgramBody)] = []
  }

  init(_ bodies: ProgramBodies) { self.bodies = bodies }

  /// What a body gives to what.
  mutating func values(in body: ProgramBody) -> GivenValues? {
    let place = Place(body)
    if let known = read[place] { return known }
    guard let block = bodies.block(of: body) else { return nil }
    let values = GivenValues(in: block)
    read[place] = values
    return values
  }

  /// Whether a value of a body may be an object that was made just before, here or elsewhere.
  mutating func mayBeMade(_ value: SyntaxNode, in body: ProgramBody) -> Bool {
    let start = sources(of: value, in: body)
    guard !start.isMade else { return true }
    var waiting = start.steps
    var seen: Set<Step> = []
    while let (step, function) = waiting.popLast() {
      guard seen.insert(step).inserted else { continue }
      let next = steps[step] ?? sources(of: step, function)
      steps[step] = next
      guard !next.isMade else { return true }
      waiting += next.steps
    }
    return false
  }

  private mutating func sources(of value: SyntaxNode, in body: ProgramBody) -> Sources {
    guard let values = values(in: body) else { return Sources() }
    var sources = Sources()
    var waiting = [value]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      let origins = values.origins(of: next)
      guard !origins.isMade else { return Sources(isMade: true) }
      for name in origins.names {
        guard
          let index = body.function.signature.parameters.firstIndex(where: { $0.name?.text == name.text }),
          seen.insert(index).inserted
        else { continue }
        sources.steps.append((Step(place: Place(body), parameter: index), body))
        waiting += values.gifts.filter { $0.name.text == name.text && !$0.name.isMember }.map(\.value)
      }
      guard !origins.calls.isEmpty else { continue }
      let meanings = bodies.names(in: body)
      for name in origins.calls {
        guard let functions = functions(called: name, meanings.entity(of: name), from: body.file) else {
          return Sources(isMade: true)
        }
        sources.steps += functions.map { (Step(place: Place($0), parameter: nil), $0) }
      }
    }
    return sources
  }

  /// What a call may run; nil where nobody sees what that returns.
  private mutating func functions(called name: SyntaxNode, _ entity: Entity?, from file: FileID)
    -> [ProgramBody]?
  {
    switch entity {
    case .method, .requirement, .function: break
    case nil where name.isCalled: break
    default: return name.isCalled ? nil : []
    }
    let found = functions(named: name.text).filter { isMeant($0, by: entity, from: file) }
    return found.isEmpty ? nil : found
  }

  private mutating func functions(named name: String) -> [ProgramBody] {
    if let named { return named[name] ?? [] }
    var all: [String: [ProgramBody]] = [:]
    for file in bodies.program.files where file.origin != .embedded {
      for body in bodies.all(in: file) { all[body.function.name.text, default: []].append(body) }
    }
    named = all
    return all[name] ?? []
  }

  /// Whether a function is what a name stands for, or what overrides that.
  private func isMeant(_ body: ProgramBody, by entity: Entity?, from file: FileID) -> Bool {
    let program = bodies.program
    switch entity {
    case .method(_, let owner, _): return body.owner.map { areRelated($0, owner) } ?? false
    case .function: return body.owner == nil && program.isCompiledTogether(body.file, file)
    case .requirement: return body.owner != nil
    default: return program.isCompiledTogether(body.file, file)
    }
  }

  private func areRelated(_ one: ClassSymbol, _ other: ClassSymbol) -> Bool {
    [(one, other), (other, one)].contains { below, above in
      bodies.program.hierarchy(of: below).members.contains { $0.symbol == above }
    }
  }

  private mutating func sources(of step: Step, _ function: ProgramBody) -> Sources {
    guard let index = step.parameter else {
      var all = Sources()
      for value in values(in: function)?.results ?? [] {
        let found = sources(of: value, in: function)
        guard !found.isMade else { return found }
        all.steps += found.steps
      }
      return all
    }
    return handed(to: function, at: index)
  }

  /// What callers hand to a parameter.
  private mutating func handed(to function: ProgramBody, at index: Int) -> Sources {
    guard looksLeft > 0 else { return Sources(isMade: true) }
    let name = function.function.name.text
    let property = index == 0 ? Self.property(setBy: name) : nil
    let words = name == "init" ? ["new", "init"] : [name] + (property.map { [$0] } ?? [])
    var all = Sources()
    for file in bodies.program.files
    where file.origin != .embedded && words.contains(where: { file.mayMention(Array($0.utf8)) }) {
      for body in bodies.all(in: file)
      where words.contains(where: { file.mayMention($0, in: body.function.range) }) {
        looksLeft -= 1
        // What is not followed any more may be anything.
        guard looksLeft > 0 else { return Sources(isMade: true) }
        guard let values = values(in: body) else { continue }
        var given: [(name: SyntaxNode, value: SyntaxNode)] = values.calls.filter {
          ($0.name.text == name || name == "init" && $0.name.kind == .typeIdentifier)
            && $0.arguments.count > index
        }.map { ($0.name, $0.arguments[index]) }
        given += values.gifts.filter { $0.name.text == property && $0.name.isMember }.map {
          ($0.name, $0.value)
        }
        var meanings: BodyNames?
        for (name, value) in given {
          let found = sources(of: value, in: body)
          guard found.isMade || !found.steps.isEmpty else { continue }
          let names = meanings ?? bodies.names(in: body)
          meanings = names
          guard calls(function, name, names.entity(of: name), from: body.file) else { continue }
          guard !found.isMade else { return found }
          all.steps += found.steps
        }
      }
    }
    return all
  }

  private func calls(_ function: ProgramBody, _ name: SyntaxNode, _ entity: Entity?, from file: FileID)
    -> Bool
  {
    if name.kind == .typeIdentifier {
      guard let owner = function.owner else { return false }
      let made = bodies.program.classes(named: name.text, from: file).map(\.symbol)
      return made.isEmpty || made.contains { areRelated($0, owner) }
    }
    // What is written to a field goes by its setter, where there is one.
    if case .field(_, .class(let owner), _) = entity {
      return function.owner.map { areRelated($0, owner) } ?? false
    }
    return isMeant(function, by: entity, from: file)
  }

  /// `title` for `setTitle`: what is written as a field and set by the method.
  private static func property(setBy name: String) -> String? {
    guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase ?? false else { return nil }
    let rest = name.dropFirst(3)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

extension SyntaxNode {
  /// Whether a name is that of what is called.
  fileprivate var isCalled: Bool {
    let function = isMember ? parent : self
    return function?.parent?.kind == .callExpression
      && function?.parent?.child(.function)?.range == function?.range
  }
}
