import Testing
import XCBindings
import XCSemantics

/// The whole of UXKit as one large source.
@Suite struct EmbeddedInterfaceTests {
  @Test(
    "Every protocol of UXKit and the core library compiles, in each style", arguments: OptionalStyle.allCases)
  func compiles(_ style: OptionalStyle) async throws {
    let text = EmbeddedInterface.bundled.source.text
    let options = BindingOptions(
      version: "0.0.0", access: .public, declaresStubs: true, optionals: style, isolation: .mainActor)
    let output = await generate(
      ["UXKit.xc": String(decoding: text.bytes, as: UTF8.self)], options: options,
      usesEmbeddedInterface: false)
    #expect(output.messages == [])
    #expect(output.text(of: "UXKit.swift").contains("protocol UXViewDriver: AnyObject"))
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("A source that mentions UXKit has its values from the built-in interface")
  func embeddedValues() async throws {
    let options = BindingOptions(version: "0.0.0", declaresStubs: true)
    let output = await generate(
      "#import <UXKit>\nprotocol P { void draw(UXGraphics* g, UXRect dirty); UXView* view(UXWindow* w); }",
      options: options)
    #expect(output.messages == [])
    #expect(output.body.contains("struct UXRect"))
    #expect(output.inputs == ["a.xc"])
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }
}
