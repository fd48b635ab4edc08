import Foundation
import Testing
import XCSemantics

@testable import XCLanguageServer

@Suite struct FindingTests {
  private let detail = "file:///w/Detail.xc"
  private let hiding = "file:///w/Hiding.xc"

  @Test func findsTheHalfPairInABuffer() async throws {
    let client = try await TestClient.ready(["/w/Detail.xc": "class Detail {}\n"])
    await client.open(detail, Samples.half)
    let findings = try await client.findings(detail)
    #expect(findings.map { $0["code"] } == [.string(Samples.pairRule)])
    let finding = try #require(findings.first)
    #expect(finding["severity"] == 1)
    #expect(finding["source"] == "xcgen")
    #expect(finding["range"] == Samples.range(6, 7, 6, 19))
    #expect(finding["message"] == "'Detail' implements 'formWillShow' but not 'formDidHide'")
    let notes = finding["relatedInformation"].items.map { $0["message"].text ?? "" }
    #expect(notes.contains { $0.contains("declares 'formDidHide' here") })
  }

  @Test func takesOpenFoldersForOneProgram() async throws {
    let files = SharedFiles(["/v/Hiding.xc": Samples.category.replacing("Detail.xc", with: "../w/Detail.xc")])
    let client = try await TestClient.ready(files: files)
    await client.open(detail, Samples.half)
    try await client.waitForRules([Samples.pairRule], in: detail)
    let folder: JSON = ["uri": "file:///v", "name": "v"]
    await client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    try await client.waitForRules([], in: detail)
  }

  @Test func codesLinkToThePagesOfTheirRules() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcgen-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let client = TestClient(SharedFiles([:]), rulePageFolder: folder)
    try await client.initialize(
      capabilities: ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]])
    await client.open(detail, Samples.half)
    let finding = try #require(try await client.findings(detail).first)
    let address = try #require(finding["codeDescription"]["href"].text)
    let page = try String(contentsOfFile: DocumentAddress.path(of: address), encoding: .utf8)
    #expect(page.hasPrefix("\(Samples.pairRule) (error)\n"))
    let without = TestClient(SharedFiles([:]), rulePageFolder: folder)
    try await without.initialize()
    await without.open(detail, Samples.half)
    #expect(try await without.findings(detail).first?["codeDescription"] == .null)
  }

  @Test func looksAgainWhereTheClientHasOtherSettings() async throws {
    let files = SharedFiles(["/w/Hiding.xc": Samples.category])
    let client = try await TestClient.ready(files: files)
    await client.open(detail, Samples.half)
    try await client.waitForRules([], in: detail)
    files["/w/Hiding.xc"] = ""
    await client.notify("workspace/didChangeConfiguration", ["settings": nil])
    try await client.waitForRules([Samples.pairRule], in: detail)
  }

  @Test func followsAnEditElsewhere() async throws {
    let files = SharedFiles(["/w/Detail.xc": Samples.half, "/w/Hiding.xc": Samples.category])
    let client = try await TestClient.ready(files: files)
    await client.open(detail, Samples.half)
    #expect(try await client.findings(detail).isEmpty)
    // An unsaved buffer takes the half away, the file on disk still has it.
    await client.open(hiding, "#import \"Detail.xc\"\n")
    try await client.waitForRules([Samples.pairRule], in: detail)
    await client.change(hiding, [["text": .string(Samples.category)]])
    try await client.waitForRules([], in: detail)
    await client.notify("textDocument/didClose", ["textDocument": ["uri": .string(hiding)]])
    files["/w/Hiding.xc"] = ""
    await client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(hiding), "type": 2]]])
    try await client.waitForRules([Samples.pairRule], in: detail)
  }

  @Test func carriesTheVersionAndSkipsOldOnes() async throws {
    let client = TestClient(SharedFiles([:]), quietTime: .milliseconds(300))
    try await client.initialize()
    await client.open(detail, "")
    for line in 0..<40 {
      await client.change(
        detail, [["range": Samples.range(line, 0, line, 0), "text": .string("class C\(line) {}\n")]])
    }
    await client.change(detail, [["text": .string(Samples.half)]])
    try await client.waitForRules([Samples.pairRule], in: detail)
    let versions = await client.messages.compactMap { $0["params"]["version"].int }
    #expect(versions.last == 42)
    #expect(versions == versions.sorted())
    #expect(versions.count < 40)
  }

  @Test func clearsAClosedDocument() async throws {
    let client = try await TestClient.ready()
    await client.open(detail, Samples.half)
    try await client.waitForRules([Samples.pairRule], in: detail)
    await client.notify("textDocument/didClose", ["textDocument": ["uri": .string(detail)]])
    try await client.waitForRules([], in: detail)
  }

  @Test func looksAtFilesOutsideFoldersAndWithoutAPath() async throws {
    let client = try await TestClient.ready(folders: [])
    for uri in ["file:///else/where.xc", "untitled:Untitled-1"] {
      await client.open(uri, Samples.half)
      try await client.waitForRules([Samples.pairRule], in: uri)
    }
  }

  @Test func takesFoldersInAndOut() async throws {
    let client = try await TestClient.ready(
      ["/w/Detail.xc": Samples.half, "/w/Hiding.xc": Samples.category], folders: [])
    await client.open(detail, Samples.half)
    try await client.waitForRules([Samples.pairRule], in: detail)
    let folder: JSON = ["uri": "file:///w", "name": "w"]
    await client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    try await client.waitForRules([], in: detail)
    await client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [folder]]])
    try await client.waitForRules([Samples.pairRule], in: detail)
  }

  @Test func fadesUnusedSuppressions() async throws {
    let client = try await TestClient.ready()
    await client.open(detail, "// xcgen:disable unresolved-import\nclass A {}\n")
    let findings = try await client.findings(detail)
    #expect(findings.map { $0["code"] } == ["unused-suppression"])
    #expect(findings.first?["tags"] == [1])
    #expect(findings.first?["severity"] == 3)
  }

  @Test func honoursAndChecksTheConfiguration() async throws {
    let configuration = "file:///w/.xcgen.json"
    let off = "{\"rules\": {\"\(Samples.pairRule)\": \"off\"}}"
    let files = SharedFiles(["/w/.xcgen.json": off])
    let client = try await TestClient.ready(files: files)
    await client.open(detail, Samples.half)
    #expect(try await client.findings(detail).isEmpty)
    await client.open(configuration, "{\n  \"rulez\": {}\n}")
    let problems = try await client.findings(configuration)
    #expect(problems.map { $0["severity"] } == [1])
    #expect(problems.first?["message"].text?.contains("rulez") == true)
    #expect(problems.first?["range"]["start"] == ["line": 1, "character": 2])
    // While it can't be read it counts as it last could.
    await client.change(configuration, [["text": .string(off + " ")]])
    try await client.waitForRules([], in: configuration)
    await client.change(configuration, [["text": "{}"]])
    try await client.waitForRules([Samples.pairRule], in: detail)
    await client.notify("textDocument/didClose", ["textDocument": ["uri": .string(configuration)]])
    try await client.waitForRules([], in: detail)
    files["/w/.xcgen.json"] = "{"
    await client.notify("workspace/didChangeWatchedFiles", ["changes": []])
    try await client.waitForRules(["configuration"], in: configuration)
  }

  @Test func leavesOutWhatTheConfigurationExcludes() async throws {
    let client = try await TestClient.ready(["/w/.xcgen.json": "{\"exclude\": [\"Made/**\"]}"])
    await client.open("file:///w/Made/Detail.xc", Samples.half)
    #expect(try await client.findings("file:///w/Made/Detail.xc").isEmpty)
  }

  @Test func isFetchedByClientsThatDoSo() async throws {
    let client = try await TestClient.ready(
      capabilities: [
        "textDocument": ["diagnostic": ["relatedDocumentSupport": true]],
        "workspace": ["diagnostics": ["refreshSupport": true]],
      ])
    await client.open(detail, Samples.half)
    await client.open(hiding, "#import \"Detail.xc\"\n")
    func report() async throws -> JSON {
      try await client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(hiding)]])
    }
    let first = try await report()
    #expect(first["kind"] == "full")
    #expect(first["items"].items.isEmpty)
    #expect(first["relatedDocuments"][detail]["items"][0]["code"] == .string(Samples.pairRule))
    await client.change(hiding, [["text": .string(Samples.category)]])
    _ = try await client.message { $0["method"] == "workspace/diagnostic/refresh" }
    let second = try await report()
    #expect(second["relatedDocuments"][detail]["items"].items.isEmpty)
    let pushed = await client.messages.filter { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(pushed.isEmpty)
  }

  @Test func registersForWatchedFiles() async throws {
    let client = try await TestClient.ready(
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let request = try await client.message { $0["method"] == "client/registerCapability" }
    let registration = request["params"]["registrations"][0]
    #expect(registration["method"] == "workspace/didChangeWatchedFiles")
    #expect(
      registration["registerOptions"]["watchers"].items.compactMap { $0["globPattern"].text } == [
        "**/*.xc", "**/*.xt", "**/.xcgen.json", "**/*.xtc.iface", "**/*.a", "**/*.dll", "**/*.dll.a",
        "**/*.dylib",
        "**/*.so", "**/*.wasm",
      ])
    await client.send(["jsonrpc": "2.0", "id": request["id"], "result": nil])
    await client.open(detail, Samples.half)
    try await client.waitForRules([Samples.pairRule], in: detail)
  }
}
