import Foundation
import Testing

/// The catalogue beside the command: it builds, and what it shows is what happens.
@Suite("The documentation of bindings")
struct DocumentationTests {
  private static let catalogue = Built.package.appendingPathComponent("Sources/xcgen/xcgen.docc")
  private static let hasBuilder = (try? run("docc", "--help"))?.status == 0

  private static func run(_ words: String..., in folder: URL? = nil) throws -> ProgramRun {
    try ProgramRun.of("/usr/bin/env", words, in: folder, seconds: 300)
  }

  private func resource(_ name: String) throws -> String {
    try String(contentsOf: Self.catalogue.appendingPathComponent("Resources/\(name)"), encoding: .utf8)
  }

  /// A folder in which the tutorial has come to its bindings.
  private func tutorial(configured: Bool = false) throws -> (folder: ScratchFolder, run: ProgramRun) {
    let folder = try ScratchFolder()
    try folder.write("Player.xc", resource("Player.xc"))
    if configured { try folder.write(".xcgen.json", resource("configuration.json")) }
    return (folder, try Built.run("generate", "Player.xc", "-o", "Sources", in: folder))
  }

  @Test("It builds without a warning", .enabled(if: hasBuilder))
  func builds() throws {
    let folder = try ScratchFolder()
    let build = try Self.run(
      "docc", "convert", Self.catalogue.path, "--output-dir", folder.path + "/out", "--fallback-display-name",
      "xcgen", "--fallback-bundle-identifier", "xcgen", "--analyze", "--warnings-as-errors")
    #expect(build.status == 0, "\(build.transcript)")
    #expect(!build.transcript.contains("warning:"), "\(build.transcript)")
    let pages =
      folder.names(in: "out/data/documentation/xcgen") + folder.names(in: "out/data/tutorials/xcgen")
    #expect(pages.contains("typetable.json"))
    #expect(pages.contains("optionalmethods.json"))
    #expect(pages.contains("editors.json"))
    #expect(pages.contains("fromprotocoltodelegate.json"))
  }

  @Test("The tutorial shows the bindings that its protocol gives, and what the command says")
  func bindings() throws {
    let (folder, run) = try tutorial()
    #expect(run.status == 0, "\(run.transcript)")
    func body(_ text: String?) -> [Substring]? { text?.split(separator: "\n").dropFirst().map { $0 } }
    #expect(try body(folder.text("Sources/Player.swift")) == body(resource("Player.swift")))
    #expect(try "$ xcgen generate Player.xc -o Sources\n" + run.errors == resource("generate.txt"))
    try folder.write(".xcgen.json", resource("configuration.json"))
    let check = try Built.run("generate", "Player.xc", "-o", "Sources", "--check", "-q", in: folder)
    #expect(check.status == 1)
    #expect(check.errors == "", "a setting of the tutorial matches nothing")
    #expect(try "$ xcgen generate Player.xc -o Sources --check\n" + check.output == resource("check.txt"))
  }

  @Test("Each state of the tutorial compiles, but for the half, which fails as shown", arguments: 1...4)
  func states(_ state: Int) throws {
    let (folder, _) = try tutorial()
    let text = try resource("Sound-\(state).swift")
    try folder.write("Sources/Sound.swift", text)
    let build = try Self.run(
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-typecheck",
      "Player.swift",
      "Sound.swift", in: folder.url.appendingPathComponent("Sources"))
    #expect((build.status == 0) == (state != 2), "\(build.transcript)")
    guard state == 2 else { return }
    for line in try resource("half.txt").split(separator: "\n").dropFirst() {
      #expect(build.transcript.contains(line), "\(build.transcript)")
    }
  }

  @Test("The configured bindings compile too")
  func configured() throws {
    let (folder, run) = try tutorial(configured: true)
    #expect(!run.errors.contains("warning"), "\(run.errors)")
    try folder.write("Sources/Sound.swift", "final class Track {}\nfinal class Player {}\n")
    let build = try Self.run(
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "Sources/Player.swift",
      "Sources/Sound.swift", in: folder.url)
    #expect(build.status == 0, "\(build.transcript)")
  }
}
