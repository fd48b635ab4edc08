import XCSemantics
import XCSyntax

/// A spelling of older sources that has a new one.
struct LegacySpelling: NodeRule {
  let name = "legacy-spelling"
  let defaultSeverity = Severity.note
  let summary = "an old spelling: '@' for '*', '^' for 'callback', '.xt' in an import"

  let explanation = """
    Older sources write `T@` for a pointer and `@p` for what it points to, `T^` for a callback whose type is \
    the function typedef `T`, and import files that end in `.xt`. Compilers still take all of it. The new \
    spellings are `T*` and `*p`, `callback name R(P)`, and `.xc`; the fix writes them. In a macro an `@` counts \
    where the text is a type, a value or whole statements, and not where it may be assembly.
    """

  let examples = [
    RuleExample(
      """
      typedef void turn_t(i32 by);

      class Dial : Object {
        Dial↓@ next;
        turn_t↓^ turned;
        i32 read(i32↓@ from) { return ↓@from; }
      }
      """),
    RuleExample(
      """
      class Dial : Object {
        Dial* next;
        callback turned void(i32 by);
        i32 read(i32* from) { return *from ^ 3; }
      }
      """),
  ]

  func checkDeclarations(_ program: Program) -> [Diagnostic] {
    program.checkedFiles.flatMap { imports(of: $0, program) }
  }

  private func imports(of file: ProgramFile, _ program: Program) -> [Diagnostic] {
    file.imports.compactMap { resolved in
      let range = resolved.directive.pathRange
      let text = file.source.text.string(in: range)
      let closing = text.last.map { $0 == "\"" || $0 == ">" } ?? false
      let end = range.upperBound - (closing ? 1 : 0)
      guard (closing ? text.dropLast() : text[...]).hasSuffix(".xt"), end - 3 > range.lowerBound else {
        return nil
      }
      // What is still called `.xt` can be named by that name only.
      if case .file(let target) = resolved.outcome, program.file(target).source.path.hasSuffix(".xt") {
        return nil
      }
      let edit = TextEdit(span: file.source.text.span((end - 3)..<end), newText: ".xc")
      return finding(
        "\(text) names a source by its old ending", at: range, in: file,
        fixes: [FixIt(title: "Write '.xc'", edits: [edit])])
    }
  }

  func check(_ node: SyntaxNode, in file: ProgramFile, of program: Program) -> [Diagnostic] {
    let text = file.source.text
    let range = node.range.clamped(to: text.bytes.indices)
    guard [UInt8(ascii: "@"), UInt8(ascii: "^")].contains(where: { text.offset(of: $0, in: range) != nil })
    else {
      return []
    }
    var findings: [Diagnostic] = []
    lazy var assembly = program.assemblyWords
    file.source.walk(node) { node in
      switch node.kind {
      case .asmBody: return false
      case .defineDirective:
        findings += pointers(inMacro: node, in: file) { assembly.contains($0) }
        return false
      case .pointerType:
        if let sign = node.children.last?.node, sign.typeName == "@" {
          findings.append(
            pointer(
              at: sign.range, "'\(Self.oldPointer(node.text))' is an old spelling of a pointer",
              in: file, isCertain: !isBehindMistake(node, in: file)))
        }
      case .unaryExpression:
        if let sign = node.child(.operator), sign.typeName == "@", !isBehindValue(node, in: file, program) {
          findings.append(
            pointer(at: sign.range, "'\(node.text.prefix(40))' is an old spelling of '*'", in: file))
        }
      case .boundMethodType:
        if let sign = node.children.last?.node, sign.typeName == "^",
          CallbackSpelling.isPossible(for: node)
        {
          findings.append(
            finding(
              "'\(node.text)' is an old spelling of a callback", at: sign.range, in: file,
              fixes: [CallbackSpelling(of: node, in: file, program)?.fix].compactMap { $0 }))
        }
      default: break
      }
      return true
    }
    return findings
  }

  /// Whether `(n) @ m` has a value in the parentheses: there is no such operator, and `*` would make a product of it.
  private func isBehindValue(_ node: SyntaxNode, in file: ProgramFile, _ program: Program) -> Bool {
    guard let cast = node.parent, cast.kind == .castExpression, let type = cast.child(.type),
      type.kind == .typeIdentifier
    else { return false }
    return program.types(named: type.text, from: file.id).isEmpty
  }

  /// Whether `x@q` begins a declaration for no better reason than that something is missing in front of it: what is
  /// written there may be no type.
  private func isBehindMistake(_ node: SyntaxNode, in file: ProgramFile) -> Bool {
    guard let statement = node.parent, statement.kind == .variableDeclaration else { return false }
    let start = statement.range.lowerBound
    return file.source.syntaxErrors.contains { mistake in
      let end = mistake.span.bytes.upperBound
      return end <= start && SourceLayout.isBlank(file.source.text.string(in: end..<start))
    }
  }

  /// A pointer type with old signs all over and without its type arguments, which have findings of their own.
  private static func oldPointer(_ text: String) -> String {
    var text = text
    if let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">"), start < end {
      text.removeSubrange(start...end)
    }
    return text.replacing("*", with: "@")
  }

  private func pointers(
    inMacro macro: SyntaxNode, in file: ProgramFile, isAssembly: (String) -> Bool
  ) -> [Diagnostic] {
    guard let value = macro.child(.value), value.text.contains("@"),
      !file.source.text.mentionedWords(in: value.range).contains("asm"),
      !(macro.child(.name).map { isAssembly($0.text) } ?? false)
    else { return [] }
    return MacroPointers(in: file.source.text, value.range).offsets.map {
      pointer(at: $0..<($0 + 1), "'@' in this macro is an old spelling of '*'", in: file)
    }
  }

  /// The new sign; behind a slash a blank is in front of it, or the two would begin a comment.
  private static func star(at range: Range<Int>, in file: ProgramFile) -> String {
    let before = file.source.text.bytes[..<range.lowerBound].last
    return before == UInt8(ascii: "/") ? " *" : "*"
  }

  /// - Parameter isCertain: whether a tool may write it unasked.
  private func pointer(
    at range: Range<Int>, _ message: String, in file: ProgramFile, isCertain: Bool = true
  ) -> Diagnostic {
    finding(
      message, at: range, in: file,
      fixes: [
        FixIt(
          title: "Write '*'",
          edits: [TextEdit(span: file.source.text.span(range), newText: Self.star(at: range, in: file))],
          isSafe: isCertain)
      ])
  }
}

/// A `T^` with what stands around it, rewritten as a `callback` header.
private struct CallbackSpelling {
  /// Whether a header can stand where a `T^` stands: some places take types and no headers.
  static func isPossible(for node: SyntaxNode) -> Bool {
    switch Surroundings(of: node).holder?.kind {
    case .argumentList, .forInStatement, .tupleVariable, .writeBackType, .pointerType, .blockType,
      .callbackType,
      .typedefDeclaration:
      false
    default: true
    }
  }

  /// What belongs to the type, and what holds it.
  private struct Surroundings {
    /// The type with its qualifiers and its brackets.
    var whole: SyntaxNode
    /// The brackets of `T^[n]`.
    var brackets: Range<Int>?
    var isWeakAtMost = true
    var holder: SyntaxNode?

    init(of node: SyntaxNode) {
      whole = node
      while let parent = whole.parent {
        if parent.kind == .qualifiedType {
          // `weak` is implied, and refused in front of the new spelling.
          isWeakAtMost =
            isWeakAtMost
            && parent.children.allSatisfy { $0.node.kind != .qualifier || $0.node.text.hasPrefix("weak") }
        } else if parent.kind == .arrayType, brackets == nil {
          brackets = whole.range.upperBound..<parent.range.upperBound
        } else {
          break
        }
        whole = parent
      }
      holder = whole.parent
    }
  }

  private let text: SourceText
  private let file: FileID
  private let program: Program
  /// The result and the parameters.
  private let header: String
  private let surroundings: Surroundings

  init?(of node: SyntaxNode, in file: ProgramFile, _ program: Program) {
    guard let target = node.child(.function), target.kind == .typeIdentifier,
      case .callback(let signature, let origin) = program.staticType(of: node.typeReference, from: file.id),
      let header = program.headerSpelling(of: signature, from: origin)
    else { return nil }
    text = file.source.text
    self.file = file.id
    self.program = program
    self.header = " " + header
    surroundings = Surroundings(of: node)
    guard surroundings.isWeakAtMost else { return nil }
  }

  /// What writes it; nil where something in the way has no place in a header.
  var fix: FixIt? {
    surroundings.holder.flatMap { edit(in: $0) }.map { FixIt(title: "Write 'callback'", edits: [$0]) }
  }

  private func edit(in holder: SyntaxNode) -> TextEdit? {
    let whole = surroundings.whole
    switch holder.kind {
    case .fieldDeclaration, .variableDeclaration: return edit(ofDeclaration: holder)
    case .parameter:
      let suffix = holder.child(.suffix)
      guard let name = holder.child(.name) else { return suffix == nil ? edit(nameless: whole) : nil }
      let end = suffix?.range.upperBound ?? name.range.upperBound
      return named(name, suffix: suffix).flatMap { edit(whole.range.lowerBound..<end, $0) }
    case .castExpression, .typeArguments, .sizeofExpression, .vaArgExpression, .methodDeclaration,
      .methodDefinition, .functionDeclaration, .functionDefinition, .tupleType:
      return edit(nameless: whole)
    default: return nil
    }
  }

  /// Several headers can not share a line's type: each becomes a declaration of its own.
  private func edit(ofDeclaration holder: SyntaxNode) -> TextEdit? {
    let declarators = holder.children.filter { $0.field == .declarator }.map(\.node)
    guard let last = declarators.last, declarators.count == 1 || holder.parent?.kind != .forStatement else {
      return nil
    }
    let start = surroundings.whole.range.lowerBound
    let modifiers = text.string(in: holder.range.lowerBound..<start)
    var parts: [String] = []
    for declarator in declarators {
      guard let name = declarator.child(.name), declarator.child(.arguments) == nil else { return nil }
      let suffix = declarator.child(.suffix)
      guard let named = named(name, suffix: suffix) else { return nil }
      let end = suffix?.range.upperBound ?? name.range.upperBound
      parts.append(
        (parts.isEmpty ? "" : modifiers) + named + text.string(in: end..<declarator.range.upperBound))
    }
    return edit(start..<last.range.upperBound, parts.joined(separator: "; "))
  }

  /// The header with a name; nil where the name would be taken for a type, or two brackets belong to it.
  private func named(_ name: SyntaxNode, suffix: SyntaxNode?) -> String? {
    guard program.types(named: name.text, from: file).isEmpty,
      suffix == nil || surroundings.brackets == nil
    else { return nil }
    let end = suffix?.range.upperBound ?? name.range.upperBound
    let brackets = surroundings.brackets.map { text.string(in: $0).filter { !$0.isWhitespace } } ?? ""
    return "callback " + text.string(in: name.range.lowerBound..<end) + brackets + header
  }

  private func edit(nameless whole: SyntaxNode) -> TextEdit? {
    surroundings.brackets == nil ? edit(whole.range, "callback" + header) : nil
  }

  private func edit(_ range: Range<Int>, _ words: String) -> TextEdit? {
    let old = text.string(in: range)
    guard !old.contains("//"), !old.contains("/*"), !old.contains("#") else { return nil }
    return TextEdit(span: text.span(range), newText: words)
  }
}

extension Program {
  /// A signature as it stands behind `callback`; nil where a part of it has no current spelling.
  fileprivate func headerSpelling(of signature: FunctionSignature, from file: FileID) -> String? {
    guard signature.results.count == 1, let result = signature.results.first,
      result.isCurrentInHeaders
    else { return nil }
    let parameters = signature.parameters.map {
      headerSpelling(of: $0.type, named: $0.name?.text, from: file)
    }
    guard !parameters.contains(nil) else { return nil }
    let list = parameters.compactMap { $0 } + (signature.isVariadic ? ["..."] : [])
    return result.spelling + "(" + (list.isEmpty ? "void" : list.joined(separator: ", ")) + ")"
  }

  /// The type of a parameter with its name where the language wants it.
  private func headerSpelling(of type: TypeReference, named name: String?, from file: FileID) -> String? {
    let name = name.map { " " + $0 } ?? ""
    switch type.shape {
    case .function: return nil
    case .boundMethod, .callback, .block:
      return headerParts(of: type, from: file).map { $0.word + name + " " + $0.signature }
    case .array(let element, let length):
      let brackets = "[" + (length ?? "") + "]"
      if let parts = headerParts(of: element, from: file) {
        return parts.word + name + brackets + " " + parts.signature
      }
      return element.isCurrentInHeaders ? element.spelling + name + brackets : nil
    case .named, .pointer: return type.isCurrentInHeaders ? type.spelling + name : nil
    }
  }

  private func headerParts(of type: TypeReference, from file: FileID) -> (word: String, signature: String)? {
    switch type.shape {
    case .boundMethod:
      guard case .callback(let inner, let origin) = staticType(of: type, from: file) else { return nil }
      return headerSpelling(of: inner, from: origin).map { ("callback", $0) }
    case .callback(let inner): return headerSpelling(of: inner, from: file).map { ("callback", $0) }
    case .block(let inner): return headerSpelling(of: inner, from: file).map { ("block", $0) }
    default: return nil
    }
  }
}

extension TypeReference {
  /// Whether its spelling holds nothing old and no header.
  fileprivate var isCurrentInHeaders: Bool {
    switch shape {
    case .boundMethod, .callback, .block, .function: false
    case .named(_, let arguments): arguments.allSatisfy(\.isCurrentInHeaders)
    case .pointer(let target): target.isCurrentInHeaders
    case .array(let element, _): element.isCurrentInHeaders
    }
  }
}
