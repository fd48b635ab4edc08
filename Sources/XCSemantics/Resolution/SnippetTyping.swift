import XCSyntax

extension ProgramNames {
  /// The names of a file as they would be if a stretch of it said something else: what is half written may hide what
  /// stands around it.
  ///
  /// - Parameter replacement: as many bytes as the stretch has.
  public func names(of file: FileID, writing replacement: [UInt8], at range: Range<Int>) -> FileNames {
    let old = program.file(file)
    guard range.count == replacement.count, range.upperBound <= old.source.text.bytes.count else {
      return names(of: file)
    }
    var bytes = old.source.text.bytes
    bytes.replaceSubrange(range, with: replacement)
    let source = SourceFile(parsing: SourceText(path: old.source.path, bytes: bytes))
    let patched = ProgramFile(id: file, source: source, origin: old.origin, imports: old.imports)
    return FileNames(program, unitNames, of: patched)
  }

  /// The type of an expression that is written at a place, or could be.
  ///
  /// - Parameters:
  ///   - expression: its text.
  ///   - offset: the place, in bytes of the file.
  ///   - names: the names of the file.
  public func type(of expression: String, at offset: Int, among names: FileNames) -> StaticType {
    let text = SourceText(path: "", expression + ";")
    guard let tree = try? SyntaxParser().parse(text),
      let statement = tree.root.children.first(where: { $0.node.kind == .expressionStatement })?.node,
      let node = statement.children.first(where: { BodyKinds.isExpression($0.node.kind) })?.node,
      node.range.upperBound == expression.utf8.count
    else { return .unknown }
    return reader(at: offset, among: names, body: node).quietly(node)
  }

  /// A reader that knows the names of a place.
  private func reader(at offset: Int, among names: FileNames, body: SyntaxNode) -> BodyReader {
    let around = names.body(around: offset)
    let function =
      around?.function
      ?? FunctionDeclaration(
        name: Identifier("", at: 0..<0), signature: FunctionSignature(results: [], parameters: []),
        parameterListRange: 0..<0, range: 0..<0)
    var reader = BodyReader(
      program, unitNames, file: program.file(names.file), owner: around?.owner, function: function, body: body
    )
    for local in names.locals(at: offset) {
      reader.scope.declare(
        local.name.text, local.type, isWeak: local.written?.qualifiers.contains(.weak) ?? false,
        declarations: [local])
    }
    return reader
  }
}
