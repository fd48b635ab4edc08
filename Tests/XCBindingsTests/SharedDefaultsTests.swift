import Testing
import XCBindings

/// Protocols with a default for one and the same method, adopted together.
@Suite struct SharedDefaultsTests {
  private static let source = """
    protocol Board { optional void changed(i32 row); optional i32 count(void) throws; void drawn(void); }
    protocol Shelf { optional void changed(i32 row); optional i32 count(void); }
    // xcgen:pair openList shutList
    protocol List { optional void changed(i32 row); optional void openList(void); optional void shutList(void); }
    // xcgen:pair openList shutList
    protocol Menu { optional void openList(void); optional void shutList(void); }
    """

  private func check(_ user: String, _ style: OptionalStyle) async throws -> SwiftCompiler.Result {
    for isolation in [nil, .mainActor] as [BindingIsolation?] {
      let options = BindingOptions(
        version: "0.0.0", access: .public, optionals: style, isolation: isolation)
      let output = await generate(Self.source, options: options)
      #expect(output.diagnostics.allSatisfy { $0.severity == .note }, "\(output.messages)")
      let text = isolation == nil ? user : user.replacing("final class", with: "@MainActor final class")
      let result = try SwiftCompiler.check(output.files + [GeneratedFile("User.swift", text)])
      if !result.isAccepted || isolation != nil { return result }
    }
    return SwiftCompiler.Result(isAccepted: false, messages: "")
  }

  @Test(
    "Paired and defaults: a class that writes none of them adopts two, and three",
    arguments: [OptionalStyle.paired, .defaults])
  func untouched(_ style: OptionalStyle) async throws {
    let pairless = style == .paired ? "ListWithoutList, MenuWithoutList" : "List, Menu"
    let result = try await check(
      """
      final class Two: Board, Shelf { func drawn() {} }
      final class Three: Shelf, Board, \(pairless) { func drawn() {} }
      final class Own: Board, Shelf { func drawn() {}; func changed(_ row: Int32) {} }
      """, style)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("Refined: a class with the method serves all, one without it none, asked through a protocol")
  func refined() async throws {
    let result = try await check(
      """
      final class None: Board, Shelf { func drawn() {} }
      final class Own: BoardChanged, ShelfChanged, ListList, MenuList {
        func drawn() {}
        func changed(_ row: Int32) {}
        func openList() {}
        func shutList() {}
      }
      @MainActor func ask(_ board: any Board, _ shelf: any Shelf) { board.changed?(1); shelf.changed?(2) }
      @MainActor func ask() { ask(None(), None()); ask(Own(), Own()) }
      """, .refined)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("Protocols of several sources: the extension is in the later one")
  func sources() async throws {
    let output = await generate([
      "a.xc": "protocol A { optional void changed(i32 row); }",
      "b.xc": "protocol B { optional void changed(i32 at); } protocol C { optional void other(void); }",
    ])
    #expect(!output.text(of: "a.swift").contains("where"))
    #expect(
      output.text(of: "b.swift").contains(
        """
        /// For a class that adopts `A` and `B`: each has its own default of this.
        extension A where Self: B {
          func changed(_ at: Int32) {}
        }
        """))
  }

  @Test("Where too many share a default it is told, and a class that adopts some has to write the method")
  func tooMany() async throws {
    let protocols = (1...5).map { "protocol P\($0) { optional void changed(i32 row); }" }
    let output = await generate(protocols.joined(separator: "\n"))
    #expect(
      output.messages == [
        "a.xc:5:10: note: 'P1', 'P2', 'P3' and 2 more each have a default of 'changed(_:)': a class that adopts"
          + " several of them has to write that method"
      ])
    let user = GeneratedFile("User.swift", "final class Own: P1, P2 { func changed(_ row: Int32) {} }")
    let result = try SwiftCompiler.check(output.files + [user])
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("A requirement that the default of another protocol serves is told")
  func hidden() async throws {
    let output = await generate(
      """
      // xcgen:pair openDoor closeDoor
      protocol House { optional void openDoor(void); optional void closeDoor(void); }
      // xcgen:pair openDoor closeDoor
      protocol Car { optional void openDoor(void); optional void closeDoor(void); }
      protocol Box { optional void closeDoor(void); void close(void); }
      protocol Lid { void close(void); }
      """)
    #expect(
      output.messages == [
        "a.xc:2:10: note: 'House' requires 'closeDoor()', but a class that adopts 'CarWithoutDoor' or 'Box' too need"
          + " not write it: the default there serves both",
        "a.xc:2:10: note: 'House' requires 'openDoor()', but a class that adopts 'CarWithoutDoor' too need not write"
          + " it: the default there serves both",
        "a.xc:4:10: note: 'Car' requires 'closeDoor()', but a class that adopts 'HouseWithoutDoor' or 'Box' too need"
          + " not write it: the default there serves both",
        "a.xc:4:10: note: 'Car' requires 'openDoor()', but a class that adopts 'HouseWithoutDoor' too need not write"
          + " it: the default there serves both",
      ])
    let user = GeneratedFile(
      "User.swift", "final class Half: Car, Box { func openDoor() {}\n func close() {} }")
    #expect(try SwiftCompiler.check(output.files + [user]).isAccepted)
  }
}
