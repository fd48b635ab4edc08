import Testing

@testable import XCLanguageServer

/// Settings that the client sends or is asked for.
@Suite struct SettingTests {
  private let uri = "file:///w/a.xc"
  private let importing = "#import \"Base.xc\"\nclass A : Base { }\n"
  private let conditional = """
    #use <UXKit>
    class A : Object <UXNavigationDelegate> {
      void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    #if WHOLE
      void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    #endif
    }

    """
  private let files = [
    "/w/lib/Base.xc": "class Base : Object { }\n", "/other/Base.xc": "class Base : Object { }\n",
  ]

  private func logged(_ client: TestClient) async -> [String] {
    await client.messages.filter { $0["method"] == "window/logMessage" }
      .compactMap { $0["params"]["message"].text }
  }

  @Test(arguments: [["importPaths": ["lib"]], ["xcgen": ["importPaths": ["/other"]]]] as [JSON])
  func takesSettingsOfTheFirstRequest(options: JSON) async throws {
    let client = TestClient(SharedFiles(files))
    try await client.initialize(options: options)
    await client.open(uri, importing)
    #expect(try await client.findings(uri) == [])
    #expect(await logged(client) == [])
  }

  @Test func takesSettingsThatChange() async throws {
    let client = try await TestClient.ready(files)
    await client.open(uri, importing)
    try await client.waitForRules(["unresolved-import"], in: uri)
    await client.notify(
      "workspace/didChangeConfiguration", ["settings": ["xcgen": ["importPaths": ["lib"]], "other": 3]])
    try await client.waitForRules([], in: uri)
    await client.notify("workspace/didChangeConfiguration", ["settings": ["xcgen": [:]]])
    try await client.waitForRules(["unresolved-import"], in: uri)
  }

  @Test func macrosComeFromSettings() async throws {
    let client = TestClient(SharedFiles([:]))
    try await client.initialize(options: ["defines": ["WHOLE": "0"]])
    await client.open(uri, conditional)
    try await client.waitForRules([Samples.pairRule], in: uri)
    await client.notify(
      "workspace/didChangeConfiguration", ["settings": ["xcgen": ["defines": ["WHOLE": "1"]]]])
    try await client.waitForRules([], in: uri)
    await client.open("file:///w/.xcgen.json", "{\"defines\": {\"WHOLE\": \"0\"}}")
    try await client.waitForRules([Samples.pairRule], in: uri)
  }

  @Test func targetComesFromSettings() async throws {
    let client = TestClient(SharedFiles([:]))
    try await client.initialize(options: ["target": "arm64"])
    await client.open(uri, conditional.replacing("WHOLE", with: "ARCH_x86_64"))
    try await client.waitForRules([Samples.pairRule], in: uri)
    await client.notify("workspace/didChangeConfiguration", ["settings": ["xcgen": ["target": "x86_64"]]])
    try await client.waitForRules([], in: uri)
  }

  @Test func configurationComesFromSettings() async throws {
    let client = TestClient(
      SharedFiles(["/w/own.json": "{\"rules\": {\"paired-delegate-methods\": \"off\"}}"]))
    try await client.initialize(options: ["config": "own.json"])
    await client.open(uri, Samples.half)
    #expect(try await client.findings(uri) == [])
  }

  @Test func asksClientsThatCanTell() async throws {
    let client = TestClient(SharedFiles(files))
    try await client.initialize(
      capabilities: [
        "workspace": ["configuration": true, "didChangeConfiguration": ["dynamicRegistration": true]]
      ],
      options: ["importPaths": ["nowhere"]])
    let first = try await client.message { $0["method"] == "workspace/configuration" }
    #expect(first["params"] == ["items": [["section": "xcgen"]]])
    let registration = try await client.message { $0["method"] == "client/registerCapability" }
    #expect(registration["params"]["registrations"][0]["method"] == "workspace/didChangeConfiguration")
    #expect(registration["params"]["registrations"][0]["registerOptions"] == ["section": "xcgen"])
    // Nothing is set: what came first counts.
    await client.send(["jsonrpc": "2.0", "id": first["id"], "result": [nil]])
    await client.open(uri, importing)
    try await client.waitForRules(["unresolved-import"], in: uri)
    await client.notify("workspace/didChangeConfiguration", ["settings": nil])
    let second = try await client.message {
      $0["method"] == "workspace/configuration" && $0["id"] != first["id"]
    }
    await client.send(["jsonrpc": "2.0", "id": second["id"], "result": [["importPaths": ["lib"]]]])
    try await client.waitForRules([], in: uri)
  }

  @Test func tellsWhatIsNoSetting() async throws {
    let client = TestClient(SharedFiles(files))
    try await client.initialize(
      options: [
        "importPath": ["lib"], "libraryPaths": "lib", "target": "z80", "config": nil, "path": "/bin/xcgen",
        "importPaths": ["lib"], "defines": ["A B": "1", "9": "1", "": "1", "FINE": "1"],
      ])
    await client.open(uri, importing)
    #expect(try await client.findings(uri) == [])
    let known = "'arm64', 'win64', 'x86_64', 'wasm32', 'arm9', 'm68k', '6502', 'android', 'ios'"
    #expect(
      await logged(client) == [
        "'xcgen.defines' names '', which is no name of a macro",
        "'xcgen.defines' names '9', which is no name of a macro",
        "'xcgen.defines' names 'A B', which is no name of a macro",
        "there is no setting 'xcgen.importPath'; did you mean 'importPaths'?",
        "'xcgen.libraryPaths' takes a list of folders",
        "'xcgen.target' is 'z80', and takes one of \(known)",
      ])
  }

  @Test(arguments: ["text", 3, [1], true] as [JSON])
  func outlivesSettingsOfAnyForm(_ settings: JSON) async throws {
    let client = TestClient(SharedFiles([:]))
    try await client.initialize(options: settings)
    await client.notify("workspace/didChangeConfiguration", settings)
    await client.notify("workspace/didChangeConfiguration", ["settings": settings])
    await client.notify("workspace/didChangeConfiguration", ["settings": ["xcgen": settings]])
    await client.open(uri, Samples.half)
    try await client.waitForRules([Samples.pairRule], in: uri)
    #expect(
      await logged(client) == [
        "the settings 'xcgen' are an object with 'importPaths', 'libraryPaths', 'defines', 'target', 'config'"
      ])
  }
}
