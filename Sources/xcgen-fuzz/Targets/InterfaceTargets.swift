import XCLint
import XCSemantics
import XCSyntax

/// A library of some kind, and a program that imports it.
protocol InterfaceTarget: FuzzTarget {
  /// Puts the text of an interface into a file of the kind.
  static func containers(_ text: [UInt8]) -> [[UInt8]]
}

extension InterfaceTarget {
  static func seeds(_ samples: Samples) -> [[UInt8]] {
    samples.interfaces.flatMap(containers) + containers(Array("{}".utf8))
  }

  static func run(_ bytes: [UInt8]) {
    guard let interface = try? ModuleInterface(library: bytes) else { return }
    let source = interface.source(path: "libKit.so")
    for declaration in source.declarations {
      require(
        declaration.range.lowerBound >= 0 && declaration.range.upperBound <= source.text.bytes.count,
        "a declaration stands at \(declaration.range) of \(source.text.bytes.count)")
    }
    var disk = InMemoryFileSystem(["a.xc": program(of: interface)])
    disk["libKit.so"] = bytes
    let files = disk
    waiting {
      let options = LoadOptions(libraryPaths: ["."], usesEmbeddedInterface: false)
      let program = await ProgramLoader(options: options, fileSystem: files).load(["a.xc"])
      FindingCheck.check(Linter().run(program), in: [program])
    }
  }

  /// A source that does something with the first names.
  private static func program(of interface: ModuleInterface) -> String {
    let parent = interface.classes.first?.name ?? "Object"
    let clause = interface.protocols.first.map { " <\($0.name)>" } ?? ""
    return
      "#use <Kit>\nclass Own : \(parent)\(clause) {\n  \(parent)* it;\n  void go(void) { it.go(self); }\n}\n"
  }
}

enum BareInterfaceTarget: InterfaceTarget {
  static let name = "iface"
  static func containers(_ text: [UInt8]) -> [[UInt8]] { [text] }
}

enum ELFTarget: InterfaceTarget {
  static let name = "elf"
  static func containers(_ text: [UInt8]) -> [[UInt8]] {
    [
      Containers.elf(text), Containers.elf(text, wide: false), Containers.elf(text, bigEndian: true),
      Containers.elf(text, wide: false, bigEndian: true),
    ]
  }
}

enum MachOTarget: InterfaceTarget {
  static let name = "macho"
  static func containers(_ text: [UInt8]) -> [[UInt8]] {
    [Containers.machO(text), Containers.universal(text)]
  }
}

enum PETarget: InterfaceTarget {
  static let name = "pe"
  static func containers(_ text: [UInt8]) -> [[UInt8]] { [Containers.pe(text)] }
}

enum WasmTarget: InterfaceTarget {
  static let name = "wasm"
  static func containers(_ text: [UInt8]) -> [[UInt8]] { [Containers.wasm(text)] }
}
