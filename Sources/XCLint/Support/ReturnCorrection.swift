import XCSemantics
import XCSyntax

/// What a body has to return once its method has another result.
struct ReturnCorrection {
  /// The changes, in order of place.
  private(set) var edits: [TextEdit] = []
  /// Whether all that the body returns fits then.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - givesNothing: whether the method is to be `void`.
  ///   - zero: the least value of the new result, if it has one.
  ///   - isConvertible: whether what the body returns converts to the new result by itself.
  init(_ body: SyntaxNode, text: SourceText, givesNothing: Bool, zero: String?, isConvertible: Bool) {
    if isConvertible { return }
    let returns = Self.returns(in: body)
    for statement in returns {
      let values = statement.children.filter { $0.field == .value }.map(\.node)
      if givesNothing {
        guard let first = values.first, let last = values.last else { continue }
        guard values.allSatisfy(\.isIdle) else {
          isComplete = false
          continue
        }
        // What has been worked out would be gone.
        isComplete = isComplete && values.allSatisfy(\.isConstant)
        let start = SourceLayout(text: text).startOfBlanks(before: first.range.lowerBound)
        edits.append(TextEdit(span: text.span(start..<last.range.upperBound), newText: ""))
      } else if values.isEmpty, let zero {
        let end = statement.range.lowerBound + "return".utf8.count
        edits.append(TextEdit(span: text.span(end..<end), newText: " " + zero))
      } else if !values.allSatisfy(\.isNull) {
        isComplete = false
      }
    }
    guard !givesNothing else { return }
    guard let zero, let end = Self.end(of: body, zero, text) else {
      isComplete = isComplete && zero != nil
      return
    }
    edits.append(end)
  }

  /// The `return` statements of a body, without those of the blocks that it makes.
  private static func returns(in body: SyntaxNode) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    body.walk { node in
      if node.kind == .returnStatement { found.append(node) }
      return node.kind != .blockLiteral && !(node.kind == .block && isValue(node))
    }
    return found
  }

  /// Whether braces are the body of a block literal, as where one is assigned or passed, and not of a statement.
  private static func isValue(_ block: SyntaxNode) -> Bool {
    switch block.parent?.kind {
    case .variableDeclarator, .variableDeclaration, .assignmentExpression, .argumentList, .blockLiteral,
      .blockType:
      true
    case let kind?: BodyKinds.isExpression(kind)
    case nil: false
    }
  }

  /// A last statement for a body that ends without one.
  private static func end(of body: SyntaxNode, _ zero: String, _ text: SourceText) -> TextEdit? {
    let layout = SourceLayout(text: text)
    guard layout.isBraced(body.range) else { return nil }
    let statements = body.children.map(\.node).filter { $0.isNamed && $0.kind != .comment }
    if let last = statements.last, last.kind == .returnStatement || last.kind == .throwStatement {
      return nil
    }
    let closing = body.range.upperBound - 1
    let statement = "return \(zero);"
    guard layout.beginsLine(closing), closing > body.range.lowerBound + 1 else {
      let start = layout.startOfBlanks(before: closing)
      return TextEdit(span: text.span(start..<closing), newText: " \(statement) ")
    }
    let indent =
      statements.last.map { layout.indentation(at: $0.range.lowerBound) }
      ?? layout.indentation(at: closing) + layout.unit
    let line = text.lineRange(text.lineIndex(at: closing)).lowerBound
    return TextEdit(span: text.span(line..<line), newText: indent + statement + text.lineEnding)
  }
}

extension SyntaxNode {
  /// Whether a value says nothing but itself: a literal.
  fileprivate var isConstant: Bool {
    switch core.kind {
    case .integerLiteral, .floatLiteral, .characterLiteral, .stringLiteral, .trueLiteral, .falseLiteral,
      .nilLiteral:
      true
    default: false
    }
  }

  /// Whether nothing is lost where a value is not made.
  fileprivate var isIdle: Bool {
    var isIdle = true
    walk { node in
      switch node.kind {
      case .callExpression, .assignmentExpression, .updateExpression, .newExpression, .inlineExpression,
        .vaArgExpression:
        isIdle = false
      default: break
      }
      return isIdle
    }
    return isIdle
  }
}
