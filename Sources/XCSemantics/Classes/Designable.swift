import XCSyntax

extension Program {
  /// The protocol that outlets and actions imply, and its older name.
  public static let designableNames: Set<String> = ["UXDesignable", "UIDesignable"]

  /// Whether the compiler writes the bodies of a protocol's methods for a class: an `outlet` field or an
  /// `action` method in it or an ancestor makes it conform to `UXDesignable`.
  public func isSynthesized(_ protocolName: String, for hierarchy: ClassHierarchy) -> Bool {
    Self.designableNames.contains(protocolName)
      && hierarchy.members.contains { member in member.symbol.parts.contains { $0.declaration.isDesignable } }
  }
}

extension ClassDeclaration {
  /// Whether an `outlet` field or an `action` method makes the compiler write the methods of `UXDesignable`.
  public var isDesignable: Bool {
    fields.contains { $0.type.qualifiers.contains(.outlet) }
      || methods.contains(where: \.isAction)
  }
}

extension FunctionDeclaration {
  /// Whether `: action` makes it a target for the designer.
  public var isAction: Bool { annotations.contains { $0.text.lowercased() == "action" } }
}
