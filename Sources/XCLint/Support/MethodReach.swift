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

  /// The names of the fields that a method gives something to, be it to an element.
  func assigned(from method: String) -> Set<String> {
    var names: Set<String> = []
    visit(from: method) { block, body in
      let locals = LocalNames(of: body.function, block)
      block.walk { node in
        if node.kind == .assignmentExpression, let left = node.child(.left), let name = left.elementName,
          !locals.hide(left), let right = node.child(.right), !right.isNull
        {
          names.insert(name)
        }
        names.formUnion(macroNames(at: node))
        return true
      }
    }
    return names
  }

  /// The fields that a method mentions.
  func mentioned(from method: String) -> MentionedFields {
    var fields = MentionedFields()
    visit(from: method) { block, body in
      let names = program.names(in: body)
      block.walk { node in
        if node.kind == .identifier || node.kind == .typeIdentifier {
          switch names.meaning(of: node) {
          case .field(let key): fields.known.insert(key)
          case .unknown: fields.unknown.insert(node.text)
          case .global, .other: break
          }
          fields.unknown.formUnion(macroNames(at: node))
        }
        return true
      }
    }
    return fields
  }

  /// What a macro names that is used at a node: it may be done there.
  private func macroNames(at node: SyntaxNode) -> Set<String> {
    guard node.kind == .identifier || node.kind == .typeIdentifier else { return [] }
    return program.program.names(inMacro: node.text)
  }

  private func visit(from method: String, _ look: (SyntaxNode, ProgramBody) -> Void) {
    var open = [method]
    var seen: Set<String> = [method]
    while let name = open.popLast() {
      for body in bodies[name] ?? [] {
        guard let block = program.block(of: body) else { continue }
        look(block, body)
        block.walk { node in
          var called = macroNames(at: node)
          if node.kind == .callExpression, let name = node.child(.function)?.variableName {
            called.insert(name)
          }
          for name in called.sorted() where bodies[name] != nil && seen.insert(name).inserted {
            open.append(name)
          }
          return true
        }
      }
    }
  }
}

/// Fields that some bodies mention.
struct MentionedFields {
  var known: Set<FieldKey> = []
  /// Names that may stand for a field.
  var unknown: Set<String> = []

  func contains(_ key: FieldKey, named name: String) -> Bool { known.contains(key) || unknown.contains(name) }

  mutating func add(_ other: MentionedFields) {
    known.formUnion(other.known)
    unknown.formUnion(other.unknown)
  }
}
