import Foundation
import Testing

@Suite("Command plugins", .serialized)
struct CommandPluginTests {
  @Test("swift package xcgen-lint checks the sources of targets, and mends them where that is allowed")
  func lint() throws {
    let packages = try PluginPackages()
    try packages.copyExample("HalfPair")
    func lint(_ arguments: [String], before: [String] = []) throws -> ProgramRun {
      try ProgramRun.of(
        "/usr/bin/env",
        ["swift", "package", "--scratch-path", packages.folder.path + "/scratch"] + before + ["xcgen-lint"]
          + arguments, in: URL(fileURLWithPath: packages.path(of: "HalfPair")), seconds: 600)
    }
    let clock = packages.path(of: "HalfPair") + "/Sources/HalfPair/Clock.xc"
    let before = try String(contentsOfFile: clock, encoding: .utf8)
    let found = try lint([])
    #expect(found.status == 1, "\(found.transcript)")
    #expect(
      found.transcript.contains("\nSources/HalfPair/Clock.xc:8:10: error: 'Clock' implements"),
      "\(found.transcript)")
    #expect(try lint(["--disable", "paired-delegate-methods"]).status == 0)
    #expect(try lint(["Sources/HalfPair/Clock.xc"]).status == 1)
    #expect(try lint(["--disable", "paired-delegate-methods", "./Sources"]).status == 0)
    let nothing = try lint(["Tests"])
    #expect(
      nothing.status != 0 && nothing.errors.contains("no target of the package has .xc sources at 'Tests'"),
      "\(nothing.transcript)")
    let help = try lint(["--help"])
    #expect(
      help.status == 0 && help.output.contains("usage: swift package xcgen-lint"), "\(help.transcript)")
    let unknown = try lint(["--target", "Nowhere"])
    #expect(unknown.status != 0 && unknown.errors.contains("no target 'Nowhere'"), "\(unknown.transcript)")
    for option in ["--output", "--write-baseline", "--stamp", "--depfile", "--baseline", "--target"] {
      let forgotten = try lint([option], before: ["--allow-writing-to-package-directory"])
      #expect(forgotten.status != 0, "\(forgotten.transcript)")
      #expect(forgotten.transcript.contains("'\(option)' needs a value"), "\(forgotten.transcript)")
      #expect(try String(contentsOfFile: clock, encoding: .utf8) == before)
    }
    for words in [["--output", "report"], ["--output=report"], ["--write-baseline=report"]] {
      let refused = try lint(words)
      #expect(refused.status != 0, "\(refused.transcript)")
      #expect(
        refused.transcript.contains("--allow-writing-to-package-directory xcgen-lint \(words[0])"),
        "\(refused.transcript)")
      #expect(!FileManager.default.fileExists(atPath: packages.path(of: "HalfPair") + "/report"))
    }

    let refused = try lint(["--fix", "--target", "HalfPair"])
    #expect(refused.status != 0, "\(refused.transcript)")
    #expect(
      refused.errors.contains(
        "swift package --allow-writing-to-package-directory xcgen-lint --fix --target HalfPair"),
      "\(refused.transcript)")
    #expect(try String(contentsOfFile: clock, encoding: .utf8) == before)

    let mended = try lint(["--fix"], before: ["--allow-writing-to-package-directory"])
    #expect(mended.status == 0, "\(mended.transcript)")
    #expect(try String(contentsOfFile: clock, encoding: .utf8).contains("formDidHide"))
    let again = try lint(["--fix", "--allow-writing-to-package-directory"])
    #expect(again.status == 0, "\(again.transcript)")
  }

  @Test("swift package xcgen-lint finds what a target imports from those that it depends on")
  func lintOfDependents() throws {
    let packages = try PluginPackages()
    try packages.copyExample("TwoTargets")
    for target in [[], ["--target", "Jukebox"], ["Sources/Jukebox"]] {
      let run = try ProgramRun.of(
        "/usr/bin/env",
        ["swift", "package", "--scratch-path", packages.folder.path + "/scratch", "xcgen-lint", "--strict"]
          + target, in: URL(fileURLWithPath: packages.path(of: "TwoTargets")), seconds: 600)
      #expect(run.status == 0 && !run.transcript.contains("unresolved-import"), "\(run.transcript)")
    }
  }

  @Test("swift package xcgen-lint searches for each target what that one depends on, and no resources")
  func lintOfLikeNames() throws {
    let packages = try PluginPackages()
    try packages.write(
      "Package.swift", in: "Alike",
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Alike",
        dependencies: [.package(name: "xcgen", path: "../../..")],
        targets: [
          .target(name: "A", exclude: ["Kit.xc"]),
          .target(name: "B", resources: [.copy("Sample.xc")]),
          .target(name: "UserOfA", dependencies: ["A"]),
          .target(name: "UserOfB", dependencies: ["B"]),
        ]
      )
      """)
    for name in ["A", "B"] {
      try packages.write("Sources/\(name)/\(name).swift", in: "Alike", "enum \(name) {}\n")
      try packages.write("Sources/\(name)/Kit.xc", in: "Alike", "protocol P\(name) { void p(void); }\n")
      try packages.write("Sources/UserOf\(name)/User.swift", in: "Alike", "enum User {}\n")
      try packages.write(
        "Sources/UserOf\(name)/X.xc", in: "Alike",
        "#import \"Kit.xc\"\nclass X : Object <P\(name)> { void p(void) { } }\n")
    }
    try packages.write("Sources/B/Sample.xc", in: "Alike", "class {\n")
    let run = try ProgramRun.of(
      "/usr/bin/env",
      ["swift", "package", "--scratch-path", packages.folder.path + "/scratch", "xcgen-lint", "--strict"],
      in: URL(fileURLWithPath: packages.path(of: "Alike")), seconds: 600)
    #expect(run.status == 0 && run.output == "", "\(run.transcript)")
  }

  @Test("swift package xcgen-generate writes bindings to commit, and tells whether they are up to date")
  func generate() throws {
    let packages = try PluginPackages()
    try packages.copyExample("TwoTargets")
    func generate(_ arguments: String..., allowed: Bool = false) throws -> ProgramRun {
      let permission = allowed ? ["--allow-writing-to-package-directory"] : []
      return try ProgramRun.of(
        "/usr/bin/env",
        ["swift", "package", "--scratch-path", packages.folder.path + "/scratch"] + permission
          + ["xcgen-generate"] + arguments, in: URL(fileURLWithPath: packages.path(of: "TwoTargets")),
        seconds: 600)
    }
    func text(_ name: String) -> String? {
      try? String(contentsOfFile: packages.path(of: "TwoTargets") + "/" + name, encoding: .utf8)
    }
    let missing = try generate("--check")
    #expect(missing.status == 1, "\(missing.transcript)")
    #expect(
      missing.transcript.contains("+++ Sources/Sound/Generated/PlayerDelegate.swift"), "\(missing.transcript)"
    )
    let refused = try generate()
    #expect(
      refused.status != 0 && refused.errors.contains("--allow-writing-to-package-directory xcgen-generate"))
    #expect(text("Sources/Sound/Generated/PlayerDelegate.swift") == nil)

    let printed = try generate("--stdout", "--target", "Sound")
    #expect(printed.status == 0, "\(printed.transcript)")
    #expect(printed.output.contains("protocol PlayerDelegate"), "\(printed.transcript)")
    let named = try generate("--name-outputs", "--target", "Sound")
    #expect(named.status == 0, "\(named.transcript)")
    #expect(named.output.contains("Sources/Sound/Generated/PlayerDelegate.swift\n"), "\(named.transcript)")
    let player = text("Sources/Sound/PlayerDelegate.xc")
    for option in ["--depfile", "--stamp", "-o", "--output", "--target"] {
      let forgotten = try generate(option, allowed: true)
      #expect(forgotten.status != 0, "\(forgotten.transcript)")
      #expect(forgotten.transcript.contains("'\(option)' needs a value"), "\(forgotten.transcript)")
      #expect(text("Sources/Sound/PlayerDelegate.xc") == player)
    }

    let written = try generate(allowed: true)
    #expect(written.status == 0, "\(written.transcript)")
    #expect(
      text("Sources/Sound/Generated/PlayerDelegate.swift")?.contains("public protocol PlayerDelegate") == true
    )
    #expect(text("Sources/Jukebox/Generated/JukeboxDelegate.swift")?.contains("\nimport Sound\n") == true)
    #expect(try generate("--check").status == 0)

    let gone = packages.path(of: "TwoTargets") + "/Sources/Sound/Generated/Gone.swift"
    try Data("// Generated by xcgen 0.1.0 from Gone.xc. Do not edit.\n".utf8).write(
      to: URL(fileURLWithPath: gone))
    let stale = try generate("--check")
    #expect(
      stale.status == 1 && stale.output.contains("--- Sources/Sound/Generated/Gone.swift\n+++ /dev/null"))
    let source = "Sources/Jukebox/JukeboxDelegate.xc"
    let jukebox = try #require(text(source))
    try packages.write(source, in: "TwoTargets", "protocol P { i32 }\n")
    let half = try generate(allowed: true)
    #expect(half.status != 0 && half.transcript.contains("\n\(source):1:17: error: "), "\(half.transcript)")
    #expect(text("Sources/Sound/Generated/Gone.swift") != nil)
    try packages.write(source, in: "TwoTargets", jukebox)
    #expect(try generate(allowed: true).status == 0)
    #expect(text("Sources/Sound/Generated/Gone.swift") == nil)

    let last = packages.path(of: "TwoTargets") + "/" + source
    try FileManager.default.removeItem(atPath: last)
    let emptied = try generate("--check")
    #expect(
      emptied.status == 1
        && emptied.output.contains("--- Sources/Jukebox/Generated/JukeboxDelegate.swift\n+++ /dev/null"),
      "\(emptied.transcript)")
    #expect(try generate(allowed: true).status == 0)
    #expect(text("Sources/Jukebox/Generated/JukeboxDelegate.swift") == nil)

    let elsewhere = try generate("--target", "Sound", "-oBindings", allowed: true)
    #expect(elsewhere.status == 0, "\(elsewhere.transcript)")
    #expect(text("Bindings/PlayerDelegate.swift") == text("Sources/Sound/Generated/PlayerDelegate.swift"))
  }
}
