import Testing

@testable import XCLanguageServer

@Suite struct CompletionTests {
  private let uri = "file:///w/Detail.xc"

  /// What is offered where `|` stands, and the text with the first offer of a label taken.
  private func offers(
    _ marked: String, taking label: String = "", capabilities: JSON = [:]
  ) async throws -> (labels: [String], taken: String?) {
    let text = marked.replacing("|", with: "")
    let head = marked.prefix { $0 != "|" }
    let line = head.count { $0 == "\n" }
    let character = head.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let client = try await TestClient.ready(capabilities: capabilities)
    await client.open(uri, text)
    let items = try await client.request("textDocument/completion", Samples.place(uri, line, character))[
      "items"
    ]
    .items
    let chosen = items.first { $0["label"].text == label }
    return (
      items.map { $0["label"].text ?? "" }, chosen.map { AppliedEdits.apply([$0["textEdit"]], to: text) }
    )
  }

  @Test(arguments: [
    "#use <UXKit>\nclass A : Object <|",
    "#use <UXKit>\n// a class\nclass A : Object <UXTableDataSource, UXNav|> {\n}\n",
  ]) func offersProtocols(marked: String) async throws {
    let found = try await offers(marked, taking: "UXNavigationDelegate")
    #expect(found.labels.contains("UXNavigationDelegate"))
    #expect(found.labels.contains("UXTableDataSource") == !marked.contains("UXTableDataSource"))
    #expect(found.taken?.contains("UXNavigationDelegate") == true)
    #expect(found.taken?.contains("UXNavUX") == false)
  }

  private static let empty = "#use <UXKit>\nclass A : Object <UXNavigationDelegate> {\n  |\n}\n"

  @Test func offersAPairAsOne() async throws {
    let found = try await offers(Self.empty, taking: "formWillShow + formDidHide")
    #expect(found.labels == ["formWillShow + formDidHide"])
    #expect(
      found.taken == """
        #use <UXKit>
        class A : Object <UXNavigationDelegate> {
          void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
          }

          void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
          }
        }

        """)
  }

  @Test func placesTheCaret() async throws {
    let found = try await offers(
      Self.empty.replacing("|", with: "void form|"), taking: "formWillShow + formDidHide",
      capabilities: ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]])
    #expect(found.taken?.contains("depth) {\n    $0\n  \\}\n\n  void formDidHide") == true)
    #expect(found.taken?.contains("void void") == false)
  }

  @Test func offersWhatIsLeft() async throws {
    let half = Samples.half.replacing("i32 count;", with: "i32 count;\n  |")
    #expect(try await offers(half).labels == ["formDidHide"])
    let table = try await offers(
      "#use <UXKit>\nclass A : Object <UXTableDataSource> {\n    |\n}\n", taking: "numberOfRows")
    #expect(table.labels.prefix(2) == ["numberOfRows", "valueForCell"])
    #expect(
      table.taken?.contains("    i32 numberOfRows(UXTableView* t) {\n        return 0;\n    }\n") == true)
  }

  @Test func staysSilentElsewhere() async throws {
    let inBody = Samples.half.replacing("count = count", with: "|\n    count = count")
    #expect(try await offers(inBody).labels.isEmpty)
    #expect(try await offers("#use <UXKit>\n|\nclass A {}\n").labels.isEmpty)
    #expect(try await offers("void f(void) { if (a <| b) {} }\n").labels.isEmpty)
  }
}
