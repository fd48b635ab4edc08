extension DelegatePair {
  /// The pairs that are known without anybody declaring them.
  public static let known: [DelegatePair] = [
    DelegatePair(
      protocolName: "UXNavigationDelegate", first: "formWillShow", second: "formDidHide",
      name: "FormVisibility", severity: .error,
      reason: "what starts when a form is shown must stop when it is hidden and resume when it comes back",
      missedWithoutFirst: [
        "a form is shown because a push put it on top",
        "a form is shown again because a pop uncovered it",
      ],
      missedWithoutSecond: [
        "a form is hidden because a push covered it",
        "a form is hidden because it was popped off",
      ]),
    DelegatePair(
      protocolName: "Codable", first: "encodeWithCoder", second: "initWithCoder", severity: .warning,
      reason: "the fields written under a key are the fields read back",
      missedWithoutFirst: ["an archive is written: 'Object' writes nothing for this class"],
      missedWithoutSecond: ["an archive is read: 'Object' reads nothing for this class"],
      isSuppliedByRoot: true),
    DelegatePair(
      protocolName: "Hashable", first: "hash", second: "equals", severity: .warning,
      reason: "equal values must have equal hashes",
      missedWithoutFirst: ["a value is looked up: 'Object' hashes by identity, so an equal one is missed"],
      missedWithoutSecond: ["two values are compared: 'Object' compares by identity"],
      isSuppliedByRoot: true),
  ]
}
