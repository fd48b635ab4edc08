extension SourceFile {
  /// Reads a file: parses its text and lowers the tree. What is wrong with it is in `syntaxErrors`.
  ///
  /// `definitions` matter only for a file that splits a construct across a conditional: they choose its arms.
  public init(parsing text: SourceText, definitions: MacroTable = MacroTable(), skipsBodies: Bool = false) {
    do {
      let parser = try SyntaxParser()
      self.init(parsing: text, definitions: definitions, skipsBodies: skipsBodies, with: parser)
    } catch {
      self.init(text: text, problems: [SyntaxProblem(error.message, at: 0..<0)])
    }
  }

  /// Reads a file with a parser that is already there.
  ///
  /// - Parameter skipsBodies: whether bodies that are certain to be free of mistakes may stay unparsed until a rule
  ///   asks for them: see `skippedBodies`.
  public init(
    parsing text: SourceText, definitions: MacroTable = MacroTable(), skipsBodies: Bool = false,
    with parser: borrowing SyntaxParser
  ) {
    do {
      if skipsBodies, let form = FormReading(skippingBodiesOf: text, with: parser) {
        self.init(form)
        if hasSkippedBodiesOnly { return }
      }
      self.init(try FormReading(of: text, definitions: definitions, with: parser))
    } catch {
      self.init(text: text, problems: [SyntaxProblem(error)])
    }
  }

  /// Reads a file that was parsed already.
  public init(_ reading: SourceReading, with parser: borrowing SyntaxParser) {
    self.init(FormReading(reading, with: parser))
  }

  /// Lowers what was read. Declarations come from the mended tree, so that a mistake costs its neighbours nothing.
  public init(_ form: FormReading) {
    var lowering = Lowering(
      tree: form.tree, regions: form.regions, original: form.mendedRanges.isEmpty ? nil : form.text)
    lowering.lowerFile()
    if let tree = form.directiveTree { lowering.takeDirectives(of: tree) }
    if let regions = form.regions {
      lowering.declarations = ClassHeaders(in: form.text, regions).completing(lowering.declarations)
    }
    let comments = ToolComment.all(in: form.commentTree)
    self.init(
      text: form.text, tree: form.tree, mendedRanges: form.mendedRanges,
      declarations: Self.attachPairs(of: comments, to: lowering.declarations, in: form.text),
      imports: lowering.imports, macros: lowering.macros, undefinitions: lowering.undefinitions,
      toolComments: comments, syntaxErrors: form.errors(with: lowering.problems))
    mendedBodies = form.mendedBodies
    isPartial = form.regions != nil
    skippedBodies = form.skippedBodies
    arms = (form.tree.arms() + (form.regions?.conditionalArms ?? []))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(text: SourceText, problems: [SyntaxProblem]) {
    self.init(text: text, declarations: [], syntaxErrors: Self.findings(problems, in: text))
  }

  /// A pair comment belongs to the protocol whose body holds it, or to the one that begins on the line below it.
  private static func attachPairs(
    of comments: [ToolComment], to declarations: [Declaration], in text: SourceText
  ) -> [Declaration] {
    let pairs = comments.compactMap(PairDirective.init)
    guard !pairs.isEmpty else { return declarations }
    let bodies = declarations.compactMap { declaration -> Range<Int>? in
      if case .protocol(let owner) = declaration { owner.bodyRange } else { nil }
    }
    return declarations.map { declaration in
      guard case .protocol(var owner) = declaration else { return declaration }
      var above = owner.range.lowerBound
      owner.pairs = pairs.reversed().filter { pair in
        if let body = bodies.first(where: { $0.contains(pair.range.lowerBound) }) {
          return body == owner.bodyRange
        }
        guard pair.range.upperBound <= above,
          onlyCommentsBetween(pair.range.upperBound, above, in: text)
        else { return false }
        above = pair.range.lowerBound
        return true
      }.reversed()
      return .protocol(owner)
    }
  }

  /// Whether no line between two offsets is blank or holds anything but a `//` comment.
  private static func onlyCommentsBetween(_ start: Int, _ end: Int, in text: SourceText) -> Bool {
    let first = text.lineIndex(at: start)
    let last = text.lineIndex(at: end)
    return ((first + 1)..<max(first + 1, last)).allSatisfy { line in
      text.string(in: text.lineRange(line)).drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
    }
  }

  static func findings(_ problems: [SyntaxProblem], in text: SourceText) -> [Diagnostic] {
    problems
      .map { problem in
        Diagnostic(
          rule: "syntax-error", severity: .error, message: problem.message, span: text.span(problem.range),
          notes: problem.notes.map { DiagnosticNote(message: $0.message, span: text.span($0.range)) })
      }
      .sorted(by: Diagnostic.inOrder)
  }
}

extension SyntaxProblem {
  /// What a refused text looks like to its author.
  init(_ refusal: SyntaxParser.Refusal) {
    switch refusal {
    case .tooLarge: self.init("the file is too large to be parsed", at: 0..<0)
    case .tooDeep(let offset):
      self.init(
        "more than \(PendingTokens.limit) tokens or comments stand in a row here and nothing ends them: this is too "
          + "much to be parsed",
        at: offset..<(offset + 1))
    case .tooSlow(let offset):
      self.init(
        "parsing was given up near here: it takes too long to find the way out of the mistakes so far",
        at: offset..<(offset + 1))
    }
  }
}

extension SyntaxParser.SetupError {
  /// What a person should do about it.
  public var message: String {
    switch self {
    case .incompatibleLibrary(let grammar, let oldest, let newest):
      "the installed libtree-sitter reads grammars of ABI \(oldest) to \(newest), this grammar is of ABI \(grammar); install libtree-sitter 0.20 or newer (Debian: libtree-sitter-dev, Homebrew: tree-sitter)"
    case .outOfMemory: "libtree-sitter could not make a parser"
    }
  }
}
