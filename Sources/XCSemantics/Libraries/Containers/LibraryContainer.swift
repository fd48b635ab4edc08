/// The kinds of file that hold the interface of a library.
enum LibraryContainer: Sendable, CaseIterable {
  /// The text by itself, as in `Name.xtc.iface`.
  case text
  /// A shared object of 32 or 64 bits.
  case elf
  /// A dynamic library of macOS or iOS, for one architecture.
  case machO
  /// Several of them in one file.
  case universal
  /// A DLL.
  case portableExecutable
  /// A WebAssembly module.
  case wasm

  /// What a file is by its first bytes; nil for anything else.
  init?(_ view: ByteView) {
    let found = Self.allCases.first { kind in kind.signatures.contains { view.starts(with: $0) } }
    if let found {
      self = found
    } else if view.array.first(where: { !Self.blanks.contains($0) }) == UInt8(ascii: "{") {
      self = .text
    } else {
      return nil
    }
  }

  /// The text of the interface in a file; nil where the file is sound and holds none.
  static func interface(in bytes: [UInt8]) throws(LibraryProblem) -> [UInt8]? {
    let view = ByteView(bytes)
    guard let kind = LibraryContainer(view) else {
      throw LibraryProblem("this is neither an interface nor a library of a known kind")
    }
    var text: [UInt8]?
    switch kind {
    case .text: text = bytes
    case .elf: text = try ELFFile(view).section(named: ".xtc.iface")
    case .machO: text = try MachOFile(view).section("__iface", ofSegment: "__XTC")
    case .universal: text = try UniversalFile(view).section("__iface", ofSegment: "__XTC")
    case .portableExecutable: text = try PEFile(view).section(named: "xtciface")
    case .wasm: text = try WasmFile(view).customSection(named: "xtc.iface")
    }
    while text?.last == 0 { text?.removeLast() }
    return text
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

  private var signatures: [[UInt8]] {
    switch self {
    case .text: []
    case .elf: [[0x7F, 0x45, 0x4C, 0x46]]
    case .machO: [[0xCF, 0xFA, 0xED, 0xFE]]
    case .universal: [[0xCA, 0xFE, 0xBA, 0xBE], [0xCA, 0xFE, 0xBA, 0xBF]]
    case .portableExecutable: [[0x4D, 0x5A]]
    case .wasm: [[0x00, 0x61, 0x73, 0x6D]]
    }
  }
}
