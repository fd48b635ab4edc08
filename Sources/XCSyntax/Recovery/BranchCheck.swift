/// Where an `else` or a `catch` stands by itself, as behind a directive or in an arm of a conditional: there it goes on
/// with what stands in front. Anywhere else it has nothing to go on with.
struct BranchCheck {
  /// The statement that the branch would belong to.
  private let head: SyntaxKind

  /// What is wrong with a branch, or with a `try` that none follows; nil where nothing is.
  static func problem(of node: SyntaxNode) -> SyntaxProblem? {
    switch node.kind {
    case .elseClause where !BranchCheck(head: .ifStatement).goesOn(node):
      return SyntaxProblem("'else' without an 'if' of its own", at: word("else", of: node))
    case .catchClause
    where node.parent?.kind != .tryStatement && !BranchCheck(head: .tryStatement).goesOn(node):
      return SyntaxProblem("'catch' without a 'try' of its own", at: word("catch", of: node))
    case .tryStatement where node.child(.handler) == nil && !isCaughtBehindDirective(node):
      let end = node.range.upperBound
      return SyntaxProblem("expected 'catch' after the block of 'try'", at: end..<end)
    default: return nil
    }
  }

  /// An `else` around a broken place that goes on with nothing, with the change that takes it away.
  static func strayBranch(around broken: SyntaxNode) -> Finding? {
    var node = broken
    for _ in 0..<3 {
      guard let parent = node.parent else { return nil }
      node = parent
      guard node.kind == .elseClause, let problem = problem(of: node) else { continue }
      return Finding(problem: problem, repair: Repair(change: .delete, range: problem.range))
    }
    return nil
  }

  private static func word(_ word: String, of node: SyntaxNode) -> Range<Int> {
    node.range.lowerBound..<(node.range.lowerBound + word.utf8.count)
  }

  /// Whether a statement that wants a branch stands in front, with nothing but directives between.
  private func goesOn(_ branch: SyntaxNode) -> Bool {
    var isApart = false
    var node = branch
    while true {
      guard let previous = node.previousSibling else { return false }
      node = previous
      switch node.kind {
      case .comment, .directiveText: break
      // Which of its arms is kept can not be told.
      case .conditional, .error: return true
      case .elseClause where head == .ifStatement: return false
      case .elseClause, .catchClause: return head == .tryStatement && node.kind == .catchClause
      case .token:
        guard let arm = node.parent, arm.kind.isArm, let conditional = arm.parent else { return false }
        node = conditional
        isApart = true
      case let kind where kind.isDirective: isApart = true
      default: return isApart && wantsBranch(node)
      }
    }
  }

  /// Whether a branch may follow a statement: an `if` without `else`, or a loop that ends with one.
  private func wantsBranch(_ statement: SyntaxNode) -> Bool {
    var node = statement
    while true {
      if node.kind == .ifStatement, let alternative = node.child(.alternative) {
        node = alternative
      } else if node.kind == .ifStatement, head == .ifStatement {
        return true
      } else if let body = node.child(node.kind == .ifStatement ? .consequence : .body),
        node.kind != .tryStatement
      {
        node = body
      } else {
        return node.kind == head
      }
    }
  }

  /// Whether directives or a conditional follow a `try`, and a `catch` behind or in them.
  private static func isCaughtBehindDirective(_ node: SyntaxNode) -> Bool {
    var sibling = node.nextSibling
    while let next = sibling {
      switch next.kind {
      case .comment: break
      case .catchClause: return true
      case .conditional:
        return next.children.contains { arm in arm.node.children.contains { $0.node.kind == .catchClause } }
      case let kind where kind.isDirective: break
      default: return next.isError
      }
      sibling = next.nextSibling
    }
    return false
  }
}
