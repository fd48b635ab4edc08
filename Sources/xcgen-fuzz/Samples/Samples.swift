import Foundation
import SeededRandom
import XCLint
import XCSemantics

/// Everything in a checkout that inputs can begin with.
struct Samples {
  /// Single sources.
  private(set) var sources: [[UInt8]] = []
  /// Several files with what they import.
  private(set) var projects: [[UInt8]] = []
  /// Sources with protocols and a configuration of bindings.
  private(set) var bindings: [[UInt8]] = []
  /// The texts of interfaces.
  let interfaces = [SampleInterfaces.pretty, SampleInterfaces.canonical].map { Array($0.utf8) }
  /// Configurations.
  private(set) var configurations: [[UInt8]] = []

  private static let longestSource = 6000

  init(checkout: URL) {
    let folders = ["Tests", "Examples", "Sources/XCSemantics/Interfaces"].map(checkout.appendingPathComponent)
    let files = folders.flatMap(Self.files)
    for file in files where FilePath.isSource(file.path) { add(source: Self.bytes(file)) }
    for file in Self.files(below: checkout.appendingPathComponent("grammar/test/corpus")) {
      for input in Self.corpusInputs(Self.bytes(file)) { add(source: input) }
    }
    for rule in RuleRegistry.all.rules {
      for example in rule.examples { add(source: Array(example.source.utf8)) }
    }
    for folder in Set(files.filter { FilePath.isSource($0.path) }.map { $0.deletingLastPathComponent().path })
      .sorted()
    {
      add(projectIn: URL(fileURLWithPath: folder))
    }
    for file in files where file.lastPathComponent == ConfigurationFinder.fileName {
      configurations.append(Self.bytes(file))
    }
    configurations += Self.configurations.map { Array($0.utf8) }
    let settings = Array(Self.configurations[0].utf8)
    bindings = sources.filter { String(decoding: $0, as: UTF8.self).contains("protocol ") }.map {
      FileSet.joined([("a.xc", $0), (".xcgen.json", settings)])
    }
  }

  /// Edits for the text of a number.
  func steps(_ number: Int) -> [[UInt8]] {
    var generator = SeededGenerator(seed: UInt64(number))
    return (0..<2).map { _ in (0..<4).map { _ in UInt8.random(in: .min ... .max, using: &generator) } }
  }

  /// Sources with what a client of the language server does with them.
  var sessions: [[UInt8]] {
    sources.enumerated().filter { $1.count < 1500 && $0 % 5 == 0 }.map { number, source in
      var generator = SeededGenerator(seed: UInt64(number))
      let methods = Self.methods.shuffled(using: &generator).prefix(12)
      let lines = max(1, source.count(where: { $0 == UInt8(ascii: "\n") }))
      let requests = methods.map { method in
        "\(method) a.xc \(Int.random(in: 0..<lines, using: &generator)) \(Int.random(in: 0..<30, using: &generator)) "
          + "fresh\n"
      }
      let change = "change a.xc \(Int.random(in: 0..<lines, using: &generator)) 4 x.\n"
      let script =
        "begin\nopen a.xc\n" + requests.prefix(6).joined() + change + requests.dropFirst(6).joined()
      return FileSet.joined([("a.xc", source), ("session", Array(script.utf8))])
    } + Self.rawSessions.map { Array(("//=== session\n" + $0).utf8) }
  }

  private static let methods =
    [
      "diagnostic", "codeAction", "hover", "documentLink", "inlayHint", "completion", "documentSymbol",
      "foldingRange", "selectionRange", "definition", "declaration", "typeDefinition", "implementation",
      "references", "documentHighlight", "prepareCallHierarchy", "prepareTypeHierarchy", "signatureHelp",
      "prepareRename", "rename", "semanticTokens/full", "semanticTokens/full/delta", "semanticTokens/range",
    ].map { "textDocument/" + $0 } + [
      "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls", "typeHierarchy/supertypes",
      "typeHierarchy/subtypes", "completionItem/resolve", "workspace/symbol", "workspace/executeCommand",
    ]

  private static let rawSessions = [
    #"""
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":"file:///w","capabilities":{"general":{"positionEncodings":["utf-8"]},"workspace":{"configuration":true,"didChangeWatchedFiles":{"dynamicRegistration":true}}}}}
    {"jsonrpc":"2.0","method":"initialized","params":{}}
    {"jsonrpc":"2.0","id":"xcgen-1","result":[{"importPaths":["x"],"target":"arm64","defines":{"A":"1"}}]}
    {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///w/a%20b.xc","version":1,"text":"class A { }\ud800"}}}
    {"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":{"xcgen":{"config":"c.json"}}}}
    {"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///w/a.xc","type":3}]}}
    {"jsonrpc":"2.0","method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[{"uri":"file:///v"}],"removed":[]}}}
    {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
    {"jsonrpc":"2.0","id":"s","method":"shutdown"}
    {"jsonrpc":"2.0","method":"exit"}
    """#
  ]

  private static let configurations = [
    #"{"rules":{"strong-delegate":"off","syntax-error":"warning"},"pairs":[{"protocol":"P","methods":["a","b"],"name":"Thing"}],"include":["**/*.xc"],"exclude":["Generated/**"],"importPaths":["imported"],"defines":{"A":"1"},"generate":{"access":"public","imports":["UXKit"],"stubs":true,"optionals":"refined","isolation":"MainActor","types":{"u8*":"String"},"nonnull":["P.a.x"],"names":{"P.a":"first(_:)"}},"plugin":{"lint":false}}"#,
    #"{"generate":{"optionals":"defaults","isolation":null,"names":{"P":"Q","E.one":"eins"}}}"#, "{}",
  ]

  private mutating func add(source: [UInt8]) {
    if source.count <= Self.longestSource, !source.isEmpty { sources.append(source) }
  }

  private mutating func add(projectIn folder: URL) {
    let files = Self.files(below: folder).filter { FilePath.isSource($0.path) }
    guard (2...8).contains(files.count) else { return }
    let joined = FileSet.joined(
      files.map { (String($0.path.dropFirst(folder.path.count + 1)), Self.bytes($0)) })
    if joined.count <= Self.longestSource { projects.append(joined) }
  }

  // MARK: - Files

  private static func files(below folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { !$0.contains(".build/") }.map(folder.appendingPathComponent)
  }

  private static func bytes(_ file: URL) -> [UInt8] { (try? Data(contentsOf: file)).map(Array.init) ?? [] }

  /// The inputs of a file of the corpus: what stands between a line of `=` and a line of `-`.
  private static func corpusInputs(_ bytes: [UInt8]) -> [[UInt8]] {
    var inputs: [[UInt8]] = []
    var current: [Substring]?
    var marks = 0
    for line in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("=====") {
        marks += 1
        current = marks % 2 == 0 ? [] : nil
      } else if line.hasPrefix("-----"), let lines = current {
        inputs.append(Array((lines.joined(separator: "\n") + "\n").utf8))
        current = nil
      } else {
        current?.append(line)
      }
    }
    return inputs
  }
}
