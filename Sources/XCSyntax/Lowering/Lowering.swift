/// Turns a syntax tree into declarations in one walk.
///
/// Every method that reads a node begins with the cursor on it and leaves the cursor there.
struct Lowering: ~Copyable {
  var cursor: SyntaxCursor
  let text: SourceText

  /// When the preprocessor keeps what is being read.
  var condition = Condition.always

  /// How many lists, types and signatures are open; see `deepestNesting`.
  var depth = 0

  var declarations: [Declaration] = []
  var imports: [ImportDirective] = []
  var macros: [MacroDefinition] = []
  var undefinitions: [MacroUndefinition] = []
  var problems: [SyntaxProblem] = []

  /// Deeper nesting than any person writes is refused, since values that deep could not be walked safely.
  static let deepestNesting = 200

  /// Where the arms of conditionals stand that the tree does not hold; nil for a tree with all of them.
  let regions: ConditionalRegions?

  /// What the author wrote, where the tree's text is a mended one.
  private let original: SourceText?

  init(tree: SyntaxTree, regions: ConditionalRegions? = nil, original: SourceText? = nil) {
    self.original = original
    cursor = SyntaxCursor(at: tree.root)
    text = tree.text
    self.regions = regions
  }

  /// Begins at one node of a tree: for what stands in bodies.
  init(at node: SyntaxNode) {
    cursor = SyntaxCursor(at: node)
    text = node.tree.text
    regions = nil
    original = nil
  }

  /// Reads the whole file.
  mutating func lowerFile() {
    eachItem { lowering, kind, documentation in lowering.lowerTopLevel(kind, documentation) }
    // What stands in a class by mistake was read before the class was.
    declarations.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Takes in the directives that the tree lacks, from a tree that holds nothing else.
  mutating func takeDirectives(of tree: SyntaxTree) {
    var lowering = Lowering(tree: tree, regions: regions)
    lowering.lowerFile()
    macros = (macros + lowering.macros).sorted { $0.range.lowerBound < $1.range.lowerBound }
    imports = (imports + lowering.imports).sorted { $0.range.lowerBound < $1.range.lowerBound }
    undefinitions = (undefinitions + lowering.undefinitions).sorted {
      $0.name.range.lowerBound < $1.name.range.lowerBound
    }
  }

  mutating func lowerTopLevel(_ kind: SyntaxKind, _ documentation: [String]) {
    switch kind {
    case .classDeclaration:
      if let declaration = lowerClass(documentation) { declarations.append(.class(declaration)) }
    case .protocolDeclaration:
      if let declaration = lowerProtocol(documentation) { declarations.append(.protocol(declaration)) }
    case .structDeclaration:
      declarations.append(.struct(lowerStruct(documentation)))
    case .enumDeclaration:
      declarations.append(.enum(lowerEnum(documentation)))
    case .typedefDeclaration:
      declarations += lowerTypedef(documentation)
    case .functionDefinition, .functionDeclaration, .methodDefinition, .methodDeclaration:
      if let declaration = lowerFunction(documentation) { declarations.append(.function(declaration)) }
    case .variableDeclaration, .fieldDeclaration:
      declarations += lowerVariables(documentation).map { .global($0) }
    case .useDeclaration:
      lowerUse()
    default:
      noteStrayStatement(kind)
    }
  }

  private mutating func lowerUse() {
    let range = cursor.range
    var name: Identifier?
    eachChild { lowering, _, field in
      if field == .name { name = lowering.identifier() }
    }
    guard let name else { return }
    declarations.append(.use(UseDeclaration(name: name, range: range, condition: condition)))
  }

  /// The grammar reads statements at top level so that snippets highlight; a file cannot have them. A bare call is
  /// let pass: it is how a macro that expands to declarations reads; a name in capitals too.
  private mutating func noteStrayStatement(_ kind: SyntaxKind) {
    switch kind {
    case .block, .tupleAssignment, .ifStatement, .whileStatement, .forStatement, .forInStatement,
      .switchStatement, .returnStatement, .breakStatement, .continueStatement, .gotoStatement,
      .deferStatement, .tryStatement, .throwStatement, .deleteStatement, .parStatement:
      problems.append(SyntaxProblem("a statement stands outside a function", at: cursor.range))
    case .expressionStatement:
      let value = cursor.node.children.first?.node
      guard value?.kind != .callExpression else { return }
      if let problem = cursor.node.variableBehindBody {
        problems.append(problem)
        return
      }
      if let value, value.kind == .identifier, MacroTable.isLikelyMacro(value.text) { return }
      let first = cursor.node.text.prefix { $0.isLetter }
      let hint = ReservedWords.foreign[String(first)] ?? "a statement stands outside a function"
      problems.append(SyntaxProblem(hint, at: cursor.range))
    default: break
    }
  }

  // MARK: - Walking

  /// Visits each child with its kind and the part it plays.
  mutating func eachChild(_ visit: (inout Lowering, SyntaxKind, SyntaxField?) -> Void) {
    guard cursor.goToFirstChild() else { return }
    repeat { visit(&self, cursor.kind, cursor.field) } while cursor.goToNextSibling()
    _ = cursor.goToParent()
  }

  /// Visits each child with its kind alone. In a long stretch of errors, asking for the part that a child plays
  /// takes time in proportion to the children before it.
  private mutating func eachChildKind(_ visit: (inout Lowering, SyntaxKind) -> Void) {
    guard cursor.goToFirstChild() else { return }
    repeat { visit(&self, cursor.kind) } while cursor.goToNextSibling()
    _ = cursor.goToParent()
  }

  /// Visits each item of a list with its comment: directives are read on the way, conditionals are entered.
  ///
  /// What a stretch of errors holds is visited too, so that one mistake does not hide its neighbours.
  /// - Returns: the lines of the comment behind what opens the list, on its line.
  @discardableResult
  mutating func eachItem(_ visit: (inout Lowering, SyntaxKind, [String]) -> Void) -> [String] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else {
      problems.append(SyntaxProblem("this is nested too deeply to be read", at: cursor.range))
      return []
    }
    let (comments, opening) = documentationOfChildren()
    var index = 0
    eachChildKind { lowering, kind in
      defer { index += 1 }
      switch kind {
      case .token, .comment: break
      case .conditional: lowering.lowerConditional(visit)
      case .error: lowering.eachItem(visit)
      default:
        let outer = lowering.condition
        defer { lowering.condition = outer }
        if let regions = lowering.regions {
          lowering.condition = outer.and(regions.condition(at: lowering.cursor.range.lowerBound))
        }
        if !lowering.lowerDirective(kind) { visit(&lowering, kind, comments[index]) }
      }
    }
    return opening
  }

  /// The documentation of each child of the node, by its place among the children, and that of what opens the list.
  private mutating func documentationOfChildren() -> (children: [[String]], opening: [String]) {
    var result: [[String]] = []
    var opening: [Range<Int>] = []
    var isOpening = true
    var last: Int?
    var trailing: Trailing?
    var collector = DocumentationCollector(text: text, openedAt: nil)
    eachChildKind { lowering, kind in
      let range = lowering.cursor.range
      result.append([])
      switch kind {
      case .comment:
        guard collector.take(comment: range) else { break }
        if let owner = last {
          let lines = DocumentationCollector.lines(of: [range], in: lowering.text)
          let gap = trailing == nil && !lines.isEmpty && !result[owner].isEmpty ? [""] : []
          result[owner] += gap + lines
          trailing = Trailing(owner: owner, comment: range, lines: gap.count + lines.count)
        } else if isOpening {
          opening.append(range)
        }
      case .token:
        // Commas and semicolons belong to the item in front of them, a brace to what it opens.
        if last == nil { collector.skip(to: range) }
      case .conditional, .error, .directiveText, .droppedText:
        collector.skip(to: range)
        last = nil
        trailing = nil
        isOpening = false
      default:
        var above: [String] = []
        if isOpening, let comment = opening.last, collector.isOnLine(comment, of: range) {
          // Between a brace and what follows it on its line, a comment is about the latter.
          above = DocumentationCollector.lines(of: opening, in: lowering.text)
          opening.removeAll()
        } else if let comment = trailing, collector.isOnLine(comment.comment, of: range) {
          // Between two declarations of one line, it is about the second.
          result[comment.owner].removeLast(comment.lines)
          above = DocumentationCollector.lines(of: [comment.comment], in: lowering.text)
        }
        trailing = nil
        last = lowering.endsBlock(range) ? nil : result.count - 1
        result[result.count - 1] = above + collector.take(declaration: range)
        isOpening = false
      }
    }
    return (result, DocumentationCollector.lines(of: opening, in: text))
  }

  /// A comment behind a declaration, on its line.
  private struct Trailing {
    /// The declaration's place among the children.
    var owner: Int
    var comment: Range<Int>
    /// How many lines of the declaration's documentation come from it.
    var lines: Int
  }

  /// Whether a declaration of several lines ends with a brace: a comment behind that says what ends there.
  private func endsBlock(_ range: Range<Int>) -> Bool {
    let last = text.bytes[range].last { !SourceText.isBlank($0) && $0 != UInt8(ascii: ";") }
    return last == UInt8(ascii: "}")
      && text.lineIndex(at: range.lowerBound)
        != text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
  }

  /// What the comment under the cursor says: one between a declaration's head and its brace is about that declaration.
  mutating func commentLines() -> [String] { DocumentationCollector.lines(of: [cursor.range], in: text) }

  /// The name that the cursor stands on.
  mutating func identifier() -> Identifier {
    let range = cursor.range
    return Identifier(writtenName(in: range) ?? text.string(in: range), at: range)
  }

  /// The word that stands where a mended text has nothing but the letters that take its place.
  private func writtenName(in range: Range<Int>) -> String? {
    guard let original, range.upperBound <= original.bytes.count,
      text.bytes[range].allSatisfy({ $0 == UInt8(ascii: "x") }),
      original.bytes[range].allSatisfy({ TokenScanner.isName($0) || $0 >= 0x80 })
    else { return nil }
    return original.string(in: range)
  }
}
