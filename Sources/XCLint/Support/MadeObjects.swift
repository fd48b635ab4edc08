import XCSemantics
import XCSyntax

/// The variables that are given a freshly made object somewhere: such a variable keeps it.
struct MadeObjects {
  private var fields: Set<FieldKey> = []
  /// The names of globals, and of what is not known, with the files where an object is given to them.
  private var others: [String: Set<FileID>] = [:]

  /// - Parameter names: what is looked for.
  init(in bodies: ProgramBodies, named names: Set<String>) {
    let program = bodies.program
    let words = names.filter { !$0.isEmpty }.map { Array($0.utf8) }
    for file in program.files where file.origin != .embedded && words.contains(where: file.mayMention) {
      for body in bodies.all(in: file) where file.mayMention("=", in: body.function.range) {
        add(body, names, bodies)
      }
    }
  }

  private mutating func add(_ body: ProgramBody, _ names: Set<String>, _ bodies: ProgramBodies) {
    guard let block = bodies.block(of: body) else { return }
    // The value of a field or a global, or of several in one line.
    if body.function.name.text.isEmpty {
      for declarator in block.children.filter({ $0.field == .declarator }).map(\.node) {
        guard let name = declarator.child(.name), declarator.child(.value)?.isMade ?? false else { continue }
        others[name.text, default: []].insert(body.file)
      }
      return
    }
    var found: [SyntaxNode] = []
    block.walk { node in
      if node.kind == .assignmentExpression, let left = node.child(.left), let right = node.child(.right),
        right.isMade
      {
        let name = left.kind == .memberExpression ? left.child(.member) : left
        if let name, names.contains(name.text) { found.append(name) }
      }
      return true
    }
    guard !found.isEmpty else { return }
    let meanings = bodies.names(in: body)
    for name in found {
      switch meanings.meaning(of: name) {
      case .field(let key): fields.insert(key)
      case .global, .unknown: others[name.text, default: []].insert(body.file)
      case .other: break
      }
    }
  }

  /// Whether a field or a global is given an object.
  func keeps(_ variable: VariableDeclaration, of file: FileID, isField: Bool, _ program: Program) -> Bool {
    isField && fields.contains(FieldKey(variable, in: file))
      || others[variable.name.text]?.contains { program.isCompiledTogether(file, $0) } ?? false
  }
}

extension SyntaxNode {
  /// Whether an expression most likely makes an object: `new T()`, or a static method of a class.
  var isMade: Bool {
    let node = core
    switch node.kind {
    case .newExpression: return true
    case .callExpression:
      let receiver = node.child(.function)?.child(.object)
      return receiver?.kind == .identifier && receiver?.text.first?.isUppercase ?? false
    default: return false
    }
  }
}
