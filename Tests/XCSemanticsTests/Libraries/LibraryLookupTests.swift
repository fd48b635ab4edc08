import Testing
import XCSyntax

@testable import XCSemantics

@Suite("Search for libraries")
struct LibraryLookupTests {
  private func load(
    _ texts: [String: String], libraries: [String: [UInt8]] = [:], target: TargetMacros? = nil,
    importPaths: [String] = ["src"]
  ) async -> Program {
    var files = InMemoryFileSystem(texts)
    for (path, bytes) in libraries { files[path] = bytes }
    let options = LoadOptions(
      importPaths: importPaths, libraryPaths: ["one", "two"], thirdPartyFolder: "3p", target: target)
    return await ProgramLoader(options: options, fileSystem: files).load(["main.xc"])
  }

  private func library(naming name: String) -> [UInt8] {
    Array(#"{"classes":[{"name":"\#(name)"}]}"#.utf8)
  }

  private func outcome(_ program: Program) -> String {
    switch program.files[0].imports[0].outcome {
    case .file(let id): "\(program.file(id).origin) \(program.file(id).source.path)"
    case let other: "\(other)"
    }
  }

  @Test("A source wins over a library, -L folders over the tree, the first folder over the next")
  func order() async {
    let main = ["main.xc": "#use <Dial>\n"]
    var libraries = [
      "3p/dial/x86_64/libDial.so": Containers.elf(library(naming: "A")),
      "two/libDial.so": Containers.elf(library(naming: "A")),
      "one/Dial.xtc.iface": library(naming: "A"),
      "one/libDial.xtc.iface": library(naming: "A"),
      "one/libDial.so": Containers.elf(library(naming: "A")),
    ]
    for path in [
      "one/libDial.so", "one/Dial.xtc.iface", "one/libDial.xtc.iface", "two/libDial.so",
      "3p/dial/x86_64/libDial.so",
    ] {
      #expect(outcome(await load(main, libraries: libraries)) == "library \(path)")
      libraries[path] = nil
    }
    let source = main.merging(["src/Dial.xc": "class Dial { }"]) { $1 }
    let all = ["one/libDial.so": Containers.elf(library(naming: "A"))]
    #expect(outcome(await load(source, libraries: all)) == "imported src/Dial.xc")
  }

  @Test("The target says how libraries are named and which part of the tree counts")
  func targets() async {
    let main = ["main.xc": "#import <Dial>\n"]
    let libraries = [
      "one/libDial.so": Containers.elf(library(naming: "A")),
      "one/libDial.dll": Containers.pe(library(naming: "A")),
      "one/libDial.wasm": Containers.wasm(library(naming: "A")),
    ]
    #expect(outcome(await load(main, libraries: libraries, target: .win64)) == "library one/libDial.dll")
    #expect(outcome(await load(main, libraries: libraries, target: .wasm32)) == "library one/libDial.wasm")
    #expect(outcome(await load(main, libraries: libraries, target: .arm64)) == "library one/libDial.so")
    let tree = [
      "3p/dial/arm64/libDial.dylib": Containers.machO(library(naming: "A")),
      "3p/dial/wasm32/libDial.wasm": Containers.wasm(library(naming: "A")),
    ]
    #expect(
      outcome(await load(main, libraries: tree, target: .wasm32)) == "library 3p/dial/wasm32/libDial.wasm")
    #expect(outcome(await load(main, libraries: tree)) == "library 3p/dial/arm64/libDial.dylib")
  }

  @Test("A vendor is named in front, and its sources join the end of the search path")
  func vendors() async {
    let texts = [
      "main.xc": "#use <acme/Dial>\n#import <Knob>\n#import <Both>\n", "3p/acme/xc/Knob.xc": "class Knob { }",
      "3p/acme/xc/Both.xc": "class Both { }", "src/Both.xc": "class Both { }",
    ]
    let program = await load(
      texts, libraries: ["3p/acme/x86_64/libDial.so": Containers.elf(library(naming: "Dial"))])
    #expect(
      program.paths == ["main.xc", "3p/acme/x86_64/libDial.so", "3p/acme/xc/Knob.xc", "src/Both.xc"])
    // An import above the one that brings the folder finds it too.
    let turned = texts.merging(["main.xc": "#import <Knob>\n#use <acme/Dial>\n"]) { $1 }
    let second = await load(
      turned, libraries: ["3p/acme/x86_64/libDial.so": Containers.elf(library(naming: "Dial"))])
    #expect(outcome(second) == "imported 3p/acme/xc/Knob.xc")
  }

  @Test("What is found nowhere lists every folder that was searched")
  func nowhere() async {
    let texts = ["main.xc": "#use <Dial>\n", "3p/dial/arm64/other": "", "3p/dial/xc/Other.xc": ""]
    let program = await load(texts)
    let targets = TargetMacros.allCases.map(\.rawValue)
    #expect(
      program.files[0].imports[0].outcome
        == .unresolved(
          searched: ["src", "one", "two"] + targets.map { "3p/Dial/\($0)" } + targets.map { "3p/dial/\($0)" })
    )
    let chosen = await load(["main.xc": "#use <acme/Dial>\n"], target: .wasm32)
    #expect(
      chosen.files[0].imports[0].outcome
        == .unresolved(searched: ["src", "one", "two", "3p/acme/wasm32"]))
    let without = await load(["main.xc": "#use <Dial>\n"])
    #expect(without.files[0].imports[0].outcome == .unresolved(searched: ["src", "one", "two", "3p"]))
  }

  @Test("A library without an interface gives way to the file beside it, then to the next folder")
  func withoutInterface() async {
    let main = ["main.xc": "#use <Dial>\n"]
    let empty = Containers.elf([1], section: ".text")
    var libraries = ["one/libDial.so": empty, "one/Dial.xtc.iface": library(naming: "Dial")]
    let program = await load(main, libraries: libraries)
    #expect(program.theClass("Dial", from: "main.xc") != nil)
    libraries = ["one/libDial.so": empty, "two/libDial.so": Containers.elf(library(naming: "Dial"))]
    #expect(outcome(await load(main, libraries: libraries)) == "library two/libDial.so")
    let alone = await load(main, libraries: ["one/libDial.so": empty])
    #expect(
      alone.files[0].imports[0].outcome
        == .unreadable(
          path: "one/libDial.so", .unreadable(reason: "this library holds no xc interface")))
  }

  @Test("The built-in interface stands in for a library that cannot be used, and gives way to one that can")
  func builtIn() async {
    let main = ["main.xc": "#use <UXKit>\n"]
    let damaged = await load(main, libraries: ["one/libUXKit.so": [0x7F, 0x45, 0x4C, 0x46]])
    #expect(damaged.files[0].imports[0].outcome == .embedded(module: "UXKit"))
    let sound = await load(main, libraries: ["one/libUXKit.so": Containers.elf(library(naming: "UXView"))])
    #expect(outcome(sound) == "library one/libUXKit.so")
  }

  @Test("A library that is asked for by its path is read as a file of declarations")
  func requested() async {
    var files = InMemoryFileSystem([:])
    files["libDial.so"] = Containers.elf(Array(SampleInterfaces.pretty.utf8))
    files["bad.xtc.iface"] = [0x7B]
    let program = await ProgramLoader(fileSystem: files).load(["libDial.so", "bad.xtc.iface"])
    #expect(program.protocols.contains { $0.name == "Tuning" && $0.file == program.id(of: "libDial.so") })
    #expect(program.failures.map(\.path) == ["bad.xtc.iface"])
  }
}
