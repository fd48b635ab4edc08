/// The arms of a file's conditionals, found from its directives alone, without the grammar.
///
/// Needed where a construct is split across a conditional, so that no tree can hold both arms: then the arms that the
/// preprocessor drops are blanked out and the rest is parsed.
package struct ConditionalRegions {
  /// One arm of a conditional.
  struct Arm {
    /// The `#if`, `#elif` or `#else` that opens it.
    var directive: Range<Int>
    /// What it holds, up to the next directive of the conditional.
    var content: Range<Int>
    /// When it is kept, outer conditionals included.
    var condition: Condition
    /// When it is kept where the conditionals around it are.
    var ownCondition: Condition
    /// Whether it is kept with the macros that were given, and those that the file itself defines.
    var isActive: Bool
    /// The same number for all arms of one conditional.
    var conditional: Int
  }

  /// All arms, in the order in which they begin.
  private(set) var arms: [Arm] = []

  /// A conditional that stands in no other, from its `#if` to its `#endif`.
  private struct Group {
    var range: Range<Int>
    /// The directives that open, part or close it and the conditionals inside.
    var boundaries: [Range<Int>] = []
  }
  private var groups: [Group] = []

  /// A conditional that is not closed yet.
  private struct Open {
    var arm: Int
    var conditional: Int
    var outer: Condition
    var isOuterActive: Bool
    var earlier = Condition.always
    var wasActive = false
    var guardName: String?
  }

  /// Finds the arms of a text, with macros that are defined from outside.
  package init(of text: SourceText, definitions: MacroTable) {
    guard text.mayHaveConditionals else {
      isUsable = false
      return
    }
    var macros = definitions
    var stack: [Open] = []
    var scanner = TokenScanner(text.bytes)
    while let token = scanner.next() {
      guard token.kind == .directive else {
        stack.indices.last.map { stack[$0].guardName = nil }
        continue
      }
      let directive = token.range.lowerBound..<(token.directiveEnd ?? token.range.upperBound)
      let (word, operand) = Self.parts(of: directive, in: text)
      switch word {
      case "if", "ifdef", "ifndef":
        open(directive, word, operand, &stack, macros)
      case "elif", "else":
        next(token.range, word, operand, &stack, macros)
      case "endif":
        close(token.range, &stack)
      case "define", "undef":
        let name = String(operand.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        noteGuard(word == "define" ? name : nil, operand, &stack)
        guard stack.last.map({ arms[$0.arm].isActive }) ?? true else { continue }
        if word == "undef" {
          macros.undefine(name)
        } else {
          macros.define(name, as: Self.macro(behind: name, in: operand))
        }
      default: break
      }
    }
    if !stack.isEmpty || arms.isEmpty { isUsable = false }
  }

  /// Whether there are conditionals and all of them are whole.
  private(set) var isUsable = true

  /// Whether what stands at an offset is dropped, as far as the macros tell.
  package func drops(_ offset: Int) -> Bool {
    isUsable && arms.contains { !$0.isActive && $0.content.contains(offset) }
  }

  /// When the preprocessor keeps what stands at an offset.
  func condition(at offset: Int) -> Condition {
    arms.last { $0.content.contains(offset) }?.condition ?? .always
  }

  /// The same regions with only those conditionals that one of the places touches.
  func touching(_ places: [Range<Int>]) -> ConditionalRegions {
    var copy = self
    copy.groups = groups.filter { group in
      places.contains { $0.lowerBound <= group.range.upperBound && $0.upperBound >= group.range.lowerBound }
    }
    copy.arms = copy.groups.indices.flatMap { index in arms.filter { copy.group(index, holds: $0) } }
    return copy
  }

  /// No regions: the text keeps all its arms.
  var leavingAllOut: ConditionalRegions {
    var copy = self
    copy.groups = []
    copy.arms = []
    return copy
  }

  /// The same regions without one of the outermost conditionals each; none where there are too many to try.
  func eachLeftOut(upTo most: Int) -> [ConditionalRegions] {
    guard groups.count > 1, groups.count <= most else { return [] }
    return groups.indices.map { index in
      var copy = self
      copy.arms = groups.indices.filter { $0 != index }.flatMap { other in
        arms.filter { group(other, holds: $0) }
      }
      copy.groups.remove(at: index)
      return copy
    }
  }

  /// The same regions with one arm kept, and in every other conditional an arm that can be kept beside it: the one
  /// that is kept now where that goes together. Nil where nothing makes the preprocessor keep the arm, or where its
  /// conditionals ask too much to tell.
  func keeping(_ kept: Arm) -> ConditionalRegions? {
    guard var assumed = kept.condition.assuming(MacroTable()), TruthTable.holdsSomewhere(assumed) == true
    else {
      return nil
    }
    var copy = self
    for members in Dictionary(grouping: arms.indices, by: { arms[$0].conditional }).values.sorted(
      by: { $0[0] < $1[0] })
    {
      guard let choice = choice(among: members, beside: assumed, keeping: kept) else { return nil }
      for index in members { copy.arms[index].isActive = index == choice.arm }
      assumed = choice.assumed
    }
    return copy
  }

  /// The arm of one conditional that goes together with what is assumed, no arm where none need be kept, and what is
  /// assumed from there on; nil where that cannot be told.
  private func choice(
    among members: [Int], beside assumed: Condition, keeping kept: Arm
  ) -> (arm: Int?, assumed: Condition)? {
    if let own = members.first(where: { arms[$0].directive == kept.directive }) { return (own, assumed) }
    let none = members.reduce(Condition.always) { $0.and(arms[$1].condition.negated) }
    var choices: [(arm: Int?, condition: Condition)] = members.map { ($0, arms[$0].condition) }
    let now = members.first { arms[$0].isActive }
    choices.insert((now, now.map { arms[$0].condition } ?? none), at: 0)
    choices.append((nil, none))
    for choice in choices {
      guard let together = assumed.and(choice.condition).assuming(MacroTable()) else { continue }
      guard let holds = TruthTable.holdsSomewhere(together) else { return nil }
      if holds { return (choice.arm, together) }
    }
    return nil
  }

  private func group(_ index: Int, holds arm: Arm) -> Bool {
    groups[index].range.contains(arm.directive.lowerBound)
  }

  /// The text with dropped arms and the conditionals' own directives replaced by blanks; every line end stays.
  func blanked(_ text: SourceText) -> SourceText {
    text.emptied(groups.flatMap(\.boundaries) + arms.filter { !$0.isActive }.map(\.content))
  }

  private mutating func open(
    _ range: Range<Int>, _ word: Substring, _ operand: String, _ stack: inout [Open], _ macros: MacroTable
  ) {
    let outer = stack.last.map { arms[$0.arm] }
    let own = Self.condition(word, operand)
    var entry = Open(
      arm: arms.count, conditional: range.lowerBound, outer: outer?.condition ?? .always,
      isOuterActive: outer?.isActive ?? true)
    if word == "ifndef" { entry.guardName = operand }
    if stack.isEmpty { groups.append(Group(range: range)) }
    append(range, own, &entry, macros)
    stack.append(entry)
  }

  private mutating func next(
    _ range: Range<Int>, _ word: Substring, _ operand: String, _ stack: inout [Open], _ macros: MacroTable
  ) {
    guard var entry = stack.popLast() else {
      isUsable = false
      return
    }
    end(entry.arm, at: range.lowerBound)
    // More than one arm: no include guard.
    entry.guardName = nil
    append(range, word == "else" ? .always : Self.condition(word, operand), &entry, macros)
    stack.append(entry)
  }

  private mutating func append(
    _ range: Range<Int>, _ own: Condition, _ entry: inout Open, _ macros: MacroTable
  ) {
    let holds = entry.isOuterActive && !entry.wasActive && own.holds(with: macros)
    let condition = entry.earlier.and(own)
    entry.wasActive = entry.wasActive || holds
    entry.arm = arms.count
    arms.append(
      Arm(
        directive: range, content: range.upperBound..<range.upperBound,
        condition: entry.outer.and(condition), ownCondition: condition, isActive: holds,
        conditional: entry.conditional))
    entry.earlier = entry.earlier.and(own.negated)
    noteBoundary(range)
  }

  private mutating func noteBoundary(_ range: Range<Int>) {
    guard let last = groups.indices.last else { return }
    groups[last].boundaries.append(range)
    groups[last].range = groups[last].range.lowerBound..<range.upperBound
  }

  private mutating func close(_ range: Range<Int>, _ stack: inout [Open]) {
    noteBoundary(range)
    guard let entry = stack.popLast() else {
      isUsable = false
      return
    }
    end(entry.arm, at: range.lowerBound)
  }

  private mutating func end(_ arm: Int, at offset: Int) {
    arms[arm].content = arms[arm].content.lowerBound..<offset
  }

  /// `#ifndef X` with `#define X` as its first line is no condition of what it holds.
  private mutating func noteGuard(_ name: String?, _ operand: String, _ stack: inout [Open]) {
    guard let last = stack.indices.last, let guardName = stack[last].guardName else { return }
    stack[last].guardName = nil
    guard name == guardName, operand == guardName else { return }
    arms[stack[last].arm].condition = stack[last].outer
    arms[stack[last].arm].ownCondition = .always
  }

  private static func condition(_ word: Substring, _ operand: String) -> Condition {
    switch word {
    case "ifdef": Condition(ifDefined: operand)
    case "ifndef": .not(Condition(ifDefined: operand))
    default: Condition(ifText: operand)
    }
  }

  private static func parts(of range: Range<Int>, in text: SourceText) -> (word: Substring, operand: String) {
    let line = DirectiveText.joined(text.string(in: range))
    let rest = line.dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = rest.prefix(DirectiveText.word(of: line).count)
    return (word, DirectiveText.joined(String(rest.dropFirst(word.count))))
  }

  private static func macro(behind name: String, in operand: String) -> MacroTable.Macro {
    let rest = operand.dropFirst(name.count)
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else {
      return MacroTable.Macro(DirectiveText.joined(String(rest)))
    }
    let list = rest[..<end].dropFirst()
    let parameters = list.split(separator: ",").map { DirectiveText.joined(String($0)) }.filter {
      !$0.isEmpty
    }
    let body = rest[rest.index(after: end)...]
    return MacroTable.Macro(DirectiveText.joined(String(body)), parameters: parameters)
  }
}
