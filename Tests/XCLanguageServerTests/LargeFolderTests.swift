import Dispatch
import Testing
import XCSemantics

@testable import XCLanguageServer

/// Folders of which nobody should wait until they are read. One test after the other: each keeps a thread waiting.
@Suite(.serialized) struct LargeFolderTests {
  private let detail = "file:///w/Detail.xc"

  @Test func openDocumentsComeFirst() async throws {
    let files = HeldFile("/w/Hiding.xc", Samples.category, beside: ["/w/Detail.xc": Samples.half])
    let client = TestClient(files, smallFolder: SourceDiscovery.Limits(sources: 1))
    try await client.initialize()
    await client.open(detail, Samples.half)
    try await client.waitForRules([Samples.pairRule], in: detail)
    // Typing goes on meanwhile.
    await client.change(detail, [["range": Samples.range(4, 0, 4, 0), "text": "  i32 more;\n"]])
    #expect(try await client.findings(detail).map { $0["code"] } == [.string(Samples.pairRule)])
    let hover = try await client.request("textDocument/hover", Samples.place(detail, 3, 8))
    #expect(hover["contents"]["value"].text?.contains("Detail") == true)
    let references = await client.start("textDocument/references", Samples.place(detail, 3, 8))
    files.release()
    // The other half stands in what was read last.
    try await client.waitForRules([], in: detail)
    let answer = try await client.message { $0["id"] == .number(references) && $0["method"] == .null }
    #expect(answer["result"].items.count == 2)
    await client.change(detail, [["range": Samples.range(0, 0, 0, 0), "text": "// x\n"]])
    #expect(try await client.findings(detail) == [])
  }

  @Test func whatIsKnownStaysUntilTheDiskIsReadAgain() async throws {
    let files = HeldFile(
      "/w/Late.xc", "", beside: ["/w/Detail.xc": Samples.half, "/w/Hiding.xc": Samples.category])
    files.release()
    let client = TestClient(files, smallFolder: SourceDiscovery.Limits(sources: 1))
    try await client.initialize()
    await client.open(detail, Samples.half)
    try await client.waitForRules([], in: detail)
    await client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/Late.xc", "type": 2]]])
    await client.change(detail, [["range": Samples.range(0, 0, 0, 0), "text": "// x\n"]])
    // Nothing was released for a second look at the file.
    #expect(try await client.findings(detail) == [])
    files.release()
    #expect(try await client.request("workspace/symbol", ["query": "Detail"]).items.isEmpty == false)
  }

  @Test func showsTheFirstAnalysisToClientsThatAgree() async throws {
    for agrees in [true, false] {
      let files = HeldFile("/w/Late.xc", "", beside: ["/w/Detail.xc": Samples.half])
      let client = TestClient(files)
      try await client.initialize(capabilities: ["window": ["workDoneProgress": true]])
      await client.open(detail, Samples.half)
      let asked = try await client.message { $0["method"] == "window/workDoneProgress/create" }
      let failure: JSON = ["code": -1, "message": "no"]
      await client.send(
        agrees
          ? ["jsonrpc": "2.0", "id": asked["id"], "result": nil]
          : ["jsonrpc": "2.0", "id": asked["id"], "error": failure])
      if agrees { _ = try await client.message { $0["params"]["value"]["kind"] == "begin" } }
      files.release()
      try await client.waitForRules([Samples.pairRule], in: detail)
      let told = await client.messages.filter { $0["method"] == "$/progress" }
      #expect(told.allSatisfy { $0["params"]["token"] == asked["params"]["token"] })
      #expect(told.compactMap { $0["params"]["value"]["kind"].text } == (agrees ? ["begin", "end"] : []))
    }
  }

  @Test func tellsOfWhatIsLeftOut() async throws {
    let texts = Dictionary(
      uniqueKeysWithValues: (0..<5).map { ("/w/deep/deeper/F\($0).xc", "class C\($0) : Object { }\n") })
    let client = TestClient(
      SharedFiles(
        texts.merging(["/w/Detail.xc": Samples.half, "/w/node_modules/N.xc": "class N : Object { }\n"]) { $1 }
      ),
      limits: SourceDiscovery.Limits(skipped: ["node_modules"], sources: 3))
    try await client.initialize()
    await client.open(detail, Samples.half)
    let told = try await client.message { $0["method"] == "window/showMessage" }
    #expect(told["params"]["type"] == 2)
    #expect(
      told["params"]["message"]
        == "xcgen looks at the first 3 sources of '/w' and no further: open a smaller folder to have everything looked at"
    )
    func names(_ query: String) async throws -> [String] {
      try await client.request("workspace/symbol", ["query": .string(query)]).items.compactMap {
        $0["name"].text
      }
    }
    #expect(try await names("Detail") == ["Detail"])
    #expect(try await names("C1") == ["C1"])
    #expect(try await names("C2") == [])
    #expect(try await names("N").contains("N") == false)
    let refused = try await client.response(
      "textDocument/rename",
      .object([
        "textDocument": ["uri": .string(detail)], "position": ["line": 3, "character": 8], "newName": "Other",
      ]))
    #expect(refused["error"]["message"].text?.contains("more sources than are looked at") == true)
  }
}

/// Files of which one is read only when a test says so, once for each time it does.
private struct HeldFile: FileSystem {
  private let path: String
  private let files: InMemoryFileSystem
  private let gate = DispatchSemaphore(value: 0)

  init(_ path: String, _ text: String, beside texts: [String: String]) {
    self.path = path
    files = InMemoryFileSystem(texts.merging([path: text]) { $1 })
  }

  func release() { gate.signal() }

  func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    if path == self.path { _ = gate.wait(timeout: .now() + 600) }
    return files.read(path)
  }

  func isFile(_ path: String) -> Bool { files.isFile(path) }
  func canonicalPath(_ path: String) -> String { files.canonicalPath(path) }
  func entries(ofFolder path: String) -> [FolderEntry]? { files.entries(ofFolder: path) }
}
