import Foundation
import Testing

@testable import XCLanguageServer

@Suite struct LifecycleTests {
  @Test func endsInOrder() async throws {
    let client = TestClient(SharedFiles([:]))
    let result = try await client.initialize(
      capabilities: ["general": ["positionEncodings": ["utf-16", "utf-8"]]])
    #expect(result["capabilities"]["positionEncoding"] == "utf-8")
    #expect(result["serverInfo"]["name"] == "xcgen")
    let answer = try await client.response("shutdown", nil)
    #expect(answer.keys == ["id", "jsonrpc", "result"])
    #expect(try await client.response("textDocument/hover", [:])["error"]["code"] == -32600)
    #expect(await client.exit() == 0)
  }

  @Test func tellsThatShutdownIsMissing() async throws {
    #expect(await (try TestClient.ready()).exit() == 1)
    #expect(await (try TestClient.ready()).closeInput() == 1)
  }

  @Test func endsWithItsParent() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    let client = TestClient(SharedFiles([:]))
    let id = await client.start(
      "initialize", ["processId": .number(Int(process.processIdentifier)), "capabilities": [:]])
    _ = try await client.message { $0["id"] == .number(id) }
    #expect(await client.end() == 1)
  }

  @Test func outlivesRequestsAtTheWrongTime() async throws {
    let client = TestClient(SharedFiles([:]))
    #expect(try await client.response("textDocument/hover", [:])["error"]["code"] == -32002)
    try await client.initialize()
    #expect(try await client.response("initialize", ["capabilities": [:]])["error"]["code"] == -32600)
    #expect(try await client.response("xc/unknown", [:])["error"]["code"] == -32601)
    #expect(try await client.response("textDocument/hover", ["textDocument": 3])["error"]["code"] == -32602)
    let missing = try await client.response("textDocument/hover", Samples.place("file:///w/no.xc", 0, 0))
    #expect(missing["error"]["code"] == -32602)
  }

  @Test func findsTheNextHeaderAfterAnyMistake() async throws {
    let body = #"{"jsonrpc":"2.0","id":1,"method":"a"}"#
    let mistakes = [
      "Content-Type: text/plain\r\n\r\n\(body)", "Content-Length: abc\r\n\r\n\(body)",
      "Content-Length: -5\r\n\r\n\(body)", "Content-Length: 99999999999999999999999\r\n\r\n\(body)",
      "Content-Length: 9223372036854775807\r\n\r\n\(body)", body, "Content-Le",
      "Content-Length: \(body.utf8.count - 1)\r\n\r\n\(body)",
      "Content-Length: \(body.utf8.count - 10)\r\n\r\n\(body)",
      "Content-Length: \(body.utf8.count + 1)\r\n\r\n\(body)",
      "garbageContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
    ]
    let whole = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    for mistake in mistakes {
      var reader = MessageReader(largestBody: 1 << 20)
      var items = reader.take(Array(mistake.utf8))
      for _ in 0..<4 { items += reader.take(whole) }
      let understood = items.count { $0 == .message(Array(body.utf8)) }
      #expect(understood >= 3, "\(mistake): \(items.count) items, \(understood) understood")
    }
  }

  @Test func outlivesWhatIsNoMessage() async throws {
    let client = TestClient(SharedFiles([:]), largestMessage: 2000)
    func errors() async -> [JSON] { await client.messages.filter { $0["error"] != .null } }
    await client.sendRaw(Array("Content-Length: 5\r\n\r\n{\"a\":".utf8))
    await client.sendRaw(Array("Content-Length: many\r\n\r\n".utf8))
    await client.sendRaw(Array("Content-Length: 2\r\n\r\n[]".utf8))
    await client.sendRaw(Array("Content-Length: 3\r\n\r\n\u{FF}x".utf8))
    await client.sendRaw(Array("Content-Length: 100000\r\n\r\n".utf8))
    for _ in 0..<100 { await client.sendRaw([UInt8](repeating: UInt8(ascii: "x"), count: 1000)) }
    try await client.initialize()
    let found = await errors()
    #expect(found.map { $0["error"]["code"] } == [-32700, -32700, -32600, -32700, -32700])
    #expect(found.allSatisfy { $0["id"] == .null })
    let last = found.last?["error"]["message"]
    #expect(last == "a message of 100000 bytes is refused: the limit is 2000")
  }

  @Test func takesMessagesInPieces() async throws {
    let client = TestClient(SharedFiles([:]))
    let message: JSON = [
      "jsonrpc": "2.0", "id": "a", "method": "initialize", "params": ["capabilities": [:]],
    ]
    let bytes = try #require(MessageWriter.bytes(of: message))
    for byte in bytes { await client.sendRaw([byte]) }
    let answer = try await client.message { $0["id"] == "a" }
    #expect(answer["result"]["capabilities"]["positionEncoding"] == "utf-16")
  }

  @Test func cancels() async throws {
    let client = try await TestClient.ready()
    await client.open("file:///w/Detail.xc", Samples.half)
    let id = await client.start("textDocument/hover", Samples.place("file:///w/Detail.xc", 3, 8))
    await client.notify("$/cancelRequest", ["id": .number(id)])
    let answer = try await client.message { $0["id"] == .number(id) }
    #expect(answer["error"]["code"] == -32800)
    let next = try await client.request("textDocument/hover", Samples.place("file:///w/Detail.xc", 3, 8))
    #expect(next != .null)
    let answers = await client.messages.filter { $0["id"] == .number(id) }
    #expect(answers.count == 1)
  }

  @Test func answersWhatItAnnounces() async throws {
    let client = TestClient(SharedFiles([:]))
    let own = try await client.initialize()["capabilities"]
    await client.open("file:///w/A.xc", "class A { void f(void) { f(); } }\n")
    var parameters: [String: JSON] = [
      "range": Samples.range(0, 0, 0, 9), "newName": "g", "positions": [["line": 0, "character": 6]],
      "context": ["diagnostics": []], "previousResultId": "1", "query": "f",
    ]
    guard case .object(let place) = Samples.place("file:///w/A.xc", 0, 15) else { return }
    parameters.merge(place) { $1 }
    let item = try await client.request("textDocument/prepareCallHierarchy", .object(place))[0]
    parameters["item"] = item
    let methods = [
      "codeActionProvider": ["textDocument/codeAction"], "hoverProvider": ["textDocument/hover"],
      "definitionProvider": ["textDocument/definition"], "declarationProvider": ["textDocument/declaration"],
      "typeDefinitionProvider": ["textDocument/typeDefinition"],
      "implementationProvider": ["textDocument/implementation"],
      "referencesProvider": ["textDocument/references"],
      "documentSymbolProvider": ["textDocument/documentSymbol"],
      "foldingRangeProvider": ["textDocument/foldingRange"],
      "selectionRangeProvider": ["textDocument/selectionRange"],
      "documentHighlightProvider": ["textDocument/documentHighlight"],
      "documentLinkProvider": ["textDocument/documentLink"], "inlayHintProvider": ["textDocument/inlayHint"],
      "completionProvider": ["textDocument/completion"],
      "signatureHelpProvider": ["textDocument/signatureHelp"],
      "renameProvider": ["textDocument/prepareRename", "textDocument/rename"],
      "semanticTokensProvider": [
        "textDocument/semanticTokens/full", "textDocument/semanticTokens/full/delta",
        "textDocument/semanticTokens/range",
      ],
      "workspaceSymbolProvider": ["workspace/symbol"],
      "callHierarchyProvider": ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"],
      "typeHierarchyProvider": [
        "textDocument/prepareTypeHierarchy", "typeHierarchy/supertypes", "typeHierarchy/subtypes",
      ],
    ]
    let announced = own.keys.filter { $0.hasSuffix("Provider") && $0 != "diagnosticProvider" }
    #expect(announced == methods.keys.sorted())
    for method in methods.values.joined() {
      let answer = try await client.response(method, .object(parameters))
      #expect(answer["error"] == .null, "\(method)")
    }
  }
}
