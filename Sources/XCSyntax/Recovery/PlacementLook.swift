/// A quick look whether anything in a tree could stand where it may not, or too deep: most files need no more.
struct PlacementLook: ~Copyable {
  private var cursor: SyntaxCursor

  /// How many conditionals deep is looked.
  private static let deepest = 40

  /// How many signs of types may stand in one declaration.
  private static let mostSigns = Lowering.deepestNesting / 2

  /// False only where every item of a file, and every member, is one that its place may hold.
  static func isSuspicious(_ tree: SyntaxTree) -> Bool {
    guard !tree.root.hasError, !hasDeepType(tree.text.bytes) else { return true }
    var look = PlacementLook(cursor: SyntaxCursor(at: tree.root))
    return look.isSuspicious(isInside: false, depth: 0)
  }

  /// Whether so many signs stand between two ends of declarations that a type could nest too deeply.
  private static func hasDeepType(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): count = 0
        case UInt8(ascii: "*"), UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "["), UInt8(ascii: "<"),
          UInt8(ascii: "("):
          count += 1
          if count > mostSigns { return true }
        default: break
        }
      }
      return false
    }
  }

  /// Looks at the children of the node under the cursor.
  private mutating func isSuspicious(isInside: Bool, depth: Int) -> Bool {
    guard depth <= Self.deepest else { return true }
    guard cursor.goToFirstChild() else { return false }
    defer { _ = cursor.goToParent() }
    repeat {
      if isItemSuspicious(isInside: isInside, depth: depth) { return true }
    } while cursor.goToNextSibling()
    return false
  }

  private mutating func isItemSuspicious(isInside: Bool, depth: Int) -> Bool {
    switch cursor.kind {
    case .token, .comment, .directiveText, .droppedText, .identifier, .typeIdentifier, .category,
      .protocolList:
      return false
    case let kind where kind.isDirective: return false
    case .functionDefinition, .functionDeclaration, .methodDefinition, .methodDeclaration, .fieldDeclaration,
      .variableDeclaration, .useDeclaration, .packageDeclaration:
      return false
    case .structDeclaration, .enumDeclaration, .typedefDeclaration: return isInside
    case .macroInvocation: return !isInside
    case .classDeclaration, .protocolDeclaration:
      return isInside || isSuspicious(isInside: true, depth: depth + 1)
    case .classBody, .protocolBody: return isSuspicious(isInside: true, depth: depth + 1)
    case .conditional, .ifArm, .elifArm, .elseArm: return isSuspicious(isInside: isInside, depth: depth + 1)
    default: return true
    }
  }
}
