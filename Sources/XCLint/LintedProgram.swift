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

  init(
    _ program: Program, rules: [any Rule], configuration: LintConfiguration, willCheck: ((String) -> Void)?
  ) {
    self.rules = rules
    self.configuration = configuration
    bodies = ProgramBodies(program)
    found = rules.map { _ in Findings() }
    let classes = program.checkedClasses
    for (index, rule) in rules.enumerated() {
      willCheck?(rule.name)
      switch rule {
      case is any BodyRule: break
      case let rule as any ClassRule:
        found[index].elsewhere = rule.checkDeclarations(program)
        for symbol in classes {
          let findings = rule.check(symbol, in: bodies)
          if !findings.isEmpty { found[index].byClass[symbol] = findings }
        }
      case let rule as any CrossBodyRule: found[index].elsewhere = rule.check(bodies)
      default: found[index].elsewhere = rule.check(program)
      }
    }
    let bodyRules = self.bodyRules
    guard !bodyRules.isEmpty else { return }
    for facts in bodies.checked.lazy.compactMap(bodies.facts) {
      for (index, rule) in bodyRules { found[index].inBodies += rule.check(facts, in: bodies) }
    }
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
    LintedProgram(program, rules: rules, configuration: configuration, willCheck: nil)
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
