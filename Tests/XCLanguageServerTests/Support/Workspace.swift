import Foundation
import Testing

@testable import XCLanguageServer
@testable import XCSyntax

/// Sources that a client has on disk and open, with places in them that are named by what stands there.
struct Workspace {
  let client: TestClient
  private let texts: [String: String]
  private let encoding: PositionEncoding

  /// Opens sources of a folder `/w`, or of folders by their paths.
  ///
  /// - Parameters:
  ///   - open: the names of those that are open; the others are on disk alone. Nil for all.
  ///   - unsaved: the names of those that are not on disk.
  init(
    _ texts: [String: String], open: [String]? = nil, unsaved: [String] = [], folders: [String] = ["/w"],
    encoding: PositionEncoding = .utf16, capabilities: JSON = [:], interfaceFolder: String? = nil,
    files extra: [String: String] = [:]
  ) async throws {
    let placed = Dictionary(uniqueKeysWithValues: texts.map { (Self.path($0.key), $0.value) })
    var disk = placed.merging(extra) { own, _ in own }
    for name in unsaved { disk[Self.path(name)] = nil }
    self.texts = placed
    self.encoding = encoding
    client = TestClient(SharedFiles(disk), interfaceFolder: interfaceFolder)
    var own = capabilities
    if case .object(var members) = own {
      members["general"] = ["positionEncodings": [.string(encoding.rawValue)]]
      own = .object(members)
    }
    try await client.initialize(folders: folders.map { "file://" + $0 }, capabilities: own)
    for name in (open ?? texts.keys.sorted()) { await client.open(Self.uri(name), text(name)) }
  }

  static func path(_ name: String) -> String { name.hasPrefix("/") ? name : "/w/" + name }
  static func uri(_ name: String) -> String { "file://" + path(name) }

  func text(_ name: String) -> String { texts[Self.path(name)] ?? "" }

  func map(_ name: String) -> PositionMap {
    PositionMap(SourceText(path: name, text(name)), encoding: encoding)
  }

  /// The offset of the bar in a snippet of a source, which stands there once.
  func offset(_ snippet: String, in name: String, _ location: SourceLocation = #_sourceLocation) throws -> Int
  {
    let parts = snippet.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let wanted = Array(parts.joined().utf8)
    let bytes = Array(text(name).utf8)
    let found = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    let only = try #require(
      found.count == 1 ? found.first : nil, "'\(snippet)' stands \(found.count) times in \(name)",
      sourceLocation: location)
    return only + parts[0].utf8.count
  }

  /// The parameters of a request about the place of the bar in a snippet.
  func place(
    _ snippet: String, in name: String, _ location: SourceLocation = #_sourceLocation
  ) throws -> JSON {
    let position = map(name).position(try offset(snippet, in: name, location))
    return Samples.place(Self.uri(name), position.line, position.character)
  }

  /// What a client gets that asks about the place of the bar.
  func ask(
    _ method: String, _ snippet: String, in name: String, _ extra: [String: JSON] = [:],
    _ location: SourceLocation = #_sourceLocation
  ) async throws -> JSON {
    guard case .object(let members) = try place(snippet, in: name, location) else { return .null }
    return try await client.request(method, .object(members.merging(extra) { $1 }))
  }

  /// The places of an answer as `Name.xc:line text`, lines from 1.
  func spots(_ answer: JSON) -> [String] { answer.items.map(spot) }

  func spot(_ location: JSON) -> String {
    let uri = location["uri"].text ?? location["target"].text ?? ""
    let path = DocumentAddress.path(of: uri)
    return "\(uri.split(separator: "/").last ?? ""):\(words(location["range"], at: path))"
  }

  /// A range of a source as `line text`, the line from 1.
  func words(_ range: JSON, at path: String) -> String {
    let source = texts[path] ?? (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let map = PositionMap(SourceText(path: path, source), encoding: encoding)
    func position(_ json: JSON) -> Position {
      Position(line: json["line"].int ?? 0, character: json["character"].int ?? 0)
    }
    let bytes = map.bytes(DocumentRange(start: position(range["start"]), end: position(range["end"])))
    return "\((range["start"]["line"].int ?? 0) + 1) \(map.text.string(in: bytes))"
  }
}
