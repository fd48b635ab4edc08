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
    spellings are `T*` and `*p`, `callback name R(P)`, and `.xc`; the fix writes them.
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
    program.requestedFiles.flatMap { imports(of: $0, program) }
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
    let bytes = file.source.text.bytes
    guard bytes[node.range.clamped(to: bytes.indices)].contains(where: { $0 == 0x40 || $0 == 0x5E }) else {
      return []
    }
    var findings: [Diagnostic] = []
    file.source.walk(node) { node in
      switch node.kind {
      case .asmBody: return false
      case .defineDirective:
        if let value = node.child(.value) { findings += pointers(inMacro: value, in: file) }
        return false
      case .pointerType:
        if let sign = node.children.last?.node, sign.typeName == "@" {
          findings.append(
            pointer(
              at: sign.range, "'\(node.text.replacing("*", with: "@"))' is an old spelling of a pointer",
              in: file))
        }
      case .unaryExpression:
        if let sign = node.child(.operator), sign.typeName == "@" {
          findings.append(
            pointer(at: sign.range, "'\(node.text.prefix(40))' is an old spelling of '*'", in: file))
        }
      case .boundMethodType:
        if let sign = node.children.last?.node, sign.typeName == "^" {
          findings.append(
            finding(
              "'\(node.text)' is an old spelling of a callback", at: sign.range, in: file,
              fixes: CallbackSpelling(of: node, in: file, program)?.fix.map { [$0] } ?? []))
        }
      default: break
      }
      return true
    }
    return findings
  }

  /// A macro's text is no tree. Outside of strings the old sign means one thing wherever it stands.
  private func pointers(inMacro value: SyntaxNode, in file: ProgramFile) -> [Diagnostic] {
    let bytes = file.source.text.bytes
    var findings: [Diagnostic] = []
    var quote: UInt8?
    var index = value.range.lowerBound
    while index < value.range.upperBound {
      let byte = bytes[index]
      if byte == 0x5C {
        index += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x40 {
        findings.append(
          pointer(at: index..<(index + 1), "'@' in this macro is an old spelling of '*'", in: file))
      }
      index += 1
    }
    return findings
  }

  private func pointer(at range: Range<Int>, _ message: String, in file: ProgramFile) -> Diagnostic {
    finding(
      message, at: range, in: file,
      fixes: [
        FixIt(title: "Write '*'", edits: [TextEdit(span: file.source.text.span(range), newText: "*")])
      ])
  }
}

/// A `T^` with what stands around it, rewritten as a `callback` header.
private struct CallbackSpelling {
  let fix: FixIt?

  init?(of node: SyntaxNode, in file: ProgramFile, _ program: Program) {
    guard let target = node.child(.function), target.kind == .typeIdentifier,
      case .callback(let signature, _) = program.staticType(of: node.typeReference, from: file.id)
    else { return nil }
    let text = file.source.text
    let parameters = signature.parameters.map { parameter in
      parameter.type.headerSpelling(named: parameter.name?.text)
    }
    guard !parameters.contains(nil), let result = signature.results.first, signature.results.count == 1 else {
      return nil
    }
    let list = parameters.compactMap { $0 } + (signature.isVariadic ? ["..."] : [])
    let header = " " + result.spelling + "(" + (list.isEmpty ? "void" : list.joined(separator: ", ")) + ")"
    var whole = node
    // `weak` is implied, and refused in front of the new spelling.
    if let parent = node.parent, parent.kind == .qualifiedType {
      guard parent.children.allSatisfy({ $0.node.kind != .qualifier || $0.node.text.hasPrefix("weak") })
      else {
        return nil
      }
      whole = parent
    }
    guard let holder = whole.parent else { return nil }
    func make(_ range: Range<Int>, _ words: String) -> FixIt? {
      let old = text.string(in: range)
      guard !old.contains("//"), !old.contains("/*"), !old.contains("#") else { return nil }
      return FixIt(
        title: "Write 'callback'", edits: [TextEdit(span: text.span(range), newText: words)])
    }
    func isType(_ name: String) -> Bool { !program.types(named: name, from: file.id).isEmpty }
    switch holder.kind {
    case .fieldDeclaration, .variableDeclaration:
      let declarators = holder.children.filter { $0.field == .declarator }.map(\.node)
      guard !declarators.isEmpty, declarators.count == 1 || holder.parent?.kind != .forStatement else {
        return nil
      }
      let modifiers = text.string(in: holder.range.lowerBound..<whole.range.lowerBound)
      var parts: [String] = []
      for declarator in declarators {
        guard let name = declarator.child(.name), declarator.child(.arguments) == nil, !isType(name.text)
        else { return nil }
        let end = declarator.child(.suffix)?.range.upperBound ?? name.range.upperBound
        parts.append(
          (parts.isEmpty ? "" : modifiers) + "callback " + text.string(in: name.range.lowerBound..<end)
            + header
            + text.string(in: end..<declarator.range.upperBound))
      }
      // Several headers can not share a line's type: each becomes a declaration of its own.
      fix = make(
        whole.range.lowerBound..<(declarators.last?.range.upperBound ?? whole.range.upperBound),
        parts.joined(separator: "; "))
    case .parameter:
      guard let name = holder.child(.name) else {
        fix = make(whole.range, "callback" + header)
        return
      }
      guard holder.child(.suffix) == nil, !isType(name.text) else { return nil }
      fix = make(whole.range.lowerBound..<name.range.upperBound, "callback " + name.text + header)
    case .castExpression:
      fix = make(whole.range, "callback" + header)
    default: return nil
    }
  }
}

extension TypeReference {
  /// The type of a parameter with its name where the language wants it; nil where it has no current spelling.
  fileprivate func headerSpelling(named name: String?) -> String? {
    switch shape {
    case .boundMethod, .function: return nil
    case .callback(let signature), .block(let signature):
      let word = if case .callback = shape { "callback " } else { "block " }
      return word + (name.map { $0 + " " } ?? "") + signature.spelling
    case .array(let element, let length):
      return element.spelling + (name.map { " " + $0 } ?? "") + "[" + (length ?? "") + "]"
    case .named, .pointer: return spelling + (name.map { " " + $0 } ?? "")
    }
  }
}
