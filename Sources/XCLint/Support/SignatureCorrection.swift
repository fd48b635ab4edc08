import XCSemantics
import XCSyntax

/// Makes a method of a class the one that a protocol asks for: its name, its parameters, its result, and that it is no
/// static one. The body stays, and so do the names of the parameters that have a place in the protocol's list.
///
/// What the bodies of the class say is found out once, when somebody first asks.
final class SignatureCorrection {
  private let hierarchy: ClassHierarchy
  private let bodies: ProgramBodies
  private lazy var blocks: [Place: SyntaxNode] = ownBlocks()
  private lazy var usedNames: Set<String> = namesInBodies()
  private var program: Program { bodies.program }

  init(_ hierarchy: ClassHierarchy, in bodies: ProgramBodies) {
    self.hierarchy = hierarchy
    self.bodies = bodies
  }

  /// One thing that is changed.
  private struct Change {
    let title: String
    var edits: [TextEdit]
    /// Whether what the body says stays true.
    var isSafe = true
  }

  /// What makes a method fit; nil where it fits, where it is another class's, or where its text is not to be changed
  /// by a tool.
  ///
  /// - Parameter isNameMeant: whether another name can be nothing but a slip, whatever its letters are.
  func fix(of method: ClassMethod, for requirement: Requirement, isNameMeant: Bool = false) -> FixIt? {
    guard method.depth == 0, program.isRequested(method.file), isAgreed(on: requirement) else { return nil }
    let body = body(of: method)
    var changes: [Change] = []
    let name = name(method, requirement, isMeant: isNameMeant)
    let parameters = parameters(method, requirement, body)
    for change in [withoutStatic(method, requirement), result(method, requirement, body), name, parameters] {
      switch change {
      case .none: continue
      case .impossible: return nil
      case .change(let change): changes.append(change)
      }
    }
    guard let first = changes.first else { return nil }
    // Whoever calls it by its name would call nothing any more.
    if !name.isNone, isUsed(method) || isKnownElsewhere(method) { return nil }
    let title =
      changes.count == 1
      ? first.title : "Give '\(requirement.name)' the signature of '\(requirement.owner.name)'"
    // What has another name and other parameters may well be meant as it is.
    let isOneThing = name.isNone || parameters.isNone
    return FixIt(
      title: title, edits: changes.flatMap(\.edits).sorted { $0.span.start < $1.span.start },
      isSafe: changes.allSatisfy(\.isSafe) && isOneThing && hierarchy.unseen.isEmpty && !isUsed(method)
        && !isKnownElsewhere(method))
  }

  /// Whether no other protocol of the class asks for a method of that name and those parameters with another result:
  /// what is right for the one is wrong for the other then.
  private func isAgreed(on requirement: Requirement) -> Bool {
    let parameters = program.canonicalParameters(of: requirement.declaration, from: requirement.owner.file)
    let results = program.canonicalResults(of: requirement.declaration, from: requirement.owner.file)
    return program.conformances(of: hierarchy).allSatisfy { claim in
      program.protocols(named: claim.name.text, from: claim.file).allSatisfy { found in
        found.symbol.requirements.allSatisfy { other in
          other.name != requirement.name
            || program.canonicalParameters(of: other.declaration, from: other.owner.file) != parameters
            || program.canonicalResults(of: other.declaration, from: other.owner.file) == results
        }
      }
    }
  }

  /// Whether something outside of the class may know the method as it is: a class above or below it has one of the
  /// name, or the name is said anywhere in the program but where methods are declared.
  func isKnownElsewhere(_ method: ClassMethod) -> Bool {
    let name = method.declaration.name.text
    let symbol = hierarchy.symbol
    if program.methods(of: hierarchy, named: name).contains(where: { $0.depth > 0 }) { return true }
    let isInherited = program.classes.contains { other in
      other != symbol && other.parts.contains { $0.declaration.methods.contains { $0.name.text == name } }
        && program.hierarchy(of: other).members.contains { $0.symbol == symbol }
    }
    return isInherited || NameMentions(program).areThere(of: name)
  }

  private enum Step {
    var isNone: Bool { if case .none = self { true } else { false } }

    case none
    case impossible
    case change(Change)
  }

  // MARK: - Name and staticness

  private func name(_ method: ClassMethod, _ requirement: Requirement, isMeant: Bool) -> Step {
    let name = method.declaration.name
    guard name.text != requirement.name else { return .none }
    return .change(
      Change(
        title: "Change '\(name.text)' to '\(requirement.name)'",
        edits: [edit(name.range, requirement.name, method)],
        isSafe: isMeant || NameKinship.isCertainSlip(name.text, for: requirement.name)))
  }

  private func withoutStatic(_ method: ClassMethod, _ requirement: Requirement) -> Step {
    let declaration = method.declaration
    guard declaration.isStatic, !requirement.declaration.isStatic else { return .none }
    let front = declaration.range.lowerBound..<declaration.name.range.lowerBound
    guard let word = program.file(method.file).word("static", in: front) else { return .impossible }
    return .change(
      Change(title: "Remove 'static' from '\(declaration.name.text)'", edits: [edit(word, "", method)]))
  }

  // MARK: - Result

  private func result(_ method: ClassMethod, _ requirement: Requirement, _ body: SyntaxNode?) -> Step {
    let (given, wanted) = (method.declaration.signature.results, requirement.declaration.signature.results)
    guard !ResultNarrowing(program: program).fits(method, requirement) else { return .none }
    guard let first = given.first, let last = given.last, given.count == 1 || isPlain(given, method),
      !(given + wanted).contains(where: \.isHeader), !first.range.isEmpty,
      first.range.lowerBound < last.range.upperBound
    else { return .impossible }
    let range = first.range.lowerBound..<last.range.upperBound
    var change = Change(
      title: "Change the result of '\(requirement.name)' to '\(Phrases.results(requirement.declaration))'",
      edits: [edit(range, Phrases.results(requirement.declaration), method)])
    if let body {
      let returns = ReturnCorrection(
        body, text: program.file(method.file).source.text, givesNothing: isVoid(wanted),
        zero: zero(of: requirement), isConvertible: isConvertible(given, method, wanted, requirement))
      change.edits += returns.edits
      change.isSafe = returns.isComplete
    }
    return .change(change)
  }

  /// Whether several results stand side by side with nothing but commas between them.
  private func isPlain(_ results: [TypeReference], _ method: ClassMethod) -> Bool {
    zip(results, results.dropFirst()).allSatisfy { before, after in
      guard before.range.upperBound <= after.range.lowerBound else { return false }
      let between = program.file(method.file).source.text.string(
        in: before.range.upperBound..<after.range.lowerBound)
      return between.allSatisfy { $0.isWhitespace || $0 == "," }
    }
  }

  private func isVoid(_ results: [TypeReference]) -> Bool {
    results.count == 1 && results[0].spelling == "void"
  }

  private func zero(of requirement: Requirement) -> String? {
    let results = requirement.declaration.signature.results
    guard results.count == 1 else { return nil }
    return ZeroValue(program: program).text(of: results[0], in: requirement.owner.file)
  }

  private func isConvertible(
    _ given: [TypeReference], _ method: ClassMethod, _ wanted: [TypeReference], _ requirement: Requirement
  ) -> Bool {
    given.count == wanted.count
      && zip(given, wanted).allSatisfy { given, wanted in
        kind(of: given, in: method.file).isNumber && kind(of: wanted, in: requirement.owner.file).isNumber
          && !isVoid([given]) && !isVoid([wanted])
      }
  }

  // MARK: - Parameters

  /// Which parameters of a method stand for which of a requirement.
  func alignment(of method: ClassMethod, to requirement: Requirement) -> ParameterAlignment {
    ParameterAlignment(
      items(method.declaration, method.file), to: items(requirement.declaration, requirement.owner.file))
  }

  private func items(_ method: FunctionDeclaration, _ file: FileID) -> [ParameterAlignment.Item] {
    method.signature.parameters.map { parameter in
      ParameterAlignment.Item(
        type: program.canonicalSpelling(of: parameter.type, from: file), name: parameter.name?.text,
        kind: kind(of: parameter.type, in: file))
    }
  }

  private func kind(of type: TypeReference, in file: FileID) -> ParameterAlignment.Kind {
    switch program.staticType(of: type, from: file) {
    case .scalar: return .number
    case .untypedPointer: return .untyped
    case .object(let symbol, _, _):
      let ancestors = program.hierarchy(of: symbol).members.map(\.symbol.name)
      return .object(symbol.name, ancestors: Set(ancestors))
    case .existential: return .existential
    case .structure, .pointer: return .memory
    default: return .other
    }
  }

  private func parameters(_ method: ClassMethod, _ requirement: Requirement, _ body: SyntaxNode?) -> Step {
    guard !program.hasParameters(of: requirement, method) else { return .none }
    let declaration = method.declaration
    let given = declaration.signature.parameters
    let wanted = requirement.declaration.signature.parameters
    let sources = alignment(of: method, to: requirement).sources
    let kept = given.indices.filter { sources.contains($0) }.map { given[$0] }
    var names = ParameterNames(body: body, given: given, keeping: kept) { [program, hierarchy] name in
      program.field(named: name, in: hierarchy) != nil
    }
    var isSafe = given.indices.allSatisfy { sources.contains($0) || !names.areUsed(given[$0]) }
    var texts: [String] = []
    var replacements: [TextEdit] = []
    for (index, parameter) in wanted.enumerated() {
      let source = sources[index].map { given[$0] }
      if let source, program.isSameType(source.type, method.file, parameter.type, requirement.owner.file) {
        texts.append(text(of: source, in: method.file))
        continue
      }
      if let source, !kind(of: parameter.type, in: requirement.owner.file).isNumber, names.areUsed(source) {
        isSafe = false
      }
      let name = source?.name?.text ?? names.new(for: parameter.name?.text)
      guard let written = text(of: parameter, in: requirement.owner.file, named: name) else {
        return .impossible
      }
      texts.append(written)
      if let source { replacements.append(edit(source.range, written, method)) }
    }
    if requirement.declaration.signature.isVariadic { texts.append("...") }
    let isInPlace =
      sources.elementsEqual(given.indices.map { $0 }) && !declaration.signature.isVariadic
      && !requirement.declaration.signature.isVariadic
    if !isInPlace {
      let list = declaration.parameterListRange
      guard list.count >= 2 else { return .impossible }
      let inside = (list.lowerBound + 1)..<(list.upperBound - 1)
      // What is said about parameters would be gone.
      let text = program.file(method.file).source.text.string(in: inside)
      if text.contains("//") || text.contains("/*") || text.contains("#") { isSafe = false }
      let written = texts.isEmpty ? "void" : texts.joined(separator: separator(method))
      replacements = [edit(inside, written, method)]
    }
    return .change(
      Change(
        title: "Change the parameters of '\(requirement.name)' to "
          + Phrases.parameters(requirement.declaration),
        edits: replacements, isSafe: isSafe))
  }

  /// What stands between the first two parameters, if it is nothing but a comma and blanks.
  private func separator(_ method: ClassMethod) -> String {
    let parameters = method.declaration.signature.parameters
    guard parameters.count > 1, parameters[0].range.upperBound <= parameters[1].range.lowerBound else {
      return ", "
    }
    let between = program.file(method.file).source.text.string(
      in: parameters[0].range.upperBound..<parameters[1].range.lowerBound)
    return between.filter { !$0.isWhitespace } == "," ? between : ", "
  }

  private func text(of parameter: Parameter, in file: FileID) -> String {
    program.file(file).source.text.string(in: parameter.range)
  }

  /// A parameter as its source writes it, on one line and with another name.
  private func text(of parameter: Parameter, in file: FileID, named name: String?) -> String? {
    let text = program.file(file).source.text
    var written = text.string(in: parameter.range)
    if let name {
      if let old = parameter.name, parameter.range.contains(old.range.lowerBound) {
        written =
          text.string(in: parameter.range.lowerBound..<old.range.lowerBound) + name
          + text.string(in: old.range.upperBound..<max(old.range.upperBound, parameter.range.upperBound))
      } else {
        guard !parameter.type.isHeader else { return nil }
        written += " " + name
      }
    }
    return written.split { $0.isWhitespace }.joined(separator: " ")
  }

  // MARK: - Surroundings

  private func edit(_ range: Range<Int>, _ text: String, _ method: ClassMethod) -> TextEdit {
    TextEdit(span: program.span(range, in: method.file), newText: text)
  }

  /// Where a method stands.
  private struct Place: Hashable {
    let file: FileID
    let offset: Int
  }

  private func ownBlocks() -> [Place: SyntaxNode] {
    var blocks: [Place: SyntaxNode] = [:]
    for body in bodies.bodies(of: hierarchy.symbol) {
      blocks[Place(file: body.file, offset: body.function.name.range.lowerBound)] = bodies.block(of: body)
    }
    return blocks
  }

  private func namesInBodies() -> Set<String> {
    var names: Set<String> = []
    for block in blocks.values {
      block.walk { node in
        if node.kind == .identifier { names.insert(node.text) }
        return true
      }
    }
    return names
  }

  private func body(of method: ClassMethod) -> SyntaxNode? {
    blocks[Place(file: method.file, offset: method.declaration.name.range.lowerBound)]
  }

  /// Whether a body of the class calls or binds the method: what it says would not be true any more.
  func isUsed(_ method: ClassMethod) -> Bool { usedNames.contains(method.declaration.name.text) }
}

extension TypeReference {
  /// Whether the name of what has the type stands inside of it.
  fileprivate var isHeader: Bool {
    switch shape {
    case .callback, .block, .function: true
    case .array(let element, _): element.isHeader
    default: false
    }
  }
}

extension Program {
  fileprivate func isSameType(
    _ left: TypeReference, _ file: FileID, _ right: TypeReference, _ other: FileID
  ) -> Bool {
    canonicalSpelling(of: left, from: file) == canonicalSpelling(of: right, from: other)
  }

  fileprivate func hasParameters(of requirement: Requirement, _ method: ClassMethod) -> Bool {
    canonicalParameters(of: method.declaration, from: method.file)
      == canonicalParameters(of: requirement.declaration, from: requirement.owner.file)
  }
}

/// Names for parameters that a method gets: none that its parameters have, and none that means a field to its body.
private struct ParameterNames {
  private let used: Set<String>
  private var taken: Set<String>
  private let isField: (String) -> Bool

  /// - Parameter kept: the parameters that stay; the name of one that goes is free, unless the body says it.
  init(
    body: SyntaxNode?, given: [Parameter], keeping kept: [Parameter], isField: @escaping (String) -> Bool
  ) {
    var used: Set<String> = []
    body?.walk { node in
      if node.kind == .identifier { used.insert(node.text) }
      return true
    }
    self.used = used
    self.isField = isField
    taken = Set(kept.compactMap { $0.name?.text })
      .union(given.compactMap { $0.name?.text }.filter(used.contains))
  }

  /// Whether the body names a parameter.
  func areUsed(_ parameter: Parameter) -> Bool { parameter.name.map { used.contains($0.text) } ?? false }

  mutating func new(for name: String?) -> String? {
    guard let name else { return nil }
    var candidate = name
    var number = 2
    while taken.contains(candidate) || used.contains(candidate) && isField(candidate) {
      candidate = name + String(number)
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }
}
