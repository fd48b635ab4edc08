import Foundation
import Testing

/// Builds with SwiftPM take their time; one after the other they leave some of the machine to other tests.
@Suite("Packages that use the build plugin", .serialized)
struct PackageExampleTests {
  @Test("The examples build and do what they are there for, and the failing one fails")
  func examples() throws {
    let packages = try PluginPackages()
    let expected = [
      "Hello": "Hello, world!\nIn the book: world\n",
      "TwoTargets": "Loudness 7 and 7\nBlue Moon starts\nBlue Moon is over\n",
      "LintOnly": "Gallery\n",
      "SameName": "both sides both sides\n",
      "Imports": "40 x 30\n",
    ]
    let there = try FileManager.default.contentsOfDirectory(atPath: Built.package.path + "/Examples/Packages")
    #expect(Set(there) == Set(expected.keys).union(["HalfPair"]))
    for (name, output) in expected.sorted(by: { $0.key < $1.key }) {
      try packages.copyExample(name)
      let build = try packages.build(name)
      #expect(build.run.status == 0, "\(name): \(build.run.transcript)")
      #expect(!build.text.contains("unhandled"), "\(name): \(build.text)")
      guard build.run.status == 0 else { continue }
      let product = name == "TwoTargets" ? "Jukebox" : name
      #expect(try packages.run(product).output == output, "\(name)")
      let warnings = build.text.split(separator: "\n").filter { $0.contains("warning:") }
      let place = packages.path(of: name) + "/Sources/LintOnly/Gallery.xc:6:27: warning: 'delegate' "
      #expect(warnings.count == (name == "LintOnly" ? 1 : 0), "\(name): \(build.text)")
      #expect(warnings.allSatisfy { $0.hasPrefix(place) }, "\(name): \(build.text)")
    }
    try packages.copyExample("HalfPair")
    let refused = try packages.build("HalfPair")
    #expect(refused.run.status != 0)
    let place = packages.path(of: "HalfPair") + "/Sources/HalfPair/Clock.xc:8:10: error: "
    #expect(refused.text.contains("\n" + place + "'Clock' implements 'formWillShow'"), "\(refused.text)")
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Steps",
      dependencies: [.package(name: "xcgen", path: "../../..")],
      targets: [
        .executableTarget(name: "Steps", plugins: [.plugin(name: "XCGenBuildPlugin", package: "xcgen")])
      ]
    )

    """

  private func steps() throws -> PluginPackages {
    let packages = try PluginPackages()
    try packages.write("Package.swift", in: "Steps", Self.manifest)
    try packages.write(
      "Sources/Steps/main.swift", in: "Steps", "protocol Shape: AnyObject {}\nprotocol Late: AnyObject {}\n")
    try packages.write(
      "Sources/Steps/A.xc", in: "Steps", "#import \"../../xc/Shape.xc\"\nprotocol A { Shape* shape(void); }\n"
    )
    try packages.write("Sources/Steps/B.xc", in: "Steps", "// Of b.\nprotocol B { void b(i32 n); }\n")
    try packages.write("xc/Shape.xc", in: "Steps", "class Shape : Object { }\n")
    return packages
  }

  @Test("A build runs what a change calls for, and nothing where nothing changed")
  func increments() throws {
    let packages = try steps()
    let bindings =
      packages.folder.path + "/scratch/plugins/outputs/steps/Steps/destination/XCGenBuildPlugin/Bindings/"
    func binding(_ name: String) -> String? { try? String(contentsOfFile: bindings + name, encoding: .utf8) }
    func expect(
      _ change: String, steps: [String], compiled: [String]? = nil, contains: String? = nil,
      _ edit: () throws -> Void = {}
    ) throws {
      // File systems tell times apart, but not all of them finely.
      Thread.sleep(forTimeInterval: 0.02)
      try edit()
      let build = try packages.build("Steps")
      #expect(build.run.status == 0, "\(change): \(build.run.transcript)")
      #expect(build.steps == steps, "\(change): \(build.text)")
      if let compiled { #expect(build.compiled == compiled, "\(change): \(build.text)") }
      if let contains { #expect(build.text.contains(contains), "\(change): \(build.text)") }
    }

    try expect("first build", steps: ["Steps"])
    for _ in 1...2 { try expect("nothing", steps: [], compiled: []) }
    try expect("a comment that no binding has", steps: ["Steps"], compiled: []) {
      try packages.write(
        "Sources/Steps/B.xc", in: "Steps", "// Of b.\nprotocol B { void b(i32 n); }\n// The end.\n")
    }
    try expect("a comment that a binding has", steps: ["Steps"], compiled: ["B.swift"]) {
      try packages.write("Sources/Steps/B.xc", in: "Steps", "// Of the b.\nprotocol B { void b(i32 n); }\n")
    }
    try expect("an imported file", steps: ["Steps"]) {
      try packages.write("xc/Shape.xc", in: "Steps", "protocol Shape { void draw(void); }\n")
    }
    #expect(binding("A.swift")?.contains("any Shape") == true)
    try expect("nothing after it", steps: [], compiled: [])

    try expect("a new import", steps: ["Steps"]) {
      try packages.write("xc/Late.xc", in: "Steps", "class Late : Object { }\n")
      try packages.write(
        "Sources/Steps/B.xc", in: "Steps", "#import \"../../xc/Late.xc\"\nprotocol B { Late* late(void); }\n")
    }
    try expect("what is watched now", steps: ["Steps"], compiled: [])
    try expect("nothing after a new import", steps: [], compiled: [])
    try expect("the file that the new import names", steps: ["Steps"]) {
      try packages.write("xc/Late.xc", in: "Steps", "protocol Late { void come(void); }\n")
    }
    #expect(binding("B.swift")?.contains("any Late") == true)

    try expect("an imported file that is gone", steps: ["Steps"], contains: "[unresolved-import]") {
      try FileManager.default.removeItem(atPath: packages.path(of: "Steps") + "/xc/Late.xc")
    }
    try expect("nothing, with an imported file missing", steps: ["Steps"], compiled: [])
    try expect("nothing more, with an imported file missing", steps: [], compiled: [])
    try expect("the file is there again", steps: ["Steps"]) {
      try packages.write("xc/Late.xc", in: "Steps", "protocol Late { void come(void); }\n")
    }
    #expect(binding("B.swift")?.contains("any Late") == true)

    try expect("what is watched again", steps: ["Steps"], compiled: [])
    try expect("a configuration where none was", steps: ["Steps"]) {
      try packages.write(
        ".xcgen.json", in: "Steps", "{ \"generate\": {\"isolation\": \"MainActor\"} }\n")
    }
    #expect(binding("B.swift")?.contains("@MainActor") == true)
    try expect("the configuration", steps: ["Steps"]) {
      try packages.write(".xcgen.json", in: "Steps", "{ \"exclude\": [\"**/B.xc\"] }\n")
    }
    #expect(binding("B.swift")?.contains("protocol") == false)
    #expect(binding("A.swift")?.contains("\nprotocol A") == true)

    try expect("a file more", steps: ["Steps"]) {
      try packages.write("Sources/Steps/sub/A.xc", in: "Steps", "protocol SubA { void a(void); }\n")
    }
    #expect(binding("sub_A.swift")?.contains("protocol SubA") == true)
    try expect("a file of another name", steps: ["Steps"]) {
      try FileManager.default.moveItem(
        atPath: packages.path(of: "Steps") + "/Sources/Steps/sub/A.xc",
        toPath: packages.path(of: "Steps") + "/Sources/Steps/sub/C.xc")
    }
    #expect(binding("sub_C.swift")?.contains("protocol SubA") == true && binding("sub_A.swift") == nil)
    try expect("a file less", steps: ["Steps"]) {
      try FileManager.default.removeItem(atPath: packages.path(of: "Steps") + "/Sources/Steps/sub")
    }
    #expect(binding("sub_C.swift") == nil)
    try expect("nothing at the end", steps: [], compiled: [])
  }

  @Test(
    "An import outside of the package that goes and comes back is noticed, whatever the builds between said")
  func returningImport() throws {
    let packages = try steps()
    let folder = packages.path(of: "Steps")
    let outside = packages.folder.path + "/Outside"
    let files = FileManager.default
    try packages.folder.write("Outside/Q.xc", "protocol Q { void q(i32 n); void r(i32 n); }\n")
    try packages.folder.write("Kept/Q.xc", "protocol Q { void q(i32 n); void r(i32 n); }\n")
    try packages.write(
      "Sources/Steps/A.xc", in: "Steps",
      "#import \"../../../../../Outside/Q.xc\"\nclass K : Object <Q> { void q(i32 n) { } }\n")
    let missing = "\(folder)/Sources/Steps/A.xc:2:7: error: 'K' claims 'Q' and lacks its method 'r'"
    func expect(_ step: String, isRefused: Bool) throws {
      Thread.sleep(forTimeInterval: 0.02)
      let build = try packages.build("Steps")
      #expect((build.run.status != 0) == isRefused, "\(step): \(build.run.transcript)")
      #expect(build.text.contains(missing) == isRefused, "\(step): \(build.text)")
    }
    func comeBack(_ step: String, how: () throws -> Void) throws {
      try expect("first without it, \(step)", isRefused: false)
      try expect("then without it, \(step)", isRefused: false)
      try how()
      try expect(step, isRefused: true)
    }

    try expect("there at first", isRefused: true)
    try files.removeItem(atPath: outside + "/Q.xc")
    try comeBack("copied back") {
      try files.copyItem(atPath: packages.folder.path + "/Kept/Q.xc", toPath: outside + "/Q.xc")
    }
    try files.moveItem(atPath: outside + "/Q.xc", toPath: outside + "/Aside.xc")
    try comeBack("moved back") {
      try files.moveItem(atPath: outside + "/Aside.xc", toPath: outside + "/Q.xc")
    }
    try files.moveItem(atPath: outside, toPath: outside + "Aside")
    try comeBack("its folder moved back") { try files.moveItem(atPath: outside + "Aside", toPath: outside) }
    // Nothing is wrong with it any more, then it goes and comes back with a mistake.
    try packages.folder.write("Outside/Q.xc", "protocol Q { void q(i32 n); }\n")
    try expect("mended", isRefused: false)
    try files.removeItem(atPath: outside + "/Q.xc")
    try comeBack("back with a mistake") {
      try files.copyItem(atPath: packages.folder.path + "/Kept/Q.xc", toPath: outside + "/Q.xc")
    }
  }

  @Test("What cannot be used stops the build at its place; mended, the build goes on")
  func failures() throws {
    let packages = try steps()
    let folder = packages.path(of: "Steps")
    func expectFailure(_ line: String) throws {
      Thread.sleep(forTimeInterval: 0.02)
      let build = try packages.build("Steps")
      #expect(build.run.status != 0, "\(line)")
      #expect(("\n" + build.text).contains("\n\(folder)/\(line)"), "\(build.text)")
      #expect(!build.text.contains("internal error"), "\(build.text)")
    }
    try packages.write(".xcgen.json", in: "Steps", "{ \"plugin\": {\"lint\": 1} }\n")
    try expectFailure(".xcgen.json:1:22: error: 'plugin.lint' must be true or false, not a number")
    try packages.write(".xcgen.json", in: "Steps", "{}\n")
    try packages.write("Sources/Steps/B.xc", in: "Steps", "protocol B { void log(string text, ...); }\n")
    try expectFailure("Sources/Steps/B.xc:1:")
    try packages.write("Sources/Steps/B.xc", in: "Steps", "protocol B { i32 }\n")
    try expectFailure("Sources/Steps/B.xc:1:")
    try packages.write("Sources/Steps/B.xc", in: "Steps", "protocol B { i32 count(void); }\n")
    #expect(try packages.build("Steps").run.status == 0)

    try packages.write("Sources/Steps/B.swift", in: "Steps", "enum Taken {}\n")
    try expectFailure("Sources/Steps/B.xc:1:1: error: the bindings of this source would be 'B.swift', and")
  }
}
