import Testing
import XCBindings

/// Names of every length that brings some line to the edge of the page, in every construct that carries one.
@Suite struct LongNameTests {
  /// Lengths in which each kind of line breaks somewhere.
  private static let lengths = Array(stride(from: 28, through: 96, by: 1))

  private static func source(_ lengths: [Int]) -> String {
    lengths.map { length in
      let stem = String(repeating: "n", count: length - 4) + "x\(100 + length)"
      let type = "T" + stem.dropFirst()
      return """
        protocol \(type)P {
          // xcgen:pair open\(stem) shut\(stem)
          optional void open\(stem)(void); optional i32 shut\(stem)(i32 a);
          optional void v\(stem)(void) throws; optional i32 r\(stem)(void); optional i32 q\(stem)(i32 \(stem)_a, i32 b);
          void b\(stem)(void); i32 c\(stem)(void) throws; u8, u16 d\(stem)(i32 a) throws; \(type)S* e\(stem)(void);
          void f(\(type)S* a, callback g void(\(type)S* b, \(type)C* c)); void h(\(type)E e, \(type)A a, \(type)F* f, \(type)Q q);
        }
        struct \(type)S { i32 \(stem); \(type)C* c\(stem); u8* p; callback d\(stem) i32(\(type)C* one, i32 two); }
        struct \(type)Q { i32 \(stem); }
        enum \(type)E = { m\(stem) = 255, o\(stem) };
        typedef \(type)S* \(type)A;
        typedef i32 \(type)F(\(type)C* one, i32 two);
        class \(type)C : \(type)B { }
        class \(type)B : Object { }
        """
    }.joined(separator: "\n")
  }

  @Test(
    "swift-format would leave them as they are", .enabled(if: SwiftFormat.isThere),
    arguments: [OptionalStyle.paired, .refined], [AccessLevel.internal, .public])
  func isFormatted(_ style: OptionalStyle, _ access: AccessLevel) async throws {
    let options = BindingOptions(
      version: "0.0.0", access: access, declaresStubs: true, optionals: style,
      isolation: access == .public ? .mainActor : nil)
    let output = await generate(["a.xc": Self.source(Self.lengths)], options: options)
    #expect(output.messages == [])
    for file in output.files {
      let text = SwiftFormat.unmarked(file.text)
      let formatted = try SwiftFormat.formatted(text)
      let (ours, theirs) = (text.split(separator: "\n"), formatted.split(separator: "\n"))
      let place = zip(ours, theirs).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let lines = place.map { max(0, $0 - 3)..<min(ours.count, $0 + 4) }
      #expect(text == formatted, "\(file.name):\n\(lines.map { ours[$0].joined(separator: "\n") } ?? "")")
    }
  }
}
