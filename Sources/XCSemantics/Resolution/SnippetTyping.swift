import XCSyntax

extension ProgramNames {
  /// The type of an expression that is written at a place, or could be.
  ///
  /// - Parameters:
  ///   - expression: its text.
  ///   - offset: the place, in bytes of the file.
  public func type(of expression: String, at offset: Int, in file: FileID) -> StaticType {
    let text = SourceText(path: "", expression + ";")
    guard let tree = try? SyntaxParser().parse(text),
      let statement = tree.root.children.first(where: { $0.node.kind == .expressionStatement })?.node,
      let node = statement.children.first(where: { BodyKinds.isExpression($0.node.kind) })?.node,
      node.range.upperBound == expression.utf8.count
    else { return .unknown }
    return reader(at: offset, in: file, body: node).quietly(node)
  }

  /// A reader that knows the names of a place.
  private func reader(at offset: Int, in file: FileID, body: SyntaxNode) -> BodyReader {
    let names = names(of: file)
    let around = names.body(around: offset)
    let function =
      around?.function
      ?? FunctionDeclaration(
        name: Identifier("", at: 0..<0), signature: FunctionSignature(results: [], parameters: []),
        parameterListRange: 0..<0, range: 0..<0)
    var reader = BodyReader(
      program, unitNames, file: program.file(file), owner: around?.owner, function: function, body: body)
    for local in names.locals(at: offset) {
      reader.scope.declare(
        local.name.text, local.type, isWeak: local.written?.qualifiers.contains(.weak) ?? false,
        declarations: [local])
    }
    return reader
  }
}
