import XCSemantics
import XCSyntax

/// Writes a method that a class lacks in the manner of what stands around it.
struct MethodWriter {
  let program: Program
  /// What the parameters are called, in order; nil for the names that the protocol has for them.
  var parameterNames: [String]?

  /// A method whose layout is followed.
  private struct Sibling {
    let declaration: FunctionDeclaration
    let file: FileID
    let part: ClassDeclaration
    /// What it implements of a pair with the method that is added.
    var half: Requirement?

    /// Whether it has names of its own for what it is handed, which go for the other half, too.
    var renamesParameters: Bool {
      guard let half else { return false }
      return declaration.signature.parameters.map { $0.name?.text }
        != half.declaration.signature.parameters.map { $0.name?.text }
    }
  }

  /// Adds a method behind the other half of its pair, laid out like it.
  ///
  /// - Parameters:
  ///   - half: what the other half implements.
  ///   - condition: when the method is missing; directives keep it to that.
  func fix(
    adding requirement: Requirement, behind method: ClassMethod, of half: Requirement,
    when condition: Condition
  ) -> FixIt? {
    let sibling = Sibling(
      declaration: method.declaration, file: method.file, part: method.part.declaration, half: half)
    return fix(adding: requirement, behind: sibling, when: condition.narrowed(within: method.condition))
  }

  /// Adds a method to a class: behind its last method, else at the end of its body.
  func fix(adding requirement: Requirement, to symbol: ClassSymbol, when condition: Condition) -> FixIt? {
    fix(adding: requirement, to: symbol.primary, when: condition)
  }

  /// Adds a method to a part of a class: behind its last method, else at the end of its body.
  func fix(adding requirement: Requirement, to part: ClassSymbol.Part, when condition: Condition) -> FixIt? {
    guard program.isRequested(part.file) else { return nil }
    let guarding = condition.narrowed(within: part.declaration.condition)
    let last = part.declaration.methods.last {
      $0.bodyRange != nil && $0.condition == part.declaration.condition
    }
    guard let last else { return fix(adding: requirement, atEndOf: part, when: guarding) }
    let sibling = Sibling(declaration: last, file: part.file, part: part.declaration)
    return fix(adding: requirement, behind: sibling, when: guarding)
  }

  private func fix(
    adding requirement: Requirement, behind sibling: Sibling, when guarding: Condition?
  ) -> FixIt? {
    guard program.isRequested(sibling.file), guarding?.canBeSpelled ?? true else { return nil }
    let layout = SourceLayout(text: program.file(sibling.file).source.text)
    let method = sibling.declaration
    if let body = method.bodyRange, !layout.isBraced(body) { return nil }
    guard layout.isBraced(sibling.part.bodyRange) else { return nil }
    let newline = layout.text.lineEnding
    let head = head(of: requirement, like: sibling, layout)
    let end = method.range.upperBound
    let lineEnd = layout.endOfLine(end)
    guard layout.beginsLine(method.range.lowerBound), isComment(layout.slice(end, lineEnd)) else {
      guard guarding == nil else { return nil }
      return fix(requirement, " " + lineMethod(head, requirement), at: end..<end, layout)
    }
    let indent = layout.indentation(at: method.range.lowerBound)
    let gap = separatesMethods(sibling, layout) ? newline : ""
    let written = indent + head + body(of: requirement, like: method, indent: indent, layout)
    let inserted = newline + gap + guarded(written, by: guarding, newline)
    return fix(requirement, inserted, at: lineEnd..<lineEnd, layout)
  }

  private func fix(
    adding requirement: Requirement, atEndOf part: ClassSymbol.Part, when guarding: Condition?
  ) -> FixIt? {
    let layout = SourceLayout(text: program.file(part.file).source.text)
    let body = part.declaration.bodyRange
    let newline = layout.text.lineEnding
    guard layout.isBraced(body), guarding?.canBeSpelled ?? true else { return nil }
    let closing = body.upperBound - 1
    let inside = layout.slice(body.lowerBound + 1, closing)
    if !inside.contains(where: \.isNewline), !SourceLayout.isBlank(inside), !inside.contains("//") {
      guard guarding == nil else { return nil }
      let end = endOfLine(of: part, layout)
      return fix(requirement, " " + lineMethod(head(of: requirement), requirement), at: end..<end, layout)
    }
    let outer = layout.indentation(at: part.declaration.range.lowerBound)
    let indent =
      layout.indentation(inside: body, outer: outer) ?? outer + step(to: body.lowerBound, outer, layout)
    let braces = braces(openedAt: body.lowerBound, outer: outer, indent: indent, layout)
    let statements = returning(requirement).map { braces.inner + $0 + newline }.joined()
    let method =
      indent + head(of: requirement) + braces.opening + newline + statements + braces.closing + "}"
    let start = layout.startOfBlanks(before: closing)
    let closingIndent = layout.beginsLine(closing) ? layout.indentation(at: closing) : outer
    let inserted = newline + guarded(method, by: guarding, newline) + newline + closingIndent
    return fix(requirement, inserted, at: start..<closing, layout)
  }

  /// Where a class on one line can take one more member: in front of macros that would take it along, having no `;`.
  private func endOfLine(of part: ClassSymbol.Part, _ layout: SourceLayout) -> Int {
    let body = part.declaration.bodyRange
    let end = layout.startOfBlanks(before: body.upperBound - 1)
    let root = program.file(part.file).source.tree?.root
    guard let node = root?.descendant(covering: body), node.range == body else { return end }
    let parts = node.children.map(\.node).filter {
      $0.kind != .comment && $0.range.upperBound < body.upperBound
    }
    let isOpen = { (part: SyntaxNode) in part.kind == .macroInvocation && !part.text.hasSuffix(";") }
    guard let last = parts.last, isOpen(last) else { return end }
    return parts.last { !isOpen($0) }?.range.upperBound ?? end
  }

  /// A method on one line.
  private func lineMethod(_ head: String, _ requirement: Requirement) -> String {
    head + " { " + returning(requirement).map { $0 + " " }.joined() + "}"
  }

  private func guarded(_ method: String, by condition: Condition?, _ newline: String) -> String {
    guard let condition else { return method }
    return "#if \(condition.spelling)" + newline + method + newline + "#endif"
  }

  private func fix(
    _ requirement: Requirement, _ text: String, at range: Range<Int>, _ layout: SourceLayout
  ) -> FixIt {
    FixIt(
      title: "Add '\(requirement.name)'", edits: [TextEdit(span: layout.text.span(range), newText: text)])
  }

  // MARK: - Parts of a method

  func head(of requirement: Requirement) -> String {
    let method = requirement.declaration
    return Phrases.results(method) + " " + method.name.text + parameterList(of: requirement)
      + (method.isThrowing ? " throws" : "")
  }

  private func head(of requirement: Requirement, like sibling: Sibling, _ layout: SourceLayout) -> String {
    let (method, like) = (requirement.declaration, sibling.declaration)
    var results = Phrases.results(method) + " "
    if let first = like.signature.results.first,
      program.canonicalResults(of: method, from: requirement.owner.file)
        == program.canonicalResults(of: like, from: sibling.file),
      first.range.lowerBound < like.name.range.lowerBound, !first.range.isEmpty
    {
      results = layout.slice(first.range.lowerBound, like.name.range.lowerBound)
    }
    var parameters = parameterList(of: requirement)
    if program.canonicalParameters(of: method, from: requirement.owner.file)
      == program.canonicalParameters(of: like, from: sibling.file)
    {
      parameters = parameterList(like: sibling, named: method.signature, layout)
      let growth = method.name.text.utf8.count - like.name.text.utf8.count
      parameters = Self.realigned(
        parameters, from: layout.column(of: like.parameterListRange.lowerBound + 1), by: growth)
    }
    let gap = layout.slice(like.name.range.upperBound, like.parameterListRange.lowerBound)
    return results + method.name.text + gap + parameters + (method.isThrowing ? " throws" : "")
  }

  /// The parameter list of a sibling, with the names of another method unless its own go for both.
  private func parameterList(
    like sibling: Sibling, named signature: FunctionSignature, _ layout: SourceLayout
  ) -> String {
    let range = sibling.declaration.parameterListRange
    var list = ""
    var end = range.lowerBound
    if !sibling.renamesParameters {
      let parameters = zip(sibling.declaration.signature.parameters, signature.parameters)
      for (index, (own, other)) in parameters.enumerated() {
        guard let old = own.name, let new = name(ofParameter: index) ?? other.name?.text else { continue }
        list += layout.slice(end, old.range.lowerBound) + new
        end = old.range.upperBound
      }
    }
    return list + layout.slice(end, range.upperBound)
  }

  /// Moves the lines of a parameter list that begin below its first parameter.
  private static func realigned(_ parameters: String, from column: Int, by growth: Int) -> String {
    var lines = parameters.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.dropFirst() where lines[index].prefix(while: { $0 == " " }).count == column {
      let blanks = String(repeating: " ", count: max(column + growth, 0))
      lines[index] = blanks + lines[index].dropFirst(column)
    }
    return lines.joined(separator: "\n")
  }

  private func name(ofParameter index: Int) -> String? {
    guard let parameterNames, parameterNames.indices.contains(index) else { return nil }
    return parameterNames[index]
  }

  private func parameterList(of requirement: Requirement) -> String {
    let text = program.file(requirement.owner.file).source.text
    let signature = requirement.declaration.signature
    var parts = signature.parameters.enumerated().map { index, parameter in
      var words = text.string(in: parameter.range)
      if let old = parameter.name, let new = name(ofParameter: index) {
        words =
          text.string(in: parameter.range.lowerBound..<old.range.lowerBound) + new
          + text.string(in: old.range.upperBound..<parameter.range.upperBound)
      }
      return words.split { $0.isWhitespace }.joined(separator: " ")
    }
    if signature.isVariadic { parts.append("...") }
    return "(" + (parts.isEmpty ? "void" : parts.joined(separator: ", ")) + ")"
  }

  private func body(
    of requirement: Requirement, like sibling: FunctionDeclaration, indent: String, _ layout: SourceLayout
  ) -> String {
    let statements = returning(requirement)
    guard let range = sibling.bodyRange else {
      return " { " + statements.map { $0 + " " }.joined() + "}"
    }
    let opening = layout.slice(layout.startOfBlanks(before: range.lowerBound), range.lowerBound) + "{"
    let old = layout.slice(range.lowerBound + 1, range.upperBound - 1)
    let newline = layout.text.lineEnding
    guard old.contains(where: \.isNewline) else {
      let inside = statements.isEmpty ? " " : " " + statements.joined(separator: " ") + " "
      return opening + inside + "}"
    }
    let closing = range.upperBound - 1
    let closingIndent = layout.beginsLine(closing) ? layout.indentation(at: closing) : indent
    let first = old.split(omittingEmptySubsequences: false) { $0.isNewline }.dropFirst()
      .first { !SourceLayout.isBlank(String($0)) }
    let inner = first.map { String($0.prefix { $0 == " " || $0 == "\t" }) } ?? closingIndent + layout.unit
    return opening + newline + statements.map { inner + $0 + newline }.joined() + closingIndent + "}"
  }

  /// The step from a class to its members: the one its brace takes, where that stands on a line of its own.
  private func step(to brace: Int, _ outer: String, _ layout: SourceLayout) -> String {
    guard layout.beginsLine(brace) else { return layout.unit }
    let step = layout.indentation(at: brace).dropFirst(outer.count)
    return step.isEmpty ? layout.unit : String(step)
  }

  private func braces(
    openedAt brace: Int, outer: String, indent: String, _ layout: SourceLayout
  ) -> (opening: String, closing: String, inner: String) {
    guard layout.beginsLine(brace) else { return (" {", indent, indent + layout.unit) }
    let step = layout.indentation(at: brace).dropFirst(outer.count)
    let inner = indent + (step.isEmpty ? layout.unit[...] : step)
    return (layout.text.lineEnding + indent + step + "{", indent + step, inner)
  }

  /// The least that a body must say for its result.
  func returning(_ requirement: Requirement) -> [String] {
    guard let result = requirement.declaration.signature.results.first,
      requirement.declaration.signature.results.count == 1,
      let zero = ZeroValue(program: program).text(of: result, in: requirement.owner.file)
    else { return [] }
    return ["return \(zero);"]
  }

  // MARK: - Surroundings

  private func isComment(_ text: String) -> Bool {
    let words = text.drop { $0 == " " || $0 == "\t" }
    return words.isEmpty || words.hasPrefix("//")
      || words.hasPrefix("/*") && words.dropFirst(2).firstRange(of: "*/")?.upperBound == words.endIndex
  }

  /// Whether a blank line stands between methods, or above a lone one of several lines.
  private func separatesMethods(_ sibling: Sibling, _ layout: SourceLayout) -> Bool {
    let all = sibling.part.methods
    let place = all.firstIndex { $0.range == sibling.declaration.range } ?? 0
    // How a long class goes on where nobody reads both says nothing.
    let methods = all[max(place - 20, 0)..<min(place + 20, all.count)]
    let isSeparated = zip(methods, methods.dropFirst()).contains { before, after in
      layout.hasBlankLine(between: before.range.upperBound, and: after.range.lowerBound)
    }
    let range = sibling.declaration.range
    return isSeparated
      || all.count == 1 && layout.slice(range.lowerBound, range.upperBound).contains(where: \.isNewline)
        && layout.hasBlankLine(above: range.lowerBound)
  }
}
