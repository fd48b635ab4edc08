import Foundation
import Testing

@Suite struct LspCommandTests {
  private func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  private func open(_ text: String) throws -> String {
    let item: [String: Any] = [
      "uri": "untitled:a.xc", "languageId": "xc", "version": 1, "text": text,
    ]
    let message: [String: Any] = [
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": item],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#
  private static let fixes =
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":"#
    + #"{"uri":"untitled:a.xc"},"range":{"start":{"line":2,"character":0},"end":{"line":2,"character":0}},"#
    + #""context":{"diagnostics":[]}}}"#

  @Test func servesOverPipes() throws {
    let source = """
      #use <UXKit>
      class Detail : Object <UXNavigationDelegate> {
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {}
      }
      """
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: try Built.xcgen())
    process.arguments = ["lsp", "--stdio"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let messages = [Self.initialize, try open(source), Self.fixes].map(frame).joined()
    input.fileHandleForWriting.write(Data(messages.utf8))
    var answer = ""
    while !answer.contains("Add 'formDidHide'") || !answer.contains("publishDiagnostics") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      answer += String(decoding: data, as: UTF8.self)
    }
    #expect(answer.hasPrefix("Content-Length: "))
    #expect(answer.contains("'Detail' implements 'formWillShow' but not 'formDidHide'"))
    let end = [#"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#]
    input.fileHandleForWriting.write(Data(end.map(frame).joined().utf8))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// A parent that has ended and that nobody has asked about is there no more.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat")))
  func endsWithItsParent() throws {
    // The shell turns into the server before its child ends, which never asks about it.
    let script =
      #"sleep 1 & printf '%s' "$1" | sed "s/PARENT/$!/" >"$2"; mkfifo "$3"; exec 3<>"$3"; cat "$2" >&3; exec "$0" lsp <&3"#
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let body =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":PARENT,"capabilities":{}}}"#
    // Trailing blanks keep the length true whatever the number.
    let message = "Content-Length: \(body.utf8.count + 2)\r\n\r\n" + body + "          "
    let run = try ProgramRun.of(
      "/bin/bash",
      [
        "-c", script, try Built.xcgen(), message, folder.appending(path: "message").path,
        folder.appending(path: "pipe").path,
      ], input: Data())
    #expect(run.endedByItself)
    #expect(run.status == 1)
  }

  @Test func endsWithItsInput() throws {
    let run = try Built.run("lsp", input: frame(Self.initialize))
    #expect(run.status == 1)
    #expect(run.endedByItself)
    #expect(run.output.contains(#""name":"xcgen""#))
    #expect(run.errors.isEmpty)
  }

  @Test func outlivesWhatNoEditorSends() throws {
    var input = Data("Content-Length: x\r\n\r\n".utf8)
    input += Data(frame("{\"jsonrpc\":").utf8)
    input += Data(frame(#"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{}}"#).utf8)
    input += Data("Content-Length: 100000000\r\n\r\n".utf8) + Data(repeating: 0x20, count: 100_000_000)
    let ordinary = [
      Self.initialize,
      #"{"jsonrpc":"2.0","id":"x","method":"no/such","params":[]}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///gone.xc"},"#
        + #""position":{"line":-1,"character":1e9}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    input += Data(ordinary.map(frame).joined().utf8)
    let run = try ProgramRun.of(try Built.xcgen(), ["lsp"], input: input)
    #expect(run.status == 0)
    #expect(run.endedByItself)
    #expect(run.errors.isEmpty)
    let codes = run.output.split(separator: "\"code\":").dropFirst().compactMap {
      Int($0.prefix { $0 != "," })
    }
    #expect(codes == [-32700, -32700, -32002, -32700, -32601, -32602], "\(run.output)")
    #expect(run.output.contains(#""id":1,"#) && run.output.contains(#""id":4,"#))
  }

  @Test func takesNoPaths() throws {
    let run = try Built.run("lsp", "Sources")
    #expect(run.status == 2)
    #expect(run.errors.contains("'lsp' takes no paths"))
    #expect(try Built.run("--help").output.contains("  lsp  "))
    #expect(try Built.run("lsp", "--help").output.contains("--no-embedded"))
  }
}
