import XCSemantics

enum DelegatePairSample {
  static func pair(_ first: String, _ second: String, because reason: String? = nil) -> DelegatePair {
    DelegatePair(protocolName: "P", first: first, second: second, reason: reason)
  }
}
