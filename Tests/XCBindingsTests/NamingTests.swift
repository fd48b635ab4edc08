import Testing

@testable import XCBindings

@Suite struct NamingTests {
  @Test("Names come apart at capitals, digits and underscores")
  func words() {
    #expect(NameWords("formWillShow").words == ["form", "Will", "Show"])
    #expect(NameWords("UXTableView").words == ["UX", "Table", "View"])
    #expect(NameWords("read_all_2d").words == ["read", "all", "2d"])
    #expect(NameWords("makeGLContext").words == ["make", "GL", "Context"])
    #expect(NameWords("___").words == [])
  }

  @Test(
    "A pair is called by its name, by what its methods share, or by the first",
    arguments: [
      ("formWillShow", "formDidHide", nil, "Form"),
      ("openThing", "closeThing", nil, "Thing"),
      ("beginViewDraw", "endViewDraw", nil, "ViewDraw"),
      ("hash", "equals", nil, "Hash"),
      ("open_door", "close_door", nil, "Door"),
      ("formWillShow", "formDidHide", "FormVisibility", "FormVisibility"),
      ("a", "b", "editing phase".replacing(" ", with: "_"), "EditingPhase"),
      ("on2", "off2", nil, "On2"),
    ] as [(String, String, String?, String)])
  func pairs(_ first: String, _ second: String, _ given: String?, _ expected: String) {
    #expect(PairNaming.name(given: given, first: first, second: second) == expected)
  }

  @Test("Names of the configuration are read, wrong ones refused")
  func patterns() {
    #expect(SwiftNamePattern("show")?.labels == nil)
    #expect(SwiftNamePattern("show()")?.labels == [])
    #expect(SwiftNamePattern("show(_:in:)")?.labels == [nil, "in"])
    for wrong in ["", "_", "1a", "a b", "a(", "a(b)", "a(:)", "a(b:c)", "a(b:)c", "(a:)", "a-b"] {
      #expect(SwiftNamePattern(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Beside an imported module the standard library's types are told from protocols that are built in")
  func importedNames() async throws {
    let text = "enum kind = { a, b }; protocol P { void f(kind k); }"
    let alone = await generate(text)
    #expect(alone.body.contains("struct kind: RawRepresentable, Hashable, Sendable {"))
    let beside = await generate(text, options: BindingOptions(version: "0", imports: ["Swift"]))
    #expect(beside.body.contains("struct kind: RawRepresentable, Swift.Hashable, Sendable {"))
    let result = try SwiftCompiler.check(beside.files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("Wrong options are named")
  func problems() {
    let options = BindingOptions(
      version: "0", imports: ["Fine.Sub", "not fine", ""], types: ["u8*": " "],
      names: ["P.m": "a b", "P": "Q(_:)", "P.n": "o(_:)"])
    #expect(
      options.problems.map(\.message) == [
        "'not fine' is no name of a module", "'' is no name of a module", "the Swift type for 'u8*' is empty",
        "'Q(_:)', given for 'P', is a method's name, and a type has no labels",
        "'a b', given for 'P.m', is no Swift name",
      ])
  }

  @Test("Output names are the path with underscores")
  func outputs() {
    #expect(
      OutputNaming.fileName(forRelativePath: "UXNavigationController.xc") == "UXNavigationController.swift")
    #expect(OutputNaming.fileName(forRelativePath: "a/b/C.xc") == "a_b_C.swift")
    #expect(OutputNaming.fileName(forRelativePath: "./a//C.xt") == "a_C.swift")
    #expect(OutputNaming.fileName(forRelativePath: "../x/C.xc") == "x_C.swift")
    #expect(OutputNaming.fileName(forRelativePath: "plain") == "plain.swift")
    #expect(OutputNaming.fileName(forRelativePath: "lib/libUXKit.so") == "lib_UXKit.swift")
    #expect(OutputNaming.fileName(forRelativePath: "UXKit.dll") == "UXKit.swift")
    #expect(OutputNaming.fileName(forRelativePath: "library.xtc.iface") == "library.swift")
    #expect(OutputNaming.fileName(forRelativePath: "libUXKit.xtc.iface") == "UXKit.swift")
    #expect(OutputNaming.fileName(forRelativePath: "lib.so") == "lib.swift")
    #expect(OutputNaming.relativePath(of: "src/a/C.xc", below: "src") == "a/C.xc")
    #expect(OutputNaming.relativePath(of: "./src/C.xc", below: "src/") == "C.xc")
    #expect(OutputNaming.relativePath(of: "C.xc", below: ".") == "C.xc")
    #expect(OutputNaming.relativePath(of: "src/C.xc", below: "src/C.xc") == "C.xc")
    #expect(OutputNaming.relativePath(of: "/x/a/C.xc", below: "/x") == "a/C.xc")
  }

  @Test("Groups of pairs join where they share a method, and never share a name")
  func groups() {
    func names(_ pairs: [(String, String)]) -> [String] {
      let pairs = pairs.map { DelegatePairSample.pair($0.0, $0.1) }
      return PairGroup.groups(of: pairs, among: Set(pairs.flatMap(\.methods))).map {
        $0.name + ":" + $0.methods.joined(separator: ",")
      }
    }
    #expect(
      names([("openDoor", "shutDoor"), ("shutDoor", "lockDoor")]) == ["Door:openDoor,shutDoor,lockDoor"])
    #expect(
      names([("openDoor", "shutDoor"), ("lockDoor", "freeDoor")]) == [
        "OpenDoorShutDoor:openDoor,shutDoor", "LockDoorFreeDoor:lockDoor,freeDoor",
      ])
  }
}
