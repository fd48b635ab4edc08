import XCLint
import XCSemantics
import XCSyntax

/// `textDocument/codeAction`: what mends findings, and what turns them off.
struct CodeActions {
  private let context: DocumentContext
  private let usesVersions: Bool
  private let conversion: FindingConversion
  private let mended: [TextEdit]

  /// - Parameter mended: what mends everything in the document that can be mended.
  init(_ context: DocumentContext, usesVersions: Bool, mended: [TextEdit]) {
    self.context = context
    self.mended = mended
    self.usesVersions = usesVersions
    conversion = FindingConversion(context.analysis)
  }

  /// The actions that a client asks for.
  func actions(_ parameters: CodeActionParameters) -> [CodeAction] {
    guard let place = context.place else { return [] }
    let only = parameters.context?.only
    let range = context.document.map.bytes(parameters.range)
    let all = context.analysis.findings(at: place.file.source.path)
    var actions: [CodeAction] = []
    if CodeActionKind.isWanted(CodeActionKind.quickFix, by: only) {
      let here = findings(at: range, among: all)
      actions += here.flatMap(fixes) + fixesOfRules(here, all) + suppressions(of: here, among: all)
    }
    if CodeActionKind.isWanted(CodeActionKind.implement, by: only) {
      actions += ClassActions(place).fixes(at: range.lowerBound).map {
        CodeAction(title: $0.title, kind: CodeActionKind.implement, edit: edit($0.edits))
      }
    }
    if CodeActionKind.isWanted(CodeActionKind.fixAll, by: only),
      let action = fixAll
    {
      actions.append(action)
    }
    return actions
  }

  /// The findings that a range touches. Where there are none, a caret on the line of a finding is near enough: that is
  /// where people see it.
  private func findings(at range: Range<Int>, among all: [Diagnostic]) -> [Diagnostic] {
    let map = context.document.map
    let lines = map.line(at: range.lowerBound)...map.line(at: range.upperBound)
    let near = all.filter { finding in
      let span = finding.span.bytes
      return lines.overlaps(map.line(at: span.lowerBound)...map.line(at: span.upperBound))
    }
    let touched = near.filter { finding in
      let span = finding.span.bytes
      return span.lowerBound <= range.upperBound && range.lowerBound <= span.upperBound
    }
    return touched.isEmpty ? near : touched
  }

  private func fixes(of finding: Diagnostic) -> [CodeAction] {
    finding.fixes.enumerated().map { index, fix in
      CodeAction(
        title: fix.title, kind: CodeActionKind.quickFix,
        diagnostics: [conversion.diagnostic(finding, context.document.map)],
        isPreferred: index == 0 && fix.isSafe ? true : nil, edit: edit(fix.edits))
    }
  }

  /// One action for each rule of which the file has several findings that can be mended at once.
  private func fixesOfRules(_ here: [Diagnostic], _ all: [Diagnostic]) -> [CodeAction] {
    here.map(\.rule).uniqued.compactMap { rule in
      let findings = all.filter { $0.rule == rule }
      let fixes = FixSelection(findings, in: [findings[0].span.file]).fixes
      guard fixes.count > 1 else { return nil }
      return CodeAction(
        title: "Fix all of '\(rule)' in this file", kind: CodeActionKind.quickFix,
        edit: edit(fixes.flatMap(\.edits)))
    }
  }

  // MARK: - Suppression

  /// One action for each rule and line, however much the rule finds there.
  private func suppressions(of findings: [Diagnostic], among all: [Diagnostic]) -> [CodeAction] {
    func place(_ finding: Diagnostic) -> [String] { [finding.rule, String(finding.span.start.line)] }
    return findings.map(place).uniqued.compactMap { wanted in
      let here = all.filter { place($0) == wanted }
      guard let first = here.first, first.rule != "unused-suppression", let edit = suppressionEdit(first)
      else {
        return nil
      }
      return CodeAction(
        title: "Turn '\(first.rule)' off here, with a reason", kind: CodeActionKind.quickFix,
        diagnostics: here.map { conversion.diagnostic($0, context.document.map) }, edit: edit)
    }
  }

  private func suppressionEdit(_ finding: Diagnostic) -> WorkspaceEdit? {
    let text = context.document.text
    let line = finding.span.start.line - 1
    let directive = "// xcgen:disable:next"
    if line > 0 {
      let above = text.lineRange(line - 1)
      let words = text.string(in: above)
      // What stands on a line that a backslash goes on from is part of a macro.
      guard !words.hasSuffix("\\") else { return nil }
      let blanks = words.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      if words.utf8.dropFirst(blanks).starts(with: (directive + " ").utf8) {
        let offset = above.lowerBound + blanks + directive.utf8.count
        return edit([TextEdit(span: text.span(offset..<offset), newText: " " + finding.rule)])
      }
    }
    let own = text.lineRange(line)
    if isInside(own.lowerBound) {
      guard !isInside(own.upperBound), !text.string(in: own).hasSuffix("\\") else { return nil }
      return edit([
        TextEdit(
          span: text.span(own.upperBound..<own.upperBound),
          newText: " // xcgen:disable:this \(finding.rule) -- ")
      ])
    }
    let indent = text.string(in: own).prefix { $0 == " " || $0 == "\t" }
    let comment = "\(indent)\(directive) \(finding.rule) -- \(text.lineEnding)"
    return edit([TextEdit(span: text.span(own.lowerBound..<own.lowerBound), newText: comment)])
  }

  /// Whether a line that ends or begins at an offset does so within a comment or a string.
  private func isInside(_ offset: Int) -> Bool {
    guard let root = context.document.tree?.root, offset > 0, offset < context.document.text.bytes.count,
      let node = root.descendant(covering: (offset - 1)..<(offset + 1))
    else { return false }
    switch node.kind {
    case .comment, .stringLiteral, .stringContent: return true
    default: return false
    }
  }

  // MARK: - All at once

  private var fixAll: CodeAction? {
    guard !mended.isEmpty else { return nil }
    return CodeAction(
      title: "Fix everything that xcgen can fix", kind: CodeActionKind.fixAll, edit: edit(mended))
  }

  // MARK: - Edits

  /// Edits of any files: what mends a finding may stand in another one.
  private func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
    var changes: [(uri: String, version: Int?, edits: [ProtocolEdit])] = []
    for path in edits.map(\.span.file).uniqued {
      let own = path == context.place?.file.source.path
      guard let map = own ? context.document.map : conversion.map(of: path) else { continue }
      let document = own ? context.document : context.analysis.documents[FilePath.absolute(path)]
      changes.append(
        (
          uri: own ? context.document.uri : context.analysis.uri(of: path), version: document?.version,
          edits: edits.filter { $0.span.file == path }.map {
            ProtocolEdit(range: map.range($0.span.bytes), newText: $0.newText)
          }
        ))
    }
    return WorkspaceEdit(changes, usesVersions: usesVersions)
  }
}
