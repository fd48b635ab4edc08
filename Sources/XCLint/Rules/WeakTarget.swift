import XCSemantics
import XCSyntax

/// `weak` where nothing can be held weakly.
struct WeakTarget: NodeRule {
  let name = "weak-target"
  let defaultSeverity = Severity.error
  let summary = "'weak' on what is no pointer to a class or protocol, or before 'callback' or 'block'"

  let explanation = """
    A weak reference reads as null once its object is gone, so only a pointer to a class or a protocol can \
    be one. The reference compiler refuses `weak` on pointers to numbers, structs and `void`, and in front \
    of `callback` and `block`, which never own their receiver anyway. The shipped compiler says nothing.

    Where no compiler looks, `weak` is accepted and does nothing: on a type without a star, on a pointer to \
    a pointer, on the fields of a struct and on a result. That is a warning.
    """

  let examples = [
    RuleExample(
      """
      class Node : Object {
        weak:i32* ↓count;
        weak:callback ↓done void(i32 code);
        weak:Node ↓next;
        weak:Node** ↓all;
        weak:Node* ↓first(void) { return self; }
      }
      """),
    RuleExample(
      """
      class Node : Object {
        weak:Node* parent;
        weak Node* cousins[4];
        callback done void(i32 code);
      }
      """),
  ]

  func check(_ node: SyntaxNode, in file: ProgramFile, of program: Program) -> [Diagnostic] {
    guard file.mayMention("weak", in: node.range) else { return [] }
    var findings: [Diagnostic] = []
    file.source.walk(node) { node in
      guard node.kind == .qualifiedType else { return node.kind != .asmBody }
      if let site = Site(of: node), let found = finding(for: site, in: file, program) {
        findings.append(found)
      }
      return true
    }
    return findings
  }

  private func finding(for site: Site, in file: ProgramFile, _ program: Program) -> Diagnostic? {
    guard let problem = problem(with: site, from: file.id, program) else { return nil }
    return finding(
      problem.message, at: site.name.range, in: file, severity: problem.severity,
      fixes: [
        FixIt(
          title: "Remove 'weak'",
          edits: [TextEdit(span: file.source.text.span(site.removal), newText: "")])
      ])
  }

  private func problem(
    with site: Site, from file: FileID, _ program: Program
  ) -> (message: String, severity: Severity)? {
    let name = site.name.text
    switch site.place {
    case .result: return ("'weak' has no effect on the result of '\(name)'", .warning)
    case .structField where !site.isHeader:
      return ("'weak' has no effect on '\(name)', the field of a struct", .warning)
    case .local where site.isHeader:
      return ("'weak' says nothing here: '\(name)' never owns what it calls", .warning)
    default: break
    }
    var written = site.type
    if case .array(let element, _) = written.shape { written = element }
    let (type, file) = program.behindTypedefs(written, from: file)
    // A header behind a typedef is no word that 'weak' stands in front of.
    if type.range != written.range, type.isHeader { return nil }
    switch type.shape {
    case .callback: return ("'weak' is implied: the callback '\(name)' never owns its receiver", .error)
    case .block: return ("the block '\(name)' can not be weak", .error)
    case .named(let base, _):
      if ["pointer", "string"].contains(base.text) {
        return ("'weak' has no effect on '\(name)': '\(base.text)' is no pointer to an object", .warning)
      }
      switch program.staticType(of: type, from: file) {
      case .scalar, .instance, .structure:
        return ("'weak' has no effect on '\(name)', whose type is no pointer", .warning)
      default: return nil
      }
    case .pointer(let target):
      if case .pointer = program.behindTypedefs(target, from: file).0.shape {
        return ("'weak' has no effect on '\(name)', a pointer to a pointer", .warning)
      }
      switch program.staticType(of: type, from: file) {
      case .pointer, .structure, .function:
        return ("'\(name)' is weak and points to '\(target.spelling)', which is no class or protocol", .error)
      default: return nil
      }
    case .boundMethod, .array, .function: return nil
    }
  }
}

extension TypeReference {
  fileprivate var isHeader: Bool {
    switch shape {
    case .callback, .block: true
    default: false
    }
  }
}

extension Program {
  /// Longer chains of typedefs are not followed.
  private static let longestChain = 32

  /// What a type stands for where a typedef gives it its name, with the file where that is written.
  fileprivate func behindTypedefs(_ type: TypeReference, from file: FileID) -> (TypeReference, FileID) {
    var (type, file) = (type, file)
    for _ in 0..<Self.longestChain {
      guard case .named(let name, _) = type.shape,
        case .typedef(let symbol)? = certainType(named: name.text, from: file)
      else { break }
      (type, file) = (symbol.declaration.target, symbol.file)
    }
    return (type, file)
  }
}

/// A place where a type with `weak` stands.
private struct Site {
  enum Place {
    case variable, local, structField, result
  }

  let type: TypeReference
  let name: Identifier
  let place: Place
  /// The word with its colon and the blanks behind.
  let removal: Range<Int>

  var isHeader: Bool { type.isHeader }

  init?(of node: SyntaxNode) {
    let children = node.children.map(\.node)
    guard let index = children.firstIndex(where: { $0.kind == .qualifier && $0.text.hasPrefix("weak") }),
      index + 1 < children.count, let parent = node.parent
    else { return nil }
    removal = children[index].range.lowerBound..<children[index + 1].range.lowerBound
    var type = node.typeReference
    var name: SyntaxNode?
    switch parent.kind {
    case .fieldDeclaration, .variableDeclaration:
      let declarator = parent.child(.declarator)
      name = declarator?.child(.name)
      if let suffix = declarator?.child(.suffix) {
        type = TypeReference(.array(type, length: suffix.text), range: type.range)
      }
      switch parent.parent?.kind {
      case .structBody: place = .structField
      case .classBody, .sourceFile, .protocolBody: place = .variable
      case .ifArm, .elifArm, .elseArm: place = Self.isInBody(parent) ? .local : .variable
      default: place = .local
      }
    case .parameter:
      name = parent.child(.name)
      place = .variable
    case .methodDefinition, .methodDeclaration, .functionDefinition, .functionDeclaration:
      name = parent.child(.name)
      place = .result
    case .tupleVariable, .forInStatement:
      name = parent.child(.name)
      place = .local
    default: return nil
    }
    if name == nil || name?.isMissing == true, let header = node.child(.type) { name = header.child(.name) }
    guard let name else { return nil }
    self.type = type
    self.name = Identifier(name.text, at: name.range)
  }

  private static func isInBody(_ node: SyntaxNode) -> Bool {
    var next = node.parent
    while let here = next {
      if here.kind == .block { return true }
      if here.kind == .classBody || here.kind == .structBody { return false }
      next = here.parent
    }
    return false
  }
}
