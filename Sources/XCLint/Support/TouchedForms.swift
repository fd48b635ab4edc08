import XCSemantics
import XCSyntax

/// What `formWillShow` does with whatever form it is told of, by no name of its own: `content.reset()`,
/// `((UXTextView*)content).setText("")`.
struct TouchedForms {
  /// The classes that the form is taken for.
  private var classes: Set<ClassSymbol> = []
  /// Whether some class does something with any form.
  private var isAny = false

  /// Looks at bodies of `formWillShow`.
  init(_ showing: [ProgramBody], in bodies: ProgramBodies) {
    for body in showing {
      guard !isAny, let facts = bodies.facts(of: body) else { continue }
      look(at: facts, bodies.program)
    }
  }

  private mutating func look(at facts: BodyFacts, _ program: Program) {
    let names = ReceiverNames(in: facts)
    guard let content = names.content else { return }
    program.file(facts.file).source.walk(facts.body) { node in
      switch node.kind {
      case .callExpression:
        guard let function = node.child(.function) else { return true }
        if function.kind == .memberExpression, let object = function.child(.object) {
          if names.name(of: object) == content { take(facts.receivers[node.range.lowerBound], program) }
        } else if node.parent?.kind == .expressionStatement,
          node.child(.arguments)?.children.contains(where: { names.name(of: $0.node) == content }) ?? false
        {
          // What a method of the class does with it is not followed.
          isAny = true
        }
      case .assignmentExpression:
        guard let left = node.child(.left), left.kind == .memberExpression, let object = left.child(.object),
          names.name(of: object) == content
        else { return true }
        isAny = true
      default: break
      }
      return !isAny
    }
  }

  private mutating func take(_ receiver: ClassSymbol?, _ program: Program) {
    // A form that is asked as what every form is, or by a protocol, may be any.
    guard let receiver, receiver.name != "UXView", !program.isRoot(receiver) else {
      isAny = true
      return
    }
    classes.insert(receiver)
  }

  /// Whether what a field holds may be such a form.
  func contain(_ field: VariableDeclaration, in file: FileID, _ program: Program) -> Bool {
    guard !isAny else { return true }
    guard !classes.isEmpty, case .object(let symbol, _, _) = program.staticType(of: field.type, from: file)
    else {
      return false
    }
    return classes.contains { taken in
      program.mayDescend(program.hierarchy(of: symbol), from: taken)
        || program.mayDescend(program.hierarchy(of: taken), from: symbol)
    }
  }
}
