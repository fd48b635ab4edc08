extension Lowering {
  /// Reads the enum under the cursor.
  mutating func lowerEnum(_ documentation: [String]) -> EnumDeclaration {
    var declaration = EnumDeclaration(
      name: nil, range: cursor.range, condition: condition, documentation: documentation)
    var isOpen = false
    eachChild { lowering, kind, field in
      if kind == .comment, !isOpen { declaration.documentation += lowering.commentLines() }
      if field == .name { declaration.name = lowering.identifier() }
      guard field == .body else { return }
      isOpen = true
      let opening = lowering.eachItem { lowering, kind, documentation in
        guard kind == .enumMember, let member = lowering.lowerEnumMember(documentation) else { return }
        declaration.members.append(member)
      }
      declaration.documentation += opening
    }
    return declaration
  }

  private mutating func lowerEnumMember(_ documentation: [String]) -> EnumDeclaration.Member? {
    let range = cursor.range
    var name: Identifier?
    var valueText: String?
    var literal: UInt64?
    eachChild { lowering, kind, field in
      if field == .name { name = lowering.identifier() }
      if field == .value {
        let source = lowering.cursor.node.text
        valueText = source
        if kind == .integerLiteral { literal = IntegerLiteral.value(of: source) }
      }
    }
    return name.map {
      EnumDeclaration.Member(
        name: $0, valueText: valueText, literalValue: literal, range: range, condition: condition,
        documentation: documentation)
    }
  }
}
