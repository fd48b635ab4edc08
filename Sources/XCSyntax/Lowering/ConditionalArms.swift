/// One arm of a conditional, anywhere in a file.
public struct ConditionalArm: Sendable, Hashable {
  /// Where it stands, its directive included.
  public let range: Range<Int>
  /// When the preprocessor keeps it.
  public let condition: Condition
  /// When the preprocessor keeps it, given that it keeps the arms around it.
  public let ownCondition: Condition
  /// Where the conditional begins: its arms are chosen by what is defined there.
  public let conditional: Int

  func moved(by edit: SyntaxEdit) -> ConditionalArm {
    ConditionalArm(
      range: edit.moved(range), condition: condition, ownCondition: ownCondition,
      conditional: edit.moved(conditional..<conditional).lowerBound)
  }
}

extension SyntaxTree {
  /// The arms of all conditionals, those in bodies included, in the order in which they begin.
  func arms() -> [ConditionalArm] {
    let openings = text.offsetsOfConditionals
    guard !openings.isEmpty else { return [] }
    var next = 0
    var found: [ConditionalArm] = []
    // The arms around and behind the place of the walk, nearest last.
    var open: [ConditionalArm] = []
    root.walk { node in
      let range = node.range
      // Nodes come in the order in which they begin.
      while next < openings.count, openings[next] < range.lowerBound { next += 1 }
      guard next < openings.count, openings[next] < range.upperBound else { return false }
      guard node.kind == .conditional else { return node.kind != .asmBody }
      while let last = open.last, last.range.upperBound <= node.range.lowerBound { open.removeLast() }
      let outer = open.last?.condition ?? .always
      var guardCheck = Lowering(at: node)
      let isGuard = guardCheck.isIncludeGuard()
      var earlier = Condition.always
      let first = found.count
      for arm in node.children.map(\.node) where arm.kind.isArm {
        var lowering = Lowering(at: arm)
        let test = lowering.armCondition(arm.kind)
        let own = isGuard ? .always : earlier.and(test)
        earlier = earlier.and(test.negated)
        found.append(
          ConditionalArm(
            range: arm.range, condition: outer.and(own), ownCondition: own,
            conditional: node.range.lowerBound))
      }
      open.append(contentsOf: found[first...].reversed())
      return true
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension ConditionalRegions {
  /// The arms as a file tells of them.
  var conditionalArms: [ConditionalArm] {
    arms.map { arm in
      ConditionalArm(
        range: arm.directive.lowerBound..<arm.content.upperBound, condition: arm.condition,
        ownCondition: arm.ownCondition, conditional: arm.conditional)
    }
  }
}

extension SourceFile {
  /// The arms that begin in a range, in order.
  public func arms(beginningIn range: Range<Int>) -> ArraySlice<ConditionalArm> {
    let first = arms.firstIndexInOrder { $0.range.lowerBound >= range.lowerBound }
    return arms[first...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// Visits the nodes of the tree in order, without the arms that known macros drop; `visit` says whether to
  /// go into a node.
  public func walk(_ visit: (SyntaxNode) -> Bool) { tree.map { walk($0.root, visit) } }

  /// Visits a node and all below it like `walk(_:)`.
  public func walk(_ node: SyntaxNode, _ visit: (SyntaxNode) -> Bool) {
    node.walk { droppedArms.isEmpty || !isDropped($0) ? visit($0) : false }
  }

  /// Whether known macros drop what the node holds.
  public func isDropped(_ node: SyntaxNode) -> Bool {
    node.kind.isArm && droppedArms.contains(node.range)
  }
}
