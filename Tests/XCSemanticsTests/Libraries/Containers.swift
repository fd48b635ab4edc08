/// Containers made byte by byte around a text, as linkers lay them out.
enum Containers {
  static func number(_ value: UInt64, _ width: Int, bigEndian: Bool = false) -> [UInt8] {
    let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    return bigEndian ? bytes.reversed() : bytes
  }

  private static func name(_ text: String, _ width: Int) -> [UInt8] {
    Array(text.utf8) + Array(repeating: 0, count: width - text.utf8.count)
  }

  /// A shared object with a section before the one that is looked for.
  static func elf(
    _ text: [UInt8], wide: Bool = true, bigEndian: Bool = false, section: String = ".xtc.iface"
  ) -> [UInt8] {
    func number(_ value: Int, _ width: Int) -> [UInt8] {
      Self.number(UInt64(value), width, bigEndian: bigEndian)
    }
    let word = wide ? 8 : 4
    let header = wide ? 64 : 52
    let names = Array("\0.shstrtab\0\(section)\0".utf8)
    let table = header + names.count + text.count
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, wide ? 2 : 1, bigEndian ? 2 : 1, 1]
    file += Array(repeating: 0, count: 9)
    file += number(3, 2) + number(62, 2) + number(1, 4)
    file += number(0, word) + number(0, word) + number(table, word)
    file += number(0, 4) + number(header, 2) + number(0, 2) + number(0, 2)
    file += number(wide ? 64 : 40, 2) + number(3, 2) + number(1, 2)
    file += names + text
    func entry(_ name: Int, _ kind: Int, _ offset: Int, _ size: Int) -> [UInt8] {
      number(name, 4) + number(kind, 4) + number(0, word) + number(0, word) + number(offset, word)
        + number(size, word) + number(0, 4) + number(0, 4) + number(1, word) + number(0, word)
    }
    return file + entry(0, 0, 0, 0) + entry(1, 3, header, names.count)
      + entry(11, 1, header + names.count, text.count)
  }

  /// A dynamic library with a segment before the one that is looked for.
  static func machO(_ text: [UInt8], section: String = "__iface") -> [UInt8] {
    let commandSizes = 72 + (72 + 80)
    let start = 32 + commandSizes
    var file: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE]
    file += number(0x0100_000C, 4) + number(0, 4) + number(6, 4) + number(2, 4)
    file += number(UInt64(commandSizes), 4) + number(0, 4) + number(0, 4)
    func segment(_ name: String, sections: Int) -> [UInt8] {
      number(0x19, 4) + number(UInt64(72 + 80 * sections), 4) + Self.name(name, 16)
        + number(0, 32) + number(0, 8) + number(UInt64(sections), 4) + number(0, 4)
    }
    file += segment("__TEXT", sections: 0) + segment("__XTC", sections: 1)
    file += name(section, 16) + name("__XTC", 16) + number(0, 8) + number(UInt64(text.count), 8)
    file += number(UInt64(start), 4) + number(0, 28)
    return file + text
  }

  /// Two architectures in one file, the second one with the interface.
  static func universal(_ text: [UInt8]) -> [UInt8] {
    let parts = [machO(text, section: "__other"), machO(text)]
    func big(_ value: Int) -> [UInt8] { number(UInt64(value), 4, bigEndian: true) }
    var file: [UInt8] = [0xCA, 0xFE, 0xBA, 0xBE] + big(2)
    var offset = 8 + 2 * 20
    for part in parts {
      file += big(0) + big(0) + big(offset) + big(part.count) + big(0)
      offset += part.count
    }
    return file + parts.joined()
  }

  /// A DLL whose section is padded to its alignment.
  static func pe(_ text: [UInt8], section: String = "xtciface") -> [UInt8] {
    let optional = 240
    let start = 0x80 + 24 + optional + 2 * 40
    var file = Array("MZ".utf8) + Array(repeating: UInt8(0), count: 0x3A) + number(0x80, 4)
    file += Array(repeating: 0, count: 0x80 - file.count)
    file += Array("PE\0\0".utf8) + number(0x8664, 2) + number(2, 2) + number(0, 12)
    file += number(UInt64(optional), 2) + number(0, 2) + Array(repeating: 0, count: optional)
    let stored = (text.count + 511) / 512 * 512
    func entry(_ name: String, _ used: Int, _ stored: Int) -> [UInt8] {
      Self.name(name, 8) + number(UInt64(used), 4) + number(0, 4) + number(UInt64(stored), 4)
        + number(UInt64(start), 4) + number(0, 16)
    }
    file += entry(".text", 0, 0) + entry(section, text.count, stored)
    return file + text + Array(repeating: 0, count: stored - text.count)
  }

  static func wasm(_ text: [UInt8], section: String = "xtc.iface") -> [UInt8] {
    func leb(_ value: Int) -> [UInt8] {
      value < 128 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + leb(value >> 7)
    }
    let payload = leb(section.utf8.count) + Array(section.utf8) + text
    return [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + [1, 1, 0] + [0] + leb(payload.count) + payload
  }

  /// Every kind, by the name that a test shows.
  static func all(_ text: [UInt8]) -> [(kind: String, bytes: [UInt8])] {
    [
      ("text", text), ("ELF 64", elf(text)), ("ELF 32", elf(text, wide: false)),
      ("ELF 32, high byte first", elf(text, wide: false, bigEndian: true)), ("Mach-O", machO(text)),
      ("universal", universal(text)), ("PE", pe(text)), ("wasm", wasm(text)),
    ]
  }
}
