import XCSemantics

enum DelegatePairSample {
  static func pair(_ first: String, _ second: String) -> DelegatePair {
    DelegatePair(protocolName: "P", first: first, second: second)
  }
}
