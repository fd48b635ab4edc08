import Foundation
import Testing
import XCBindings

/// Bindings at work: a program on generated protocols, built and run.
@Suite struct RefinedRunTests {
  @Test("A refined method is a closure that calls the object, nil where it has none; defaults answer nil")
  func runs() async throws {
    let text = """
      // xcgen:pair openDoor shutDoor
      protocol Doors { optional i32 openDoor(Hall* hall, i32 n); optional void shutDoor(Hall* hall); \
      optional i32 knock(void); i32 count(void); }
      """
    let options = BindingOptions(version: "0.0.0", declaresStubs: true, optionals: .refined)
    let refined = await generate(text, options: options)
    #expect(refined.messages == [])
    let main = """
      final class Both: DoorsDoor, DoorsKnock {
        func openDoor(_ hall: Hall, n: Int32) -> Int32 { n + 1 }
        func shutDoor(_ hall: Hall) { print("shut") }
        func knock() -> Int32 { 7 }
        func count() -> Int32 { 2 }
      }
      final class Bare: Doors { func count() -> Int32 { 1 } }
      let all: [any Doors] = [Both(), Bare()]
      for doors in all {
        print(doors.count(), doors.openDoor?(Hall(), 4) as Any, doors.knock?() as Any)
        doors.shutDoor?(Hall())
      }
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = refined.files + [GeneratedFile("main.swift", main)]
    _ = try OutputWriter(directory: folder.path).write(files)
    let program = folder.appendingPathComponent("program").path
    let build = try SwiftCompiler.run(
      try SwiftCompiler.executable(named: "swiftc"),
      ["-swift-version", "6", "-warnings-as-errors", "-o", program]
        + files.map { folder.appendingPathComponent($0.name).path })
    #expect(build.isAccepted, "\(build.messages)")
    let run = try SwiftCompiler.run(program, [])
    #expect(run.messages == "2 Optional(5) Optional(7)\nshut\n1 nil nil\n")
  }
}
