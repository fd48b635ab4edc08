import Foundation
import Testing
import XCSemantics

@testable import XCLanguageServer

/// Files that a test changes while a server looks at them.
final class SharedFiles: FileSystem, @unchecked Sendable {
  private let lock = NSLock()
  private var files: InMemoryFileSystem

  init(_ texts: [String: String]) { files = InMemoryFileSystem(texts) }

  subscript(path: String) -> String? {
    get { lock.withLock { files[path].map { String(decoding: $0, as: UTF8.self) } } }
    set { lock.withLock { files[path] = newValue.map { Array($0.utf8) } } }
  }

  func read(_ path: String) -> Result<[UInt8], ReadFailure> { lock.withLock { files.read(path) } }
  func isFile(_ path: String) -> Bool { lock.withLock { files.isFile(path) } }
  func canonicalPath(_ path: String) -> String { lock.withLock { files.canonicalPath(path) } }
  func entries(ofFolder path: String) -> [FolderEntry]? { lock.withLock { files.entries(ofFolder: path) } }
}

/// An editor that talks to a server in this process, in bytes.
actor TestClient {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  // Looks are counted rather than seconds: where other tests keep every thread busy, the server waits just as long.
  private static let mostLooks = 5000

  private let input: AsyncStream<[UInt8]>.Continuation
  private let ending: Task<Int32, Never>
  private var reader = MessageReader(largestBody: 1 << 30)
  private(set) var messages: [JSON] = []
  private var lastID = 0
  private var versions: [String: Int] = [:]

  init(
    _ files: any FileSystem, largestMessage: Int = 64 << 20, quietTime: Duration = .milliseconds(5),
    interfaceFolder: String? = nil, rulePageFolder: String? = nil,
    limits: SourceDiscovery.Limits? = nil, smallFolder: SourceDiscovery.Limits? = nil
  ) {
    var settings = ServerSettings(
      fileSystem: files, version: "1", quietTime: quietTime, largestMessage: largestMessage,
      interfaceFolder: interfaceFolder, rulePageFolder: rulePageFolder)
    if let limits { settings.limits = limits }
    if let smallFolder { settings.smallFolder = smallFolder }
    let chosen = settings
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let (output, outputContinuation) = AsyncStream.makeStream(of: [UInt8].self)
    input = continuation
    ending = Task {
      let code = await LanguageServer(chosen) { outputContinuation.yield($0) }.serve(stream)
      outputContinuation.finish()
      return code
    }
    Task { for await bytes in output { await self.take(bytes) } }
  }

  /// A client of a folder `/w` that is ready for documents.
  static func ready(
    _ texts: [String: String] = [:], folders: [String] = ["file:///w"], capabilities: JSON = [:],
    files: SharedFiles? = nil
  ) async throws -> TestClient {
    let client = TestClient(files ?? SharedFiles(texts))
    try await client.initialize(folders: folders, capabilities: capabilities)
    return client
  }

  /// - Parameter takesActions: whether the client takes code actions rather than commands.
  @discardableResult
  func initialize(
    folders: [String] = ["file:///w"], capabilities: JSON = [:], options: JSON = nil,
    takesActions: Bool = true
  ) async throws -> JSON {
    let actions: JSON = ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]
    let capabilities =
      takesActions ? capabilities.adding(actions, at: ["textDocument", "codeAction"]) : capabilities
    let result = try await request(
      "initialize",
      [
        "processId": nil, "capabilities": capabilities, "initializationOptions": options,
        "workspaceFolders": .array(folders.map { ["uri": .string($0), "name": "w"] }),
      ])
    send(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    return result
  }

  private func take(_ bytes: [UInt8]) {
    for case .message(let body) in reader.take(bytes) {
      if let message = try? JSONDecoder().decode(JSON.self, from: Data(body)) { messages.append(message) }
    }
  }

  // MARK: - Sending

  func sendRaw(_ bytes: [UInt8]) { input.yield(bytes) }

  func send(_ message: JSON) {
    if let bytes = MessageWriter.bytes(of: message) { input.yield(bytes) }
  }

  func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request without waiting for its answer.
  func start(_ method: String, _ parameters: JSON) -> Int {
    lastID += 1
    send(["jsonrpc": "2.0", "id": .number(lastID), "method": .string(method), "params": parameters])
    return lastID
  }

  /// The whole answer to a request.
  func response(_ method: String, _ parameters: JSON) async throws -> JSON {
    let id = start(method, parameters)
    return try await message { $0["id"] == .number(id) && $0["method"] == .null }
  }

  func request(_ method: String, _ parameters: JSON) async throws -> JSON {
    let answer = try await response(method, parameters)
    guard answer["error"] == .null else { throw Failure(description: "\(method): \(answer["error"])") }
    return answer["result"]
  }

  /// The first message that passes a test, waited for.
  func message(where accepts: @Sendable (JSON) -> Bool) async throws -> JSON {
    for _ in 0..<Self.mostLooks {
      if let found = messages.first(where: accepts) { return found }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw Failure(description: "no such message among \(messages)")
  }

  // MARK: - Documents

  func open(_ uri: String, _ text: String) {
    versions[uri] = 1
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "xc", "version": 1, "text": .string(text)]])
  }

  func change(_ uri: String, _ changes: [JSON]) {
    versions[uri, default: 1] += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .number(versions[uri] ?? 1)],
        "contentChanges": .array(changes),
      ])
  }

  /// The findings that are pushed for the present version of a document.
  func findings(_ uri: String) async throws -> [JSON] {
    let version = versions[uri]
    let message = try await message {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .string(uri)
        && $0["params"]["version"].int == version
    }
    return message["params"]["diagnostics"].items
  }

  /// Waits until the rules of the newest findings of a document are these.
  func waitForRules(_ rules: [String], in uri: String) async throws {
    var last: JSON = nil
    for _ in 0..<Self.mostLooks {
      let all = messages.filter {
        $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .string(uri)
      }
      last = all.last ?? nil
      if !all.isEmpty, last["params"]["diagnostics"].items.map({ $0["code"].text ?? "" }) == rules { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw Failure(description: "the rules of \(uri) never were \(rules): \(last)")
  }

  // MARK: - The end

  func exit() async -> Int32 {
    notify("exit", [:])
    return await ending.value
  }

  func closeInput() async -> Int32 {
    input.finish()
    return await ending.value
  }

  func end() async -> Int32 { await ending.value }
}
