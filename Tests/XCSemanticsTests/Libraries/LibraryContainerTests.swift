import SeededRandom
import Testing

@testable import XCSemantics

@Suite("Containers of interfaces")
struct LibraryContainerTests {
  private static let text = Array(SampleInterfaces.canonical.utf8)

  @Test("Every container gives the text that was put in, without padding")
  func every() throws {
    for (kind, bytes) in Containers.all(Self.text) {
      #expect(try LibraryContainer.interface(in: bytes) == Self.text, "\(kind)")
    }
    let padded = Containers.elf(Self.text + [0, 0, 0])
    #expect(try LibraryContainer.interface(in: padded) == Self.text)
  }

  @Test("A sound library without an interface is no error of the container")
  func none() throws {
    #expect(try LibraryContainer.interface(in: Containers.elf(Self.text, section: ".text")) == nil)
    #expect(try LibraryContainer.interface(in: Containers.machO(Self.text, section: "__data")) == nil)
    #expect(try LibraryContainer.interface(in: Containers.pe(Self.text, section: ".rdata")) == nil)
    #expect(try LibraryContainer.interface(in: Containers.wasm(Self.text, section: "name")) == nil)
    #expect(throws: LibraryProblem("this library holds no xc interface")) {
      try ModuleInterface(library: Containers.wasm(Self.text, section: "name"))
    }
  }

  @Test("Files of another kind are named as such")
  func otherKinds() {
    for bytes in [[], Array("!<arch>\n".utf8), Array("hello".utf8), [0x7F]] as [[UInt8]] {
      #expect(throws: LibraryProblem("this is neither an interface nor a library of a known kind")) {
        try LibraryContainer.interface(in: bytes)
      }
    }
  }

  @Test("A file that is cut off anywhere is refused or read, and the whole is never made up")
  func truncations() {
    for (kind, bytes) in Containers.all(Self.text) {
      var refused = 0
      for length in 0..<bytes.count {
        do {
          let interface = try ModuleInterface(library: Array(bytes[..<length]))
          // Only what lies behind the interface may be missing.
          #expect(interface.classes.map(\.name) == ["Panel"], "\(kind) cut at \(length)")
        } catch {
          refused += 1
          #expect(!error.message.isEmpty)
        }
      }
      #expect(refused >= Self.text.count, "\(kind)")
    }
  }

  @Test("Headers that lie are refused")
  func lies() {
    func lie(_ bytes: [UInt8], at offset: Int, _ value: UInt64, _ width: Int) -> [UInt8] {
      var bytes = bytes
      bytes.replaceSubrange(offset..<(offset + width), with: Containers.number(value, width))
      return bytes
    }
    let elf = Containers.elf(Self.text)
    let table = elf.count - 3 * 64
    let cases: [(String, [UInt8])] = [
      ("ELF table offset", lie(elf, at: 40, .max, 8)), ("ELF entry size", lie(elf, at: 58, 8, 2)),
      ("ELF count", lie(elf, at: 60, 0xFFFE, 2)), ("ELF names index", lie(elf, at: 62, 77, 2)),
      ("ELF class", lie(elf, at: 4, 9, 1)), ("ELF order", lie(elf, at: 5, 9, 1)),
      ("ELF section size", lie(elf, at: table + 2 * 64 + 32, .max, 8)),
      ("ELF section offset", lie(elf, at: table + 2 * 64 + 24, .max - 5, 8)),
      ("ELF section without bits", lie(elf, at: table + 2 * 64 + 4, 8, 4)),
      ("ELF count of 64 bits", lie(lie(elf, at: 60, 0, 2), at: table + 32, .max, 8)),
      ("Mach-O count", lie(Containers.machO([1], section: "__x"), at: 16, 0xFFFF_FFFF, 4)),
      ("Mach-O command size", lie(Containers.machO(Self.text), at: 36, 0, 4)),
      ("Mach-O sections", lie(Containers.machO(Self.text), at: 32 + 64, 0xFFFF_FFFF, 4)),
      ("universal count", lie(Containers.universal(Self.text), at: 4, 0xFFFF_FFFF, 4)),
      ("PE header", lie(Containers.pe(Self.text), at: 0x3C, 0xFFFF_FFFF, 4)),
      ("PE sections", lie(Containers.pe(Self.text, section: "x"), at: 0x86, 0xFFFF, 2)),
      ("wasm length", [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      ("wasm version", lie(Containers.wasm(Self.text), at: 4, 2, 4)),
    ]
    for (name, bytes) in cases {
      #expect(throws: LibraryProblem.self, "\(name)") { try LibraryContainer.interface(in: bytes) }
    }
  }

  @Test("Flipped bytes never end the program", arguments: [UInt64(1), 2, 3, 4])
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var read = 0
    for (_, bytes) in Containers.all(Self.text) {
      for _ in 0..<400 {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          // Headers are short: half of the hits go there.
          let limit = Bool.random(using: &random) ? min(200, bytes.count) : bytes.count
          bytes[Int.random(in: 0..<limit, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        guard let interface = try? ModuleInterface(library: bytes) else { continue }
        read += 1
        _ = interface.source(path: "libX.so")
      }
    }
    #expect(read > 0)
  }
}
