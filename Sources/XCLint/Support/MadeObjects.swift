import XCSemantics
import XCSyntax

/// The variables that may be given a freshly made object somewhere: such a variable keeps it.
struct MadeObjects {
  private var fields: Set<FieldKey> = []
  /// The names of globals, and of what is not known, with the files where an object is given to them.
  private var others: [String: Set<FileID>] = [:]

  /// - Parameter names: what is looked for.
  init(in bodies: ProgramBodies, named names: Set<String>) {
    let program = bodies.program
    let words = names.filter { !$0.isEmpty }.map { Array($0.utf8) }
    var flow = ValueFlow(bodies)
    for file in program.files where file.origin != .embedded && words.contains(where: file.mayMention) {
      for body in bodies.all(in: file)
      where file.mayMention("=", in: body.function.range) || file.mayMention("&", in: body.function.range) {
        add(body, names, bodies, &flow)
      }
    }
  }

  private mutating func add(
    _ body: ProgramBody, _ names: Set<String>, _ bodies: ProgramBodies, _ flow: inout ValueFlow
  ) {
    guard let block = bodies.block(of: body) else { return }
    // The value of a field or a global, or of several in one line.
    if body.function.name.text.isEmpty {
      for declarator in block.children.filter({ $0.field == .declarator }).map(\.node) {
        guard let name = declarator.child(.name), names.contains(name.text),
          let value = declarator.child(.value), flow.mayBeMade(value, in: body)
        else { continue }
        others[name.text, default: []].insert(body.file)
      }
      return
    }
    guard let values = flow.values(in: body) else { return }
    let given = values.gifts.filter { names.contains($0.name.text) && flow.mayBeMade($0.value, in: body) }
    let found = given.map(\.name) + values.addressed.filter { names.contains($0.text) }
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
