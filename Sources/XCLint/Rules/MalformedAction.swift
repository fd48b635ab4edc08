import XCSemantics
import XCSyntax

/// A method marked as an action that no control could call.
struct MalformedAction: Rule {
  let name = "malformed-action"
  let defaultSeverity = Severity.error
  let summary = "an action method that is not 'void' with one pointer parameter"

  let explanation = """
    A method with the annotation `: action` is wired to a control by its name. The control hands itself over \
    and expects nothing back: the method must be `void` and have exactly one parameter, a pointer.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class Form : Object {
        void ↓save(void) : action { }
        bool ↓send(UXControl* sender) : action { return true; }
        void ↓turn(i32 by) :action { }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Form : Object {
        outlet UXLabel* note;
        void save(UXControl* sender) : action { }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { file in
      file.source.classParts.flatMap { part in
        part.methods.filter(\.isAction).compactMap { method in
          problem(with: method, from: file.id, program).map {
            finding("'\(method.name.text)' is an action and " + $0, at: method.name.range, in: file)
          }
        }
      }
    }
  }

  private func problem(with method: FunctionDeclaration, from file: FileID, _ program: Program) -> String? {
    let results = program.canonicalResults(of: method, from: file)
    guard results == ["void"] else {
      return "must be 'void': it gives '\(Phrases.results(method))'"
    }
    let parameters = method.signature.parameters
    guard parameters.count == 1, !method.signature.isVariadic, let only = parameters.first else {
      return "must take exactly one pointer: it takes \(Phrases.parameters(method))"
    }
    switch program.staticType(of: only.type, from: file) {
    case .scalar, .instance, .callback, .block: return "must take a pointer, not '\(only.type.spelling)'"
    case .structure:
      if case .named = only.type.shape { return "must take a pointer, not '\(only.type.spelling)'" }
      return nil
    default: return nil
    }
  }
}
