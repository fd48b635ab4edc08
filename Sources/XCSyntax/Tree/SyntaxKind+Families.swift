extension SyntaxKind {
  /// Whether nodes of this kind are directives that stand by themselves; those of conditionals are parts of arms.
  package var isDirective: Bool {
    switch self {
    case .importDirective, .includeDirective, .useDirective, .defineDirective, .undefDirective,
      .packageDirective, .warningDirective, .errorDirective, .pragmaDirective:
      true
    default: false
    }
  }

  /// Whether nodes of this kind are arms of conditionals.
  var isArm: Bool { self == .ifArm || self == .elifArm || self == .elseArm }
}
