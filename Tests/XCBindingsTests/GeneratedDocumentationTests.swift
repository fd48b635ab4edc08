import Testing
import XCBindings

/// What generated documentation says besides the source's own words.
@Suite struct GeneratedDocumentationTests {
  /// The documentation in front of a line, joined to one text.
  private func documentation(of line: String, in output: GeneratedOutput) -> String {
    let lines = output.body.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.hasSuffix(line) }) else { return "no such line" }
    let comment = lines[..<place].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("///") }.reversed()
    return comment.map { $0.drop { $0 == " " || $0 == "/" } }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let why = "each is half of one task, and a class that has only one leaves it half done"

  @Test("An optional method says what its default does, and that a class writes the result's `?`")
  func optionalMethods() async {
    let output = await generate(
      "protocol P { optional void a(void); optional i32 b(void); optional u8* c(void); i32 d(void); }")
    #expect(documentation(of: "func a()", in: output) == "Optional: the default does nothing.")
    #expect(
      documentation(of: "func b() -> Int32?", in: output)
        == "Optional: the default returns nil. A class writes the `?` of the result too.")
    #expect(
      documentation(of: "func c() -> UnsafeMutablePointer<UInt8>?", in: output)
        == "Optional: the default returns nil.")
    #expect(documentation(of: "func d() -> Int32", in: output) == "")
  }

  @Test(
    "A class that leaves the `?` out has another method, and no compiler says so: hence the documentation")
  func withoutMark() async throws {
    let output = await generate("protocol P { optional i32 b(void); }")
    let user = GeneratedFile("User.swift", "final class C: P { func b() -> Int32 { 1 } }")
    let result = try SwiftCompiler.check(output.files + [user])
    #expect(result.isAccepted, "\(result.messages)")
    let paired = await generate(
      "protocol P { optional i32 b(void); optional i32 c(void); // xcgen:pair b c\n}")
    let half = GeneratedFile(
      "User.swift", "final class C: P { func b() -> Int32 { 1 }; func c() -> Int32 { 1 } }")
    let refused = try SwiftCompiler.check(paired.files + [half])
    #expect(refused.messages.contains("type 'C' does not conform to protocol 'P'"), "\(refused.messages)")
  }

  @Test("A pair with a required half says what the opt-out leaves to do")
  func halfRequired() async throws {
    let text = "protocol P { void open(void); optional i32 shut(void); // xcgen:pair open shut\n}"
    let output = await generate(text)
    #expect(documentation(of: "func open()", in: output) == "Belongs together with `shut()`: \(Self.why).")
    #expect(
      documentation(of: "func shut() -> Int32?", in: output)
        == "Belongs together with `open()`: \(Self.why). A class has both, or adopts `PWithoutOpen` and needs"
        + " only `open()`. A class writes the `?` of the result too.")
    #expect(
      documentation(of: "protocol PWithoutOpen: P {}", in: output)
        == "`P` for a class that has no `shut()`: here it returns nil.")
    let defaults = await generate(text, options: BindingOptions(version: "0.0.0", optionals: .defaults))
    #expect(
      documentation(of: "func open()", in: defaults)
        == "Belongs together with `shut()`: \(Self.why). Every class wants both.")
    let user = GeneratedFile("User.swift", "final class C: PWithoutOpen { func open() {} }")
    let result = try SwiftCompiler.check(output.files + [user])
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("A pair that is required as a whole promises no choice", arguments: OptionalStyle.allCases)
  func required(_ style: OptionalStyle) async {
    let output = await generate(
      "protocol P { void open(void); i32 shut(void); // xcgen:pair open shut\n}",
      options: BindingOptions(version: "0.0.0", optionals: style))
    #expect(documentation(of: "func open()", in: output) == "Belongs together with `shut()`: \(Self.why).")
    #expect(!output.body.contains("Without"))
  }

  @Test("Pairs that share a method each keep their reason, and the choice is about all of them")
  func sharedMethod() async throws {
    let pairs = [
      DelegatePairSample.pair("a", "b", because: "one starts what two ends"),
      DelegatePairSample.pair("b", "c", because: "three undoes two"),
    ]
    let text = "protocol P { optional void a(void); optional i32 b(void); optional void c(void); }"
    let output = await generate(text, pairs: pairs)
    let choice = "A class has all, or adopts `PWithoutA` and needs none."
    #expect(
      documentation(of: "func a()", in: output)
        == "Belongs together with `b()`: one starts what two ends. \(choice)")
    #expect(
      documentation(of: "func b() -> Int32?", in: output)
        == "Belongs together with `a()`: one starts what two ends. Belongs together with `c()`: three undoes two."
        + " \(choice) A class writes the `?` of the result too.")
    #expect(
      documentation(of: "protocol PWithoutA: P {}", in: output)
        == "`P` for a class that has none of `a()`, `b()` and `c()`: here they do nothing or return nil.")
    let refined = await generate(
      text, options: BindingOptions(version: "0.0.0", optionals: .refined), pairs: pairs)
    #expect(
      documentation(of: "protocol PA: P {", in: refined)
        == "`a()` and `b()` belong together: one starts what two ends. `b()` and `c()` belong together: three undoes"
        + " two. A class that conforms has all.")
  }

  @Test("Comments of every kind come along, without their decoration")
  func comments() async {
    let output = await generate(
      """
      // *** Told about doors ***
      protocol P { // held weakly
        /** = = = = =
          * When it opens. **/
        void a(Edge e); /**< one */ //!< two
        ///< three
        // --- Closing ---
        // ## no heading
        void b(Spot s); /* four
                           five */
      }
      struct Spot { /* where it is */
        i16 x; ///< across
      }
      enum Edge = { // which side
        top, //!< up
        bottom /*!< down */
      };
      protocol Q // behind the head
      { /* in front */ void c(Kind k); }
      enum Kind = { /* first */ one, two };
      """)
    let expected = [
      ("protocol P: AnyObject {", "Told about doors held weakly"),
      ("func a(_ e: Edge)", "When it opens. one two three"),
      ("func b(_ s: Spot)", "Closing ## no heading four five"),
      ("struct Spot: Sendable {", "where it is"), ("var x: Int16", "across"),
      ("struct Edge: RawRepresentable, Hashable, Sendable {", "which side"),
      ("static let top = Self(rawValue: 0)", "up"), ("static let bottom = Self(rawValue: 1)", "down"),
      ("protocol Q: AnyObject {", "behind the head"), ("func c(_ k: Kind)", "in front"),
      ("struct Kind: RawRepresentable, Hashable, Sendable {", ""),
      ("static let one = Self(rawValue: 0)", "first"),
    ]
    for (line, text) in expected { #expect(documentation(of: line, in: output) == text) }
  }
}
