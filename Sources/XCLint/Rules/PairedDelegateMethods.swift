import XCSemantics
import XCSyntax

/// A delegate that has one method of a pair and not the other.
struct PairedDelegateMethods: ClassRule {
  let name = "paired-delegate-methods"
  let defaultSeverity = Severity.error
  let summary = "a delegate that has one method of a pair and not the other"

  let explanation = """
    Some methods of a protocol belong together: what one starts, the other stops; what one writes, the other \
    reads. A class that conforms and has one of the two compiles, and goes wrong later. 'formWillShow' without \
    'formDidHide' starts work for a form and never stops it, whether a push covers the form or a pop takes it \
    off. 'formDidHide' without 'formWillShow' stops work that never resumes when the form comes back.

    A method counts where its name and parameter types fit: in the class, in a category or extension anywhere \
    in the program, or inherited. A class is a delegate by its clause, by a category's, by inheritance, or by a \
    cast of 'self'. The class that first has the half and the conformance together is reported; its subclasses \
    are not. Where an ancestor can't be seen, the finding is a warning.

    The fix adds the other half with an empty body. Where one method of the class has all of it but the name, and \
    nothing says that name, that method is renamed instead.

    Known are 'formWillShow' and 'formDidHide' of 'UXNavigationDelegate' and, as warnings, \
    'encodeWithCoder' and 'initWithCoder' of 'Codable' and 'hash' and 'equals' of 'Hashable', of which \
    'Object' has empty or plain ones. A comment '// xcgen:pair openThing closeThing' in a protocol or just \
    above it declares a pair of its own, and so does the configuration.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class DetailScreen : Object <UXNavigationDelegate> {
        void ↓formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
      }
      """),
    RuleExample(
      """
      protocol DoorDelegate {
        // xcgen:pair doorOpened doorClosed
        optional void doorOpened(i32 number);
        optional void doorClosed(i32 number);
      }

      class Guard : Object <DoorDelegate> {
        void ↓doorOpened(i32 number) { }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class DetailScreen : Object <UXNavigationDelegate> {
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
      }

      class Silent : Object <UXNavigationDelegate> {
      }
      """),
  ]

  func check(_ symbol: ClassSymbol, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    let view = DelegateView(symbol, in: program)
    lazy var parents = view.hierarchy.members.filter { $0.depth == 1 }
      .map { DelegateView($0.symbol, in: program) }
    let near = NearMisses(view.hierarchy, in: bodies)
    var reported: Set<[String]> = []
    return view.roles.compactMap { role in
      let halves = view.loneHalves(of: role).compactMap { half -> LoneHalf? in
        let inherited = parents.flatMap { $0.loneHalves(of: role) }.filter { $0.present == half.present }
        guard let condition = half.condition.excluding(inherited.map(\.condition)) else { return nil }
        return LoneHalf(present: half.present, missing: half.missing, condition: condition, claim: half.claim)
      }
      guard let finding = finding(for: role, halves: halves, view: view, near, program),
        reported.insert([role.pair.protocolName] + role.pair.methods).inserted
      else { return nil }
      return finding
    }
  }

  private func finding(
    for role: DelegateRole, halves: [LoneHalf], view: DelegateView, _ near: NearMisses,
    _ program: Program
  ) -> Diagnostic? {
    guard let half = halves.first, let site = site(of: half, role, view, program) else { return nil }
    let symbol = view.hierarchy.symbol
    let message =
      "'\(symbol.name)' implements '\(half.present.name)' but not '\(half.missing.name)'"
      + Phrases.condition(half.condition, within: symbol.declaration.condition, program)
      + Phrases.reservation(view.hierarchy, verb: "does")
    var finding = Diagnostic(
      rule: name,
      severity: view.hierarchy.unseen.isEmpty ? role.pair.severity : min(role.pair.severity, .warning),
      message: message, span: site.span)
    finding.notes = notes(on: half, role, site, view, program) + near.notes(on: half.missing)
    let attempts = halves.map { near.attempt(at: $0.missing, when: $0.condition) }
    finding.fixes = fixes(for: half, attempts[0], site, role, symbol, program)
    for (other, attempt) in zip(halves, attempts).dropFirst() {
      guard let otherSite = self.site(of: other, role, view, program) else { continue }
      finding.notes.append(
        DiagnosticNote(
          message: "it is the other way round, with '\(other.present.name)' alone,"
            + Phrases.condition(other.condition, within: symbol.declaration.condition, program),
          span: otherSite.span))
      // Edits of a fix stand in the file of its finding.
      guard attempts[0] == nil, attempt == nil, otherSite.span.file == site.span.file,
        let more = fix(for: other, otherSite, role, symbol, program)
      else { continue }
      finding.fixes = finding.fixes.map { first in
        FixIt(
          title: "Add '\(half.missing.name)' and '\(other.missing.name)'",
          edits: (first.edits + more.edits).sorted { $0.span.start < $1.span.start })
      }
    }
    return finding
  }

  /// Whether a method stands in the file of a finding, as the edits of its fix do.
  private func isInFile(_ method: ClassMethod, _ site: Site, _ program: Program) -> Bool {
    program.file(method.file).source.path == site.span.file
  }

  /// What gives the class the missing half, best first: a method that is there and does not fit is mended where that
  /// is beyond doubt, else the half is added and the method left as it is.
  private func fixes(
    for half: LoneHalf, _ attempt: NearMisses.Attempt?, _ site: Site, _ role: DelegateRole,
    _ symbol: ClassSymbol, _ program: Program
  ) -> [FixIt] {
    let added = fix(for: half, site, role, symbol, program)
    guard let attempt else { return [added].compactMap { $0 } }
    let mended = attempt.fix
    let here = isInFile(attempt.method, site, program) ? mended : nil
    // A method of the root class is there already, and does more than an empty one.
    if mended?.isSafe ?? false || role.pair.isSuppliedByRoot { return [here].compactMap { $0 } }
    return [added, here].compactMap { $0 }
  }

  private func fix(
    for half: LoneHalf, _ site: Site, _ role: DelegateRole, _ symbol: ClassSymbol, _ program: Program
  ) -> FixIt? {
    var writer = MethodWriter(program: program)
    if let method = site.method {
      return writer.fix(adding: half.missing, behind: method, of: half.present, when: half.condition)
    }
    writer.parameterNames = inheritedNames(for: half, role, symbol, program)
    return writer.fix(adding: half.missing, to: symbol, when: half.condition)
  }

  /// What an ancestor calls the parameters of the half that it has, where the other one takes the same; nil where it has
  /// no names of its own for them.
  private func inheritedNames(
    for half: LoneHalf, _ role: DelegateRole, _ symbol: ClassSymbol, _ program: Program
  ) -> [String]? {
    let view = DelegateView(symbol, in: program)
    guard let present = view.implementations(of: half.present, role).first, !program.isBuiltIn(present.file),
      program.canonicalParameters(of: present.declaration, from: present.file)
        == program.canonicalParameters(of: half.missing.declaration, from: half.missing.owner.file)
    else { return nil }
    let names = present.declaration.signature.parameters.map { $0.name?.text }
    guard names != half.present.declaration.signature.parameters.map({ $0.name?.text }) else { return nil }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }

  /// The place of a finding, and the method that stands there.
  private struct Site {
    let span: SourceSpan
    let method: ClassMethod?
  }

  private func site(
    of half: LoneHalf, _ role: DelegateRole, _ view: DelegateView, _ program: Program
  ) -> Site? {
    let methods = view.implementations(of: half.present, role)
    if let own = methods.first(where: {
      $0.depth == 0 && program.isRequested($0.file) && $0.condition.overlaps(half.condition)
    }) {
      return Site(span: program.span(own.declaration.name.range, in: own.file), method: own)
    }
    let symbol = view.hierarchy.symbol
    if program.isRequested(symbol.file) {
      return Site(span: program.span(symbol.declaration.name.range, in: symbol.file), method: nil)
    }
    guard program.isRequested(half.claim.file), half.claim.depth == 0 else { return nil }
    return Site(span: program.span(half.claim.name.range, in: half.claim.file), method: nil)
  }

  private func notes(
    on half: LoneHalf, _ role: DelegateRole, _ site: Site, _ view: DelegateView, _ program: Program
  ) -> [DiagnosticNote] {
    let place = program.span(half.missing.declaration.name.range, in: half.missing.owner.file)
    let reason = role.pair.reason.map { ": \($0)" } ?? ""
    var notes = [
      DiagnosticNote(
        message: "'\(role.symbol.name)' declares '\(half.missing.name)' here" + reason, span: place)
    ]
    for situation in situations(of: half, role) {
      notes.append(DiagnosticNote(message: "missed without it: \(situation)", span: place))
    }
    if site.method == nil, let present = view.implementations(of: half.present, role).first {
      notes.append(
        DiagnosticNote(
          message: "'\(half.present.name)' comes from '\(present.owner.name)'",
          span: program.span(present.declaration.name.range, in: present.file)))
    }
    if let note = conformanceNote(half.claim, view, program) { notes.append(note) }
    return notes
  }

  private func situations(of half: LoneHalf, _ role: DelegateRole) -> [String] {
    let known =
      half.missing.name == role.pair.first ? role.pair.missedWithoutFirst : role.pair.missedWithoutSecond
    guard known.isEmpty else { return known }
    let words = half.missing.declaration.documentation.filter { !$0.contains("xcgen:") }
      .joined(separator: " ")
    return words.isEmpty ? [] : [words]
  }

  private func conformanceNote(
    _ claim: Conformance, _ view: DelegateView, _ program: Program
  ) -> DiagnosticNote? {
    let span = program.span(claim.name.range, in: claim.file)
    let (subject, name) = (view.hierarchy.symbol.name, claim.name.text)
    switch (claim.basis, claim.isInherited) {
    case (.clause, false): return nil
    case (.category, false):
      return DiagnosticNote(message: "this category makes '\(subject)' conform to '\(name)'", span: span)
    case (.selfCast, false):
      return DiagnosticNote(
        message: "this cast of 'self' takes '\(subject)' for what conforms to '\(name)'", span: span)
    case (_, true):
      guard !program.isRoot(claim.owner) else { return nil }
      return DiagnosticNote(
        message: "'\(subject)' conforms to '\(name)' by way of its ancestor '\(claim.owner.name)'", span: span
      )
    }
  }

  func checkDeclarations(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { unfitPairs(in: $0) }
  }

  /// Pairs in comments that cannot be: of no protocol, not two names, or a name that the protocol lacks.
  private func unfitPairs(in file: ProgramFile) -> [Diagnostic] {
    let unfit = file.source.protocols.flatMap { owner in
      owner.pairs.flatMap { unfitPair($0, of: owner, in: file) }
    }
    // What a syntax error hides may be the protocol that is meant.
    guard file.source.syntaxErrors.isEmpty else { return unfit }
    let owned = Set(file.source.protocols.flatMap(\.pairs).map(\.range))
    return unfit
      + file.source.toolComments.compactMap(PairDirective.init).filter { !owned.contains($0.range) }.map {
        finding(
          "this pair is that of no protocol: such a comment stands in a protocol's body or just above one",
          at: $0.range, in: file, severity: .warning)
      }
  }

  private func unfitPair(
    _ pair: PairDirective, of declaration: ProtocolDeclaration, in file: ProgramFile
  ) -> [Diagnostic] {
    func finding(_ message: String, _ range: Range<Int>) -> Diagnostic {
      Diagnostic(rule: name, severity: .warning, message: message, span: file.source.text.span(range))
    }
    guard pair.methods.count == 2, pair.methods[0].text != pair.methods[1].text else {
      guard pair.methods.count != 2 else {
        return [finding("a pair is two different methods, and this comment names one twice", pair.range)]
      }
      return [finding("a pair is two method names, and this comment has \(pair.methods.count)", pair.range)]
    }
    let known = declaration.methods.map(\.name.text)
    return pair.methods.filter { !known.contains($0.text) }.map { method in
      let hint = Spelling.likely(for: method.text, among: known).map { "; did you mean '\($0)'?" }
      return finding(
        "'\(declaration.name.text)' has no method '\(method.text)' that could be half of a pair"
          + (hint ?? ""),
        method.range)
    }
  }
}
