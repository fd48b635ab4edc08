import XCSemantics
import XCSyntax

/// Something that is declared twice where once is allowed.
struct DuplicateDeclaration: Rule {
  let name = "duplicate-declaration"
  let defaultSeverity = Severity.error
  let summary = "a class, protocol or method that is there already"

  let explanation = """
    A class may be declared once. In a class and its categories no two methods may have the same name and \
    the same parameter types; the result tells them apart only where there are no parameters. A class with \
    an outlet or an action gets `setOutlet` and `wireAction` from the compiler, and one of its own is one \
    too many.

    Of two protocols of one name compilers silently take the last, and of two methods of one name in a \
    protocol only the first can be called through it. Both are warnings.
    """

  let examples = [
    RuleExample(
      """
      class Dial : Object {
        void turn(i32 by) { }
        bool ↓turn(i32 degrees) { return true; }
      }

      class Dial (Fine) {
        void ↓turn(i32 by) { }
      }

      class ↓Dial : Object { }
      """),
    RuleExample(
      """
      class Dial : Object {
        i32 value(void) { return 0; }
        bool value(void) { return false; }
        void turn(i32 by) { }
        void turn(u8* by) { }
      }

      class FineDial : Dial {
        void turn(i32 by) { }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    repeats(
      of: program.classes.map { Place($0.declaration.name, $0.file, $0.declaration.condition) }, program
    ) {
      ("the class '\($0)' is declared twice", .error)
    }
      + repeats(
        of: program.protocols.map { Place($0.declaration.name, $0.file, $0.declaration.condition) }, program
      ) {
        ("the protocol '\($0)' is declared twice, and compilers take the last one", .warning)
      }
      + program.classes.flatMap { methods(of: $0, program) }
      + program.protocols.flatMap { methods(of: $0, program) }
  }

  private struct Place {
    let name: Identifier
    let file: FileID
    let condition: Condition

    init(_ name: Identifier, _ file: FileID, _ condition: Condition) {
      self.name = name
      self.file = file
      self.condition = condition
    }
  }

  private func repeats(
    of places: [Place], _ program: Program, _ words: (String) -> (message: String, severity: Severity)
  ) -> [Diagnostic] {
    let groups = Dictionary(grouping: places, by: \.name.text).filter { $0.value.count > 1 }
    return groups.flatMap { name, group in
      group.compactMap { place -> Diagnostic? in
        guard program.isChecked(place.file) else { return nil }
        let first = group.first { other in
          // What a built-in declaration stands in for may be the very one in the source, unless it is in a library.
          guard
            !program.isBuiltIn(other.file)
              || program.isFromLibrary(other.file, at: other.name.range.lowerBound, seenFrom: place.file)
          else { return false }
          return isEarlier(other.file, other.name.range, than: place.file, place.name.range, program)
            && program.isCompiledTogether(place.file, place.condition, other.file, other.condition)
        }
        guard let first else { return nil }
        let (message, severity) = words(name)
        return finding(
          message, at: place.name.range, in: program.file(place.file), severity: severity,
          notes: [note(program.span(first.name.range, in: first.file))])
      }
    }
  }

  private func note(_ span: SourceSpan) -> DiagnosticNote {
    DiagnosticNote(message: "the first one is here", span: span)
  }

  /// Whether a place comes first in the unit: what is imported comes before what imports it.
  private func isEarlier(
    _ file: FileID, _ range: Range<Int>, than other: FileID, _ otherRange: Range<Int>, _ program: Program
  ) -> Bool {
    guard file != other else { return range.lowerBound < otherRange.lowerBound }
    let (below, above) = (program.imports(other, file), program.imports(file, other))
    return below == above ? file < other : below
  }

  // MARK: - Methods

  private struct Member {
    let method: FunctionDeclaration
    let file: FileID
    let condition: Condition
  }

  private func methods(of symbol: ClassSymbol, _ program: Program) -> [Diagnostic] {
    guard symbol.parts.contains(where: { program.isChecked($0.file) }) else { return [] }
    let members = symbol.parts.flatMap { part in
      part.declaration.methods.map { method in
        Member(
          method: method, file: part.file, condition: part.declaration.condition.and(method.condition))
      }
    }
    var found: [Diagnostic] = []
    for group in Dictionary(grouping: members, by: \.method.name.text).values where group.count > 1 {
      found += repeats(among: group, of: symbol, program)
    }
    return found + generated(members, of: symbol, program)
  }

  private func repeats(among group: [Member], of symbol: ClassSymbol, _ program: Program) -> [Diagnostic] {
    let meanings = group.map { keys(of: $0, program) }
    var alike: [[String]: [(place: Int, condition: Condition)]] = [:]
    for (place, keys) in meanings.enumerated() {
      for key in keys { alike[key.spellings, default: []].append((place, key.condition)) }
    }
    return group.indices.compactMap { index -> Diagnostic? in
      let member = group[index]
      // A method without a body is an external one; its definition may be the other.
      guard program.isChecked(member.file), member.method.bodyRange != nil else { return nil }
      let firsts = meanings[index].compactMap { key in
        alike[key.spellings]?.first { other in
          let rival = group[other.place]
          return isEarlierMember(rival, than: member, of: symbol, program)
            && meets(
              rival, when: other.condition, member, when: key.condition, of: symbol, program)
        }?.place
      }
      guard let first = firsts.min() else { return nil }
      let file = program.file(member.file)
      return finding(
        "'\(symbol.name)' has a method '\(member.method.name.text)\(Phrases.parameters(member.method))' "
          + "already",
        at: member.method.name.range, in: file,
        notes: [note(program.span(group[first].method.name.range, in: group[first].file))])
    }
  }

  /// Whether two methods with bodies are ever compiled together.
  private func meets(
    _ rival: Member, when rivalCondition: Condition, _ member: Member, when condition: Condition,
    of symbol: ClassSymbol, _ program: Program
  ) -> Bool {
    let (first, second) = (rival.condition.and(rivalCondition), member.condition.and(condition))
    guard program.isBuiltIn(rival.file) else {
      return rival.method.bodyRange != nil
        && program.isCompiledTogether(rival.file, first, member.file, second)
    }
    // It shows no bodies of what has them. What a category does to a class of a library is another rule's.
    let place = symbol.declaration.name.range.lowerBound
    return first.overlaps(second) && program.sees(member.file, rival.file, at: place)
      && !program.isFromLibrary(rival.file, at: place, seenFrom: member.file)
  }

  private func isEarlierMember(
    _ member: Member, than other: Member, of symbol: ClassSymbol, _ program: Program
  ) -> Bool {
    // The class itself always comes before its categories.
    if member.file == symbol.file, symbol.declaration.range.contains(member.method.range.lowerBound) {
      let isOther =
        other.file == symbol.file && symbol.declaration.range.contains(other.method.range.lowerBound)
      return !isOther || member.method.range.lowerBound < other.method.range.lowerBound
    }
    if other.file == symbol.file, symbol.declaration.range.contains(other.method.range.lowerBound) {
      return false
    }
    return isEarlier(member.file, member.method.range, than: other.file, other.method.range, program)
  }

  /// What tells a method from others of its name.
  private func keys(of member: Member, _ program: Program) -> [CanonicalVariant] {
    let signature = member.method.signature
    let marker = signature.isVariadic ? "..." : signature.parameters.isEmpty ? "->" : ""
    let types = marker == "->" ? signature.results : signature.parameters.map(\.type)
    return program.canonicalVariants(of: types, from: member.file).map {
      CanonicalVariant(spellings: [marker] + $0.spellings, condition: $0.condition)
    }
  }

  /// Methods that the compiler writes as well.
  private func generated(_ members: [Member], of symbol: ClassSymbol, _ program: Program) -> [Diagnostic] {
    guard symbol.parts.contains(where: { $0.declaration.isDesignable }) else { return [] }
    return members.compactMap { member in
      guard program.isChecked(member.file), member.method.bodyRange != nil,
        ["setOutlet", "wireAction"].contains(member.method.name.text)
      else { return nil }
      let parameters = program.canonicalParameters(of: member.method, from: member.file)
      let isGenerated = Program.designableNames.contains { name in
        program.protocols(named: name, from: member.file).contains { found in
          found.symbol.requirements.contains {
            $0.name == member.method.name.text
              && program.canonicalParameters(of: $0.declaration, from: found.symbol.file) == parameters
          }
        }
      }
      guard isGenerated else { return nil }
      return finding(
        "the compiler writes '\(member.method.name.text)' for '\(symbol.name)', "
          + "which has an outlet or an action",
        at: member.method.name.range, in: program.file(member.file))
    }
  }

  private func methods(of owner: ProtocolSymbol, _ program: Program) -> [Diagnostic] {
    guard program.isChecked(owner.file) else { return [] }
    var earlier: [String: [FunctionDeclaration]] = [:]
    return owner.declaration.methods.compactMap { method in
      let first = earlier[method.name.text]?.first { $0.condition.overlaps(method.condition) }
      earlier[method.name.text, default: []].append(method)
      guard let first else { return nil }
      return finding(
        "'\(owner.name)' has a method '\(method.name.text)' already: only the first can be called through it",
        at: method.name.range, in: program.file(owner.file), severity: .warning,
        notes: [note(program.span(first.name.range, in: owner.file))])
    }
  }
}
