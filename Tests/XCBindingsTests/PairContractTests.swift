import Testing
import XCBindings

/// What the Swift compiler says to classes that conform to a generated protocol.
@Suite struct PairContractTests {
  private static let source = """
    protocol UXNavigationDelegate {
        optional void formWillShow(UXNavigationController* nav, UXView* content, i32 depth);
        optional void formDidHide(UXNavigationController* nav, UXView* content, i32 depth);
        optional void formDidMove(UXNavigationController* nav);
    }
    """

  private static let both = """
    final class Both: UXNavigationDelegate {
      func formWillShow(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
      func formDidHide(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
    }
    """
  private static let neither = "final class Neither: UXNavigationDelegateWithoutFormVisibility {}"

  private func check(_ user: String, _ style: OptionalStyle = .paired) async throws -> SwiftCompiler.Result {
    let options = BindingOptions(version: "0.0.0", declaresStubs: true, optionals: style)
    let output = await generate(Self.source, options: options)
    #expect(output.messages == [])
    return try SwiftCompiler.check(output.files + [GeneratedFile("User.swift", user)])
  }

  @Test("Both halves compile, and so does the opt-out")
  func bothOrNeither() async throws {
    let result = try await check(Self.both + "\n" + Self.neither)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("One half does not compile, and the compiler names the other")
  func oneHalf() async throws {
    let result = try await check(
      """
      final class OnlyShows: UXNavigationDelegate {
        func formWillShow(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
      }
      """)
    #expect(!result.isAccepted)
    #expect(result.messages.contains("does not conform to protocol 'UXNavigationDelegate'"))
    #expect(result.messages.contains("formDidHide(_:content:depth:)"))
    #expect(!result.messages.contains("requires function 'formDidMove"))
  }

  @Test("With defaults one half compiles")
  func defaults() async throws {
    let result = try await check(
      """
      final class OnlyHides: UXNavigationDelegate {
        func formDidHide(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
      }
      """, .defaults)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("Refined: a half is asked for as a closure and is nil where it is missing")
  func refined() async throws {
    let result = try await check(
      """
      final class Bare: UXNavigationDelegate {}
      final class Both: UXNavigationDelegateFormVisibility {
        func formWillShow(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
        func formDidHide(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
      }
      func show(_ nav: UXNavigationController, _ view: UXView, to delegate: any UXNavigationDelegate) {
        delegate.formWillShow?(nav, view, 1)
        delegate.formDidMove?(nav)
      }
      """, .refined)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("Refined: one half of a pair does not compile")
  func refinedHalf() async throws {
    let result = try await check(
      """
      final class OnlyShows: UXNavigationDelegateFormVisibility {
        func formWillShow(_ nav: UXNavigationController, content: UXView?, depth: Int32) {}
      }
      """, .refined)
    #expect(!result.isAccepted)
    #expect(result.messages.contains("formDidHide(_:content:depth:)"))
  }

  @Test("A class of another isolation may conform where the bindings are on the main actor")
  func isolated() async throws {
    let options = BindingOptions(version: "0.0.0", declaresStubs: true, isolation: .mainActor)
    let output = await generate(Self.source, options: options)
    let result = try SwiftCompiler.check(
      output.files + [GeneratedFile("User.swift", "@MainActor " + Self.both)])
    #expect(result.isAccepted, "\(result.messages)")
  }
}
