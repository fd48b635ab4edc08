import XCSemantics
import XCSyntax

/// What a linter found in a program, kept in pieces, so that a change inside of one body costs no more than what hangs
/// on that body.
public struct LintedProgram: Sendable {
  /// What one rule found, before suppression and with its own severity.
  private struct Findings: Sendable {
    /// What hangs on nothing but declarations.
    var elsewhere: [Diagnostic] = []
    /// What stands in bodies and comes from them.
    var inBodies: [Diagnostic] = []
    /// What was found about each class.
    var byClass: [ClassSymbol: [Diagnostic]] = [:]

    var all: [Diagnostic] { elsewhere + inBodies + byClass.values.joined() }
  }

  private let rules: [any Rule]
  private let configuration: LintConfiguration
  private var bodies: ProgramBodies
  private var found: [Findings]

  /// The program.
  public var program: Program { bodies.program }

  /// A part of the work that hangs on no other.
  private enum Piece: Sendable {
    /// A rule as a whole, or what it finds besides its pieces.
    case rule(Int)
    /// What each rule that asks classes finds about some of them.
    case classes(ArraySlice<ClassSymbol>)
    /// What each rule that asks bodies finds in some of them.
    case bodies(ArraySlice<ProgramBody>)
  }

  /// - Parameter workers: how many threads check at once.
  init(
    _ program: Program, rules: [any Rule], configuration: LintConfiguration, workers: Int,
    willCheck: ((String) -> Void)?
  ) {
    self.rules = rules
    self.configuration = configuration
    let bodies = ProgramBodies(program)
    self.bodies = bodies
    found = rules.map { _ in Findings() }
    let (classRules, bodyRules) = (self.classRules, self.bodyRules)
    var pieces = rules.indices.map(Piece.rule)
    if !classRules.isEmpty { pieces += program.checkedClasses.stretches(for: workers).map(Piece.classes) }
    if !bodyRules.isEmpty { pieces += bodies.checked.stretches(for: workers).map(Piece.bodies) }
    for rule in rules { willCheck?(rule.name) }
    let parts = WorkerCrew.map(pieces, workers: workers) { piece -> [(rule: Int, findings: Findings)] in
      switch piece {
      case .rule(let index): [(index, Self.findings(of: rules[index], in: bodies))]
      case .classes(let symbols): classRules.map { ($0, Self.findings(of: $1, about: symbols, in: bodies)) }
      case .bodies(let some): Self.findings(of: bodyRules, in: some, bodies)
      }
    }
    for (index, part) in parts.joined() {
      found[index].elsewhere += part.elsewhere
      found[index].inBodies += part.inBodies
      found[index].byClass.merge(part.byClass) { $0 + $1 }
    }
  }

  /// What a rule finds besides what it finds in bodies and about classes.
  private static func findings(of rule: any Rule, in bodies: ProgramBodies) -> Findings {
    switch rule {
    case is any BodyRule: Findings()
    case let rule as any ClassRule: Findings(elsewhere: rule.checkDeclarations(bodies.program))
    case let rule as any CrossBodyRule: Findings(elsewhere: rule.check(bodies))
    default: Findings(elsewhere: rule.check(bodies.program))
    }
  }

  private static func findings(
    of rule: any ClassRule, about symbols: ArraySlice<ClassSymbol>, in bodies: ProgramBodies
  ) -> Findings {
    var found = Findings()
    for symbol in symbols {
      let findings = rule.check(symbol, in: bodies)
      if !findings.isEmpty { found.byClass[symbol] = findings }
    }
    return found
  }

  private static func findings(
    of rules: [(Int, any BodyRule)], in some: ArraySlice<ProgramBody>, _ bodies: ProgramBodies
  ) -> [(rule: Int, findings: Findings)] {
    var found = rules.map { (rule: $0.0, findings: Findings()) }
    for body in some where !bodies.isSilent(body) {
      guard let facts = bodies.facts(of: body) else { continue }
      for (place, rule) in rules.enumerated() {
        found[place].findings.inBodies += rule.1.check(facts, in: bodies)
      }
    }
    return found
  }

  private var classRules: [(Int, any ClassRule)] {
    rules.enumerated().compactMap { index, rule in (rule as? any ClassRule).map { (index, $0) } }
  }

  private var bodyRules: [(Int, any BodyRule)] {
    rules.enumerated().compactMap { index, rule in (rule as? any BodyRule).map { (index, $0) } }
  }

  // MARK: - Findings

  /// All findings in the checked files, ordered by file, line, column and rule, each once.
  public var findings: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let paths = program.focus.map { _ in Set(program.checkedFiles.map(\.source.path)) }
    let all = zip(rules, found).flatMap { rule, found in
      found.all.filter { paths?.contains($0.span.file) != false && seen.insert($0).inserted }
        .map { settled($0, by: rule) }
    }
    let mended = MendedStretches(program)
    var suppressions = Suppressions(program)
    var findings = suppressions.filter(all.compactMap(mended.trusted))
    if let rule = rules.lazy.compactMap({ $0 as? UnusedSuppression }).first {
      findings += suppressions.idleNames(among: rules, toldBy: rule).map { settled($0, by: rule) }
    }
    return findings.sorted(by: Diagnostic.inOrder)
  }

  private func settled(_ finding: Diagnostic, by rule: any Rule) -> Diagnostic {
    var finding = finding
    if finding.severity < rule.defaultSeverity {
      for index in finding.fixes.indices { finding.fixes[index].isSafe = false }
    }
    finding.severity = configuration.severity(of: finding, by: rule)
    return finding
  }

  // MARK: - Changes

  /// Checks another state of the program anew, by the same rules.
  public func rechecked(_ program: Program) -> LintedProgram {
    LintedProgram(program, rules: rules, configuration: configuration, workers: 1, willCheck: nil)
  }

  /// Takes a program in which nothing but the inside of one body is different.
  ///
  /// - Returns: false where other bodies may be judged otherwise by what this one says now; then nothing is known any
  ///   more, and everything must be checked anew.
  public mutating func update(_ program: Program, after change: BodyChange, in file: FileID) -> Bool {
    let old = bodies
    guard program.isChecked(file) else {
      bodies = old.moved(to: program)
      return false
    }
    let new = old.moved(to: program)
    let (oldSource, source) = (old.program.file(file).source, program.file(file).source)
    guard let oldBody = old.body(of: change, in: file), let body = new.body(of: change, in: file),
      let oldBlock = old.block(of: oldBody), let block = new.block(of: body),
      old.weakHolder(of: oldBody) == new.weakHolder(of: body),
      SourceLayout(text: oldSource.text).unit == SourceLayout(text: source.text).unit
    else { return false }
    bodies = new
    let facts = new.facts(of: body)
    let oldWords = oldSource.text.mentionedWords(in: change.oldBody)
    let words = source.text.mentionedWords(in: block.range)
    // What macros are hangs on the assembly that uses them.
    guard !oldWords.union(words).contains("asm") else { return false }
    let changed = oldWords.symmetricDifference(words)
    let affected = classes(askingFor: body).union(classes(withMethodsNamed: changed))
    let isOwn = { (finding: Diagnostic) in
      finding.span.file == source.path && change.oldBody.overlaps(finding.span.bytes)
    }
    let moved = { (findings: [Diagnostic]) in findings.map { $0.moved(by: change.edit, in: source.text) } }
    for (index, rule) in rules.enumerated() {
      switch rule {
      case let rule as any BodyRule:
        found[index].inBodies = moved(found[index].inBodies.filter { !isOwn($0) })
        if let facts { found[index].inBodies += rule.check(facts, in: new) }
      case let rule as any ClassRule:
        found[index].elsewhere = rule.checkDeclarations(program)
        for symbol in affected { found[index].byClass[symbol] = nil }
        found[index].byClass = found[index].byClass.mapValues(moved)
        for symbol in affected {
          let findings = rule.check(symbol, in: new)
          if !findings.isEmpty { found[index].byClass[symbol] = findings }
        }
      case let rule as any NodeRule:
        found[index].elsewhere = moved(found[index].elsewhere.filter { !isOwn($0) })
        found[index].elsewhere += rule.check(block, in: program.file(file), of: program)
      case let rule as any LearningRule
      where rule.lessons(of: oldBlock, in: oldSource) != rule.lessons(of: block, in: source):
        found[index].elsewhere = rule.check(program)
      case let rule as any CrossBodyRule: found[index].elsewhere = rule.check(new)
      case is SyntaxError, is UnusedSuppression: found[index].elsewhere = rule.check(program)
      default: found[index].elsewhere = moved(found[index].elsewhere)
      }
    }
    return true
  }

  /// The classes whose findings may hang on a body: its own and those below.
  private func classes(askingFor body: ProgramBody) -> Set<ClassSymbol> {
    guard let owner = body.owner else { return [] }
    return Set(
      program.checkedClasses.filter { symbol in
        program.hierarchy(of: symbol).members.contains { $0.symbol == owner }
      })
  }

  /// The classes with findings whose fixes hang on who else says the name of a method.
  private func classes(withMethodsNamed names: Set<String>) -> Set<ClassSymbol> {
    guard !names.isEmpty else { return [] }
    let known = Set(found.flatMap(\.byClass.keys))
    // Those of the program as it is now: the keys' declarations stand where they stood.
    return Set(
      program.checkedClasses.filter { symbol in
        known.contains(symbol)
          && symbol.parts.contains { $0.declaration.methods.contains { names.contains($0.name.text) } }
      })
  }
}
