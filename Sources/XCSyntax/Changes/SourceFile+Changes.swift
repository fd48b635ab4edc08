extension SourceFile {
  /// The file after a change that stayed inside of one body, as reading it anew would give it.
  ///
  /// - Returns: nil where the change reaches further than that, or where too little is certain about it.
  public func changed(
    to text: SourceText, with parser: borrowing SyntaxParser
  ) -> (file: SourceFile, change: BodyChange)? {
    guard let edit = SyntaxEdit(from: self.text.bytes, to: text.bytes),
      let change = BodyChange(edit, in: self),
      let tree, !tree.root.hasError, mendedBodies.isEmpty == mendedRanges.isEmpty,
      syntaxErrors.count <= FormReading.mostTold,
      let old = change.function(in: self),
      let shape = BodyShape(of: change.newBody, in: text), !text.bytes[edit.newRange].contains(0)
    else { return nil }
    var copy = self
    copy.text = text
    guard copy.mend(change, shape, from: tree, of: self, with: parser),
      let block = copy.tree?.root.block(at: change.newBody)
    else { return nil }
    var lowering = Lowering(at: block)
    let casts = lowering.selfCasts()
    // A cast of `self` says something about the class.
    guard casts.map(\.text) == old.selfCasts.map(\.text) else { return nil }
    for index in change.declaration..<declarations.count {
      copy.declarations[index] = declarations[index].moved(by: edit)
    }
    copy.declarations[change.declaration].setSelfCasts(casts, ofMethod: change.method)
    copy.droppedArms = Set(droppedArms.map(edit.moved))
    copy.arms = arms.map { $0.moved(by: edit) }
    copy.imports = imports.map { $0.moved(by: edit) }
    copy.macros = macros.map { $0.moved(by: edit) }
    copy.undefinitions = undefinitions.map { $0.moved(by: edit) }
    let comments = toolComments.filter { !change.oldBody.overlaps($0.range) }.map { $0.moved(by: edit) }
    copy.toolComments = (comments + ToolComment.all(in: block.tree, within: change.newBody))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (copy, change)
  }

  /// Gives the file the tree that it has after a change, and what is wrong with it then.
  ///
  /// - Parameter old: the tree before, which has no errors.
  /// - Returns: false where more may be wrong than what stands in bodies.
  private mutating func mend(
    _ change: BodyChange, _ shape: BodyShape, from old: SyntaxTree, of previous: SourceFile,
    with parser: borrowing SyntaxParser
  ) -> Bool {
    let others = mendedBodies.filter { $0.range != change.oldBody }.map { $0.moved(by: change.edit) }
    let isClosed = if case .closed = shape { true } else { false }
    let wasMended = others.count < mendedBodies.count
    let edit = SyntaxEdit(range: change.oldBody, newLength: change.newBody.count)
    if isClosed, others.isEmpty,
      let new = try? parser.quickly(text, after: wasMended ? edit : change.edit, of: old), !new.root.hasError
    {
      return take(new, others, nil, after: change)
    }
    guard previous.standsAlone(change.oldBody) else { return false }
    if case .open(let surplus) = shape {
      guard others.allSatisfy(\.isBalanced), previous.isIndented(besides: change, surplus: surplus),
        !BodyFinder.holdsHead(change.newBody, in: text)
      else { return false }
    }
    let body = BodyFinder.Body(range: change.newBody, isBalanced: isClosed)
    let mended = MendedBody(body, in: text, within: .forBodies, with: parser)
    // Something else must be wrong then.
    guard mended != nil || !others.isEmpty else { return false }
    let bytes = mended?.bytes ?? Array(text.bytes[change.newBody])
    let whole = old.text.replacing(change.oldBody, with: bytes)
    guard let new = try? parser.quickly(whole, after: edit, of: old), !new.root.hasError else { return false }
    return take(new, others, mended, after: change)
  }

  private mutating func take(
    _ new: SyntaxTree, _ others: [MendedBody], _ mended: MendedBody?, after change: BodyChange
  ) -> Bool {
    guard let block = new.root.block(at: change.newBody) else { return false }
    let end = change.oldBody.upperBound
    // What a body lacks at its end is told behind it, where the next item may begin with a mistake of its own.
    let missed = (mendedBodies.first { $0.range == change.oldBody }?.problems ?? [])
      .filter { $0.range.lowerBound == end }.map(\.message)
    let isOwn = { (error: Diagnostic) in
      let start = error.span.bytes.lowerBound
      return change.oldBody.contains(start) || start == end && missed.contains(error.message)
    }
    tree = new
    mendedBodies = (others + (mended.map { [$0] } ?? [])).sorted { $0.range.lowerBound < $1.range.lowerBound }
    mendedRanges = mendedBodies.flatMap(\.mendedRanges)
    let text = text
    syntaxErrors = syntaxErrors.filter { !isOwn($0) }.map { $0.moved(by: change.edit, in: text) }
    syntaxErrors += Self.findings(mended?.problems ?? FormCheck.problems(in: block), in: text)
    syntaxErrors.sort(by: Diagnostic.inOrder)
    // With more to look for, what one body costs leaves less for another.
    return syntaxErrors.count <= FormReading.mostTold
      && SearchBudget.forBodies.covers(mendedBodies.reduce(0) { $0 + $1.spent })
  }

  /// Whether a body stands outside of all conditionals.
  private func standsAlone(_ body: Range<Int>) -> Bool {
    var next = tree?.root.block(at: body)?.parent
    guard next != nil else { return false }
    while let node = next {
      if node.kind == .conditional { return false }
      next = node.parent
    }
    return true
  }

  /// Whether indentation tells of every body where it ends, if one of them leaves braces open.
  private func isIndented(besides change: BodyChange, surplus: Int) -> Bool {
    func ends(_ range: Range<Int>, like start: Int) -> Bool {
      LineStart(of: range.upperBound - 1, in: text)
        .isFirst(at: LineStart(of: start, in: text).indentation)
    }
    if surplus == 1, case .class(let owner) = declarations[change.declaration],
      ends(owner.bodyRange, like: change.oldBody.lowerBound)
    {
      return false
    }
    let functions = declarations.flatMap { declaration -> [FunctionDeclaration] in
      switch declaration {
      case .function(let function): [function]
      case .class(let owner): owner.methods
      default: []
      }
    }
    return functions.compactMap(\.bodyRange).allSatisfy { body in
      guard body != change.oldBody else { return true }
      return text.lineIndex(at: body.lowerBound) == text.lineIndex(at: body.upperBound - 1)
        || (ends(body, like: body.lowerBound) && !BodyFinder.holdsHead(body, in: text))
    }
  }
}

extension SyntaxNode {
  /// The block that covers exactly a range.
  public func block(at range: Range<Int>) -> SyntaxNode? { node(at: range) { $0 == .block } }

  /// The node of a kind that covers exactly a range.
  public func node(at range: Range<Int>, where isWanted: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var next = descendant(covering: range)
    while let node = next, node.range == range {
      if isWanted(node.kind) { return node }
      next = node.parent
    }
    return nil
  }
}

extension Declaration {
  fileprivate mutating func setSelfCasts(_ casts: [Identifier], ofMethod method: Int?) {
    switch (self, method) {
    case (.function(var inner), nil):
      inner.selfCasts = casts
      self = .function(inner)
    case (.class(var inner), let method?):
      inner.methods[method].selfCasts = casts
      self = .class(inner)
    default: break
    }
  }
}

extension ToolComment {
  fileprivate func moved(by edit: SyntaxEdit) -> ToolComment {
    ToolComment(text: text, textRange: edit.moved(textRange), range: edit.moved(range))
  }
}

extension ImportDirective {
  /// The directive as it stands after an edit elsewhere.
  public func moved(by edit: SyntaxEdit) -> ImportDirective {
    var copy = self
    copy.pathRange = edit.moved(pathRange)
    copy.range = edit.moved(range)
    return copy
  }
}

extension MacroUndefinition {
  fileprivate func moved(by edit: SyntaxEdit) -> MacroUndefinition {
    MacroUndefinition(name: name.moved(by: edit), condition: condition)
  }
}

extension MacroDefinition {
  fileprivate func moved(by edit: SyntaxEdit) -> MacroDefinition {
    var copy = self
    copy.name = name.moved(by: edit)
    copy.range = edit.moved(range)
    return copy
  }
}
