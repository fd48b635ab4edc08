import Testing
import XCSyntax

@testable import XCSemantics

/// Where pairs come from.
@Suite struct DelegatePairTests {
  @Test func knownPairsHoldForTheBuiltInProtocols() async throws {
    let loaded = await program(["a.xc": "#use <UXKit>\n"])
    for known in DelegatePair.known {
      let symbol = try #require(loaded.theProtocol(known.protocolName, from: "a.xc"))
      #expect(loaded.pairs(of: symbol) == [known])
    }
    let other = try #require(loaded.theProtocol("UXTextViewDelegate", from: "a.xc"))
    #expect(loaded.pairs(of: other).isEmpty)
  }

  @Test func aProtocolOfAKnownNameHasThePairIfItHasBothMethods() async throws {
    let whole = await program([
      "a.xc": "protocol UXNavigationDelegate { void formDidHide(void); void formWillShow(i32 a); }"
    ])
    #expect(whole.pairs(of: try #require(whole.theProtocol("UXNavigationDelegate", from: "a.xc"))).count == 1)
    let half = await program(["a.xc": "protocol UXNavigationDelegate { void formDidHide(void); }"])
    #expect(half.pairs(of: try #require(half.theProtocol("UXNavigationDelegate", from: "a.xc"))).isEmpty)
  }

  @Test func commentsAndConfigurationAddPairs() async throws {
    let text = """
      protocol Door {
        // xcgen:pair open close
        void open(void);
        void close(void);
        void lock(void);
        void unlock(void);
        // xcgen:pair lock unlok
        // xcgen:pair close open
      }
      """
    let configured = [
      DelegatePair(protocolName: "Door", first: "lock", second: "unlock", name: "Locking"),
      DelegatePair(protocolName: "Door", first: "close", second: "open", name: "Opening"),
      DelegatePair(protocolName: "Gate", first: "open", second: "close"),
    ]
    let loaded = await program(["a.xc": text], options: LoadOptions(pairs: configured))
    let pairs = loaded.pairs(of: try #require(loaded.theProtocol("Door", from: "a.xc")))
    #expect(pairs.map(\.methods) == [["open", "close"], ["lock", "unlock"]])
    #expect(pairs.map(\.name) == ["Opening", "Locking"])
  }
}
