import Foundation
import Testing
import XCBindings

/// Bindings at work: in each style a program on generated protocols is built and run, to see which calls arrive
/// and what a caller can tell about absence.
@Suite struct BehaviourTests {
  private static let source = """
    // xcgen:pair openDoor shutDoor
    protocol Doors {
      i32 count(void);
      optional void openDoor(Hall* hall, i32 number);
      optional i32 shutDoor(Hall* hall);
      optional i32 knock(u8 times) throws;
      optional Hall* hall(void);
      optional void lockAll(void);
    }
    """

  /// The classes of every style and a caller that asks each for everything.
  private static func program(_ classes: String, _ calls: String) -> String {
    """
    struct Deaf: Error {}
    \(classes)
    let hall = Hall()
    for doors in [Full(), Bare()] as [any Doors] {
      print("\\(type(of: doors)) counts \\(doors.count())")
    \(calls)
    }
    """
  }

  /// All of what a class can have, but for the words in front.
  private static func full(_ conformance: String) -> String {
    """
    final class Full: \(conformance) {
      func count() -> Int32 { 2 }
      func openDoor(_ hall: Hall?, number: Int32) { print("  opens \\(number)") }
      func shutDoor(_ hall: Hall?) -> Int32? { 5 }
      func knock(_ times: UInt8) throws -> Int32? {
        if times > 3 { throw Deaf() }
        return Int32(times) * 2
      }
      func hall() -> Hall? { nil }
      func lockAll() { print("  locks") }
    }
    """
  }

  private static let directCalls = """
      doors.openDoor(hall, number: 4)
      print("  shut", doors.shutDoor(hall) as Any)
      print("  knock", try doors.knock(2) as Any)
      do { _ = try doors.knock(9) } catch { print("  knock failed:", error) }
      print("  hall", doors.hall() as Any)
      doors.lockAll()
    """

  private static let fullTranscript = """
    Full counts 2
      opens 4
      shut Optional(5)
      knock Optional(4)
      knock failed: Deaf()
      hall nil
      locks

    """

  private func run(_ main: String, _ style: OptionalStyle, isolation: BindingIsolation? = nil) async throws
    -> String
  {
    let options = BindingOptions(
      version: "0.0.0", declaresStubs: true, optionals: style, isolation: isolation)
    let output = await generate(Self.source, options: options)
    #expect(output.messages == [])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = output.files + [GeneratedFile("main.swift", main)]
    _ = try OutputWriter(directory: folder.path).write(files)
    let program = folder.appendingPathComponent("program").path
    let build = try SwiftCompiler.run(
      try SwiftCompiler.executable(named: "swiftc"),
      ["-swift-version", "6", "-warnings-as-errors", "-o", program]
        + files.map { folder.appendingPathComponent($0.name).path })
    #expect(build.isAccepted, "\(build.messages)")
    guard build.isAccepted else { return "" }
    return try SwiftCompiler.run(program, []).messages
  }

  @Test("Paired: a class without the pair opts out; its results are nil, its calls do nothing")
  func paired() async throws {
    let classes = Self.full("Doors") + "\nfinal class Bare: DoorsWithoutDoor { func count() -> Int32 { 1 } }"
    let said = try await run(Self.program(classes, Self.directCalls), .paired)
    #expect(said == Self.fullTranscript + "Bare counts 1\n  shut nil\n  knock nil\n  hall nil\n")
  }

  @Test(
    "Paired: one half taken from the opt-out, the other written, is called where a caller holds the protocol")
  func halfByChoice() async throws {
    let half = """

      final class Bare: DoorsWithoutDoor {
        func count() -> Int32 { 1 }
        func openDoor(_ hall: Hall?, number: Int32) { print("  opens its own \\(number)") }
      }
      """
    let said = try await run(Self.program(Self.full("Doors") + half, Self.directCalls), .paired)
    #expect(
      said == Self.fullTranscript + "Bare counts 1\n  opens its own 4\n  shut nil\n  knock nil\n  hall nil\n")
  }

  @Test("Defaults: nothing optional need be written, halves of a pair neither")
  func defaults() async throws {
    let half = """

      final class Bare: Doors {
        func count() -> Int32 { 1 }
        func shutDoor(_ hall: Hall?) -> Int32? { 3 }
      }
      """
    let said = try await run(Self.program(Self.full("Doors") + half, Self.directCalls), .defaults)
    #expect(said == Self.fullTranscript + "Bare counts 1\n  shut Optional(3)\n  knock nil\n  hall nil\n")
  }

  private static let closureCalls = """
      doors.openDoor?(hall, 4)
      print("  shut", doors.shutDoor?(hall) as Any)
      print("  knock", try doors.knock?(2) as Any)
      do { _ = try doors.knock?(9) } catch { print("  knock failed:", error) }
      if let ask = doors.hall { print("  hall", ask() as Any) } else { print("  has no hall to ask for") }
      doors.lockAll?()
    """

  @Test(
    "Refined: what is absent is nil before it is called, even where its result may be nil too",
    arguments: [nil, .mainActor] as [BindingIsolation?])
  func refined(_ isolation: BindingIsolation?) async throws {
    let classes =
      Self.full("DoorsDoor, DoorsKnock, DoorsHall, DoorsLockAll")
      .replacing("shutDoor(_ hall: Hall?) -> Int32?", with: "shutDoor(_ hall: Hall?) -> Int32")
      .replacing("throws -> Int32?", with: "throws -> Int32")
      + "\nfinal class Bare: Doors { func count() -> Int32 { 1 } }"
    let main = Self.program(
      isolation == nil ? classes : classes.replacing("final class", with: "@MainActor final class"),
      Self.closureCalls)
    let said = try await run(main, .refined, isolation: isolation)
    #expect(
      said == Self.fullTranscript + "Bare counts 1\n  shut nil\n  knock nil\n  has no hall to ask for\n")
  }
}
