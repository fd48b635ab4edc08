import Foundation

@testable import XCLanguageServer

/// An editor that does what the lines of a script say, and waits for every answer.
///
/// A line is a message as it is, or a word with the name of a file, a line, a character and a text:
/// `open a.xc`, `close a.xc`, `change a.xc 3 4 x`, `textDocument/hover a.xc 3 4`.
final class FuzzClient {
  private let session: Session
  private let files: FileSet
  private var answers: AsyncStream<[UInt8]>.Iterator
  private let output: AsyncStream<[UInt8]>.Continuation
  private var lastID = 0
  private var lastResults: [String: Any] = [:]

  init(_ settings: ServerSettings, _ files: FileSet) {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    output = continuation
    answers = stream.makeAsyncIterator()
    self.files = files
    session = Session(settings, send: { continuation.yield($0) }, onParentExit: {})
  }

  func close() async {
    _ = await session.close()
    output.finish()
  }

  func perform(_ line: Substring) async {
    if line.first == "{" { return await send(Array(line.utf8)) }
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    let uri = "file:///w/" + (words.count > 1 ? words[1] : "a.xc")
    let row = words.count > 2 ? Int(words[2]) ?? 0 : 0
    let column = words.count > 3 ? Int(words[3]) ?? 0 : 0
    let text = words.count > 4 ? words[4] : ""
    let name: [String: Any] = ["uri": uri, "version": lastID]
    let place: [String: Any] = ["line": row, "character": column]
    let range: [String: Any] = [
      "start": place,
      "end": ["line": row, "character": column == .max ? column : column + text.utf16.count % 5],
    ]
    switch words[0] {
    case "begin":
      await request(
        "initialize",
        [
          "processId": NSNull(), "workspaceFolders": [["uri": "file:///w", "name": "w"]],
          "capabilities": Self.capabilities, "initializationOptions": ["importPaths": ["imported"]],
        ])
      await notify("initialized", [:])
    case "open":
      let content = files.bytes(of: words.count > 1 ? words[1] : "a.xc") ?? []
      let item: [String: Any] = [
        "uri": uri, "languageId": "xc", "version": 1, "text": String(decoding: content, as: UTF8.self),
      ]
      await notify("textDocument/didOpen", ["textDocument": item])
    case "close": await notify("textDocument/didClose", ["textDocument": name])
    case "save": await notify("textDocument/didSave", ["textDocument": name])
    case "change":
      let new = text.replacingOccurrences(of: "\\n", with: "\n")
      await notify(
        "textDocument/didChange",
        ["textDocument": name, "contentChanges": [["range": range, "text": new]]])
    case let method:
      await request(
        method,
        [
          "textDocument": name, "position": place, "positions": [place], "range": range, "newName": text,
          "query": text, "previousResultId": text, "context": ["includeDeclaration": row % 2 == 0],
          "item": first(of: lastResults["hierarchy"]) ?? [:],
        ].merging(method == "completionItem/resolve" ? first(of: lastResults["items"]) ?? [:] : [:]) { $1 })
    }
  }

  private static var capabilities: [String: Any] {
    [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true], "diagnostic": [:],
        "completion": ["completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]],
        "hover": ["contentFormat": ["markdown"]],
      ], "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
  }

  private func first(of result: Any?) -> [String: Any]? { (result as? [[String: Any]])?.first }

  // MARK: - Messages

  private func notify(_ method: String, _ parameters: [String: Any]) async {
    await send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func request(_ method: String, _ parameters: [String: Any]) async {
    lastID += 1
    await send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
  }

  private func send(_ message: [String: Any]) async {
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
    await send(Array(data))
  }

  private func send(_ body: [UInt8]) async {
    let head = try? IncomingMessage(body)
    await session.receive(.message(body))
    guard let id = head?.id, let method = head?.method else { return }
    while let bytes = await answers.next() {
      guard let answer = Self.message(bytes), answer["method"] == nil, Self.id(answer) == id else { continue }
      if method.hasSuffix("Hierarchy") { lastResults["hierarchy"] = answer["result"] }
      if let list = answer["result"] as? [String: Any], let items = list["items"] {
        lastResults["items"] = items
      }
      return
    }
  }

  private static func id(_ answer: [String: Any]) -> RequestID? {
    if let text = answer["id"] as? String { return .text(text) }
    return (answer["id"] as? NSNumber).map { .number($0.intValue) }
  }

  private static func message(_ bytes: [UInt8]) -> [String: Any]? {
    var reader = MessageReader(largestBody: 1 << 30)
    guard case .message(let body)? = reader.take(bytes).first,
      let value = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    else { report("the server sends what is no message: \(String(decoding: bytes, as: UTF8.self))") }
    return value
  }
}
