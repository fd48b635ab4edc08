import XCSemantics
import XCSyntax

/// What a method of a class does, the methods of the same class that it calls included.
struct MethodReach {
  private let program: ProgramBodies
  private let bodies: [String: [ProgramBody]]

  init(_ symbol: ClassSymbol, in program: ProgramBodies) {
    self.program = program
    var bodies: [String: [ProgramBody]] = [:]
    for member in program.program.hierarchy(of: symbol).members {
      for body in program.bodies(of: member.symbol) {
        bodies[body.function.name.text, default: []].append(body)
      }
    }
    self.bodies = bodies
  }

  /// The names of the fields that a method assigns.
  func assigned(from method: String) -> Set<String> {
    var names: Set<String> = []
    visit(from: method) { node in
      if node.kind == .assignmentExpression, let name = node.child(.left)?.variableName,
        let right = node.child(.right),
        !right.isNull
      {
        names.insert(name)
      }
    }
    return names
  }

  /// Whether a method mentions a name.
  func mentions(_ name: String, from method: String) -> Bool {
    var isFound = false
    visit(from: method) { node in
      if node.kind == .identifier || node.kind == .typeIdentifier, node.text == name { isFound = true }
    }
    return isFound
  }

  private func visit(from method: String, _ look: (SyntaxNode) -> Void) {
    var open = [method]
    var seen: Set<String> = [method]
    while let name = open.popLast() {
      for body in bodies[name] ?? [] {
        program.block(of: body)?.walk { node in
          look(node)
          if node.kind == .callExpression, let called = node.child(.function)?.variableName,
            bodies[called] != nil, seen.insert(called).inserted
          {
            open.append(called)
          }
          return true
        }
      }
    }
  }
}
