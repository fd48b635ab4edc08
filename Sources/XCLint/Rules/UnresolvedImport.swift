import XCSemantics
import XCSyntax

/// An import that leads nowhere.
struct UnresolvedImport: Rule {
  let name = "unresolved-import"
  let defaultSeverity = Severity.warning
  let summary = "an import found nowhere; the message lists every folder searched"

  let explanation = """
    The file that the directive names is found neither beside the importing file (where that counts: not for \
    '<…>'), nor in a folder given with '-I', nor among the modules of the compiler's library and of UXKit that \
    are known by name. What it would declare is missing from what the other rules see, so they say less about \
    the files around it.

    Names are matched with their letter case. 'Name' stands for 'Name.xc' or 'Name.xt', 'Name.xt' also for \
    'Name.xc'.
    """

  let examples = [
    RuleExample(
      """
      ↓#import "Nowhere.xc"
      """),
    RuleExample(
      """
      ↓#use <Nowhere>
      """),
    RuleExample(
      """
      #use <UXKit>
      #import "Foundation.xc"
      #import <Stdio>
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { file in
      file.imports.compactMap { resolved in
        message(for: resolved).map { message in
          Diagnostic(
            rule: name, severity: defaultSeverity, message: message,
            span: file.source.text.span(place(of: resolved.directive)))
        }
      }
    }
  }

  /// The directive without what stands behind its operand.
  private func place(of directive: ImportDirective) -> Range<Int> {
    let (start, end) = (directive.range.lowerBound, directive.pathRange.upperBound)
    return start < end && end <= directive.range.upperBound ? start..<end : directive.range
  }

  private func message(for resolved: ResolvedImport) -> String? {
    let path = resolved.directive.path
    switch resolved.outcome {
    case .file, .embedded, .standardLibrary: return nil
    case .unreadable(let place, let failure):
      let position = if case .notUTF8(let at, _) = failure { " (\(at.line):\(at.column))" } else { "" }
      return
        "the import of '\(path)' leads to '\(place)', which can't be read: \(failure.description)\(position)"
    case .unresolved(let searched):
      if path.isEmpty { return "this import names no file" }
      if searched.isEmpty {
        return "'\(path)' is found nowhere; no folder was searched, since '-I' names none"
      }
      return "'\(path)' is found nowhere; searched \(Phrases.list(searched))"
    }
  }
}
