/// One arm of a conditional, anywhere in a file.
public struct ConditionalArm: Sendable {
  /// Where it stands, its directive included.
  public let range: Range<Int>
  /// When the preprocessor keeps it.
  public let condition: Condition
}

extension SyntaxTree {
  /// The arms of all conditionals, those in bodies included, outer ones first.
  public func arms() -> [ConditionalArm] {
    guard text.bytes.contains(UInt8(ascii: "#")) else { return [] }
    var found: [ConditionalArm] = []
    // The arms around and behind the place of the walk, nearest last.
    var open: [ConditionalArm] = []
    root.walk { node in
      guard node.kind == .conditional else { return node.kind != .asmBody }
      while let last = open.last, last.range.upperBound <= node.range.lowerBound { open.removeLast() }
      let outer = open.last?.condition ?? .always
      var guardCheck = Lowering(at: node)
      let isGuard = guardCheck.isIncludeGuard()
      var earlier = Condition.always
      for arm in node.children.map(\.node) where [.ifArm, .elifArm, .elseArm].contains(arm.kind) {
        var lowering = Lowering(at: arm)
        let own = lowering.armCondition(arm.kind)
        let condition = isGuard ? outer : outer.and(earlier).and(own)
        earlier = earlier.and(own.negated)
        found.append(ConditionalArm(range: arm.range, condition: condition))
      }
      open.append(contentsOf: found.suffix(node.children.filter { $0.field == .arm }.count).reversed())
      return true
    }
    return found
  }
}

extension SourceFile {
  /// Visits the nodes of the tree in order, without the arms that known macros drop; `visit` says whether to
  /// go into a node.
  public func walk(_ visit: (SyntaxNode) -> Bool) { tree.map { walk($0.root, visit) } }

  /// Visits a node and all below it like `walk(_:)`.
  public func walk(_ node: SyntaxNode, _ visit: (SyntaxNode) -> Bool) {
    node.walk { droppedArms.isEmpty || !isDropped($0) ? visit($0) : false }
  }

  /// Whether known macros drop what the node holds.
  public func isDropped(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .ifArm, .elifArm, .elseArm: droppedArms.contains(node.range)
    default: false
    }
  }
}
