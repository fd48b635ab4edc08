import Foundation
import Testing
import XCBindings
import XCSemantics

/// The whole of UXKit as one large source.
@Suite struct EmbeddedInterfaceTests {
  /// A style with or without the main actor, and who sees the declarations.
  struct Case: Sendable, CustomTestStringConvertible {
    var style: OptionalStyle
    var isolation: BindingIsolation?

    var options: BindingOptions {
      BindingOptions(
        version: "0.0.0", access: .public, declaresStubs: true, optionals: style, isolation: isolation)
    }
    var testDescription: String { style.rawValue + (isolation == nil ? "" : " on the main actor") }

    static let all = OptionalStyle.allCases.flatMap { style in
      [Case(style: style, isolation: nil), Case(style: style, isolation: .mainActor)]
    }
  }

  /// The protocols of UXKit and of the core library.
  private static let protocols = """
    Comparable Hashable Copying Codable Enumerable Error GApplicationProtocol UXGraphics UXViewDriver \
    UXTableDataSource UXTableDelegate UXOutlineDataSource UXNavigationDelegate UXTextViewDelegate \
    UXDragDestination UXDesignable UXRscAwaking UXNibAwaking UXEvaluable UXApplicationDelegate
    """.split(separator: " ").map(String.init)

  private func output(_ options: BindingOptions) async -> GeneratedOutput {
    let text = EmbeddedInterface.bundled.source.text
    return await generate(
      ["UXKit.xc": String(decoding: text.bytes, as: UTF8.self)], options: options,
      usesEmbeddedInterface: false)
  }

  @Test("Every protocol of UXKit and the core library compiles", arguments: Case.all)
  func compiles(_ tried: Case) async throws {
    let output = await output(tried.options)
    #expect(output.messages == [])
    let text = output.text(of: "UXKit.swift")
    for name in Self.protocols { #expect(text.contains("public protocol \(name): AnyObject {"), "\(name)") }
    let clock = ContinuousClock()
    let start = clock.now
    let result = try SwiftCompiler.check(output.files)
    let time = clock.now - start
    #expect(result.isAccepted, "\(result.messages)")
    print("UXKit, \(tried.testDescription): swiftc -typecheck took \(time)")
  }

  @Test("The driver has its 139 methods, in each style", arguments: OptionalStyle.allCases)
  func driver(_ style: OptionalStyle) async {
    var options = Case(style: style, isolation: nil).options
    options.access = .internal
    let text = await output(options).text(of: "UXKit.swift")
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(of: "protocol UXViewDriver: AnyObject {") else {
      Issue.record("no driver")
      return
    }
    let methods = lines[start...].prefix { $0 != "}" }.count { $0.hasPrefix("  func ") }
    #expect(methods == (style == .refined ? 125 : 139))
    let refinements = lines.count { $0.contains(": UXViewDriver {") }
    #expect(refinements == (style == .refined ? 14 : 0))
  }

  @Test("A pair whose comment gives the reason is not given a second one")
  func reasons() async {
    let text = await output(BindingOptions(version: "0.0.0")).text(of: "UXKit.swift")
    let method = "  func formDidHide(_ n: UXNavigationController, content: UXView?, depth: Int32)\n}"
    let comment = text.split(separator: "\n\n").first { $0.hasSuffix(method) } ?? ""
    let words = comment.split(whereSeparator: \.isWhitespace).filter { $0 != "///" }.joined(separator: " ")
    #expect(words.components(separatedBy: "Belongs together with").count == 2, "\(words)")
    #expect(words.contains("A class has both, or adopts `UXNavigationDelegateWithoutFormVisibility`"))
  }

  @Test("swift-format would leave it as it is", .enabled(if: SwiftFormat.isThere), arguments: Case.all)
  func isFormatted(_ tried: Case) async throws {
    for file in await output(tried.options).files {
      let text = SwiftFormat.unmarked(file.text)
      #expect(text != file.text)
      #expect(try SwiftFormat.formatted(text) == text, "\(file.name)")
    }
  }

  @Test("A source that mentions UXKit finds its values in the stubs")
  func embeddedValues() async throws {
    let options = BindingOptions(version: "0.0.0", declaresStubs: true)
    let output = await generate(
      "#import <UXKit>\nprotocol P { void draw(UXGraphics* g, UXRect dirty); UXView* view(UXWindow* w); }",
      options: options)
    #expect(output.messages == [])
    #expect(!output.body.contains("struct UXRect"))
    #expect(output.text(of: "XCStubs.swift").contains("struct UXRect"))
    #expect(output.inputs == ["a.xc"])
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }
}
