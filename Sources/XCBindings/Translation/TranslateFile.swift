import XCSemantics
import XCSyntax

extension Translator {
  /// The file of a source: its own declarations in the source's order, then those that it brings along.
  ///
  /// - Parameter structures: the structs of the module whose values may cross from one isolation to another.
  func file(for source: BindingSource, sendable structures: Set<String>) -> SwiftFile {
    let placed = own[source.file, default: []].enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    let declarations = Self.marked(placed.flatMap(\.element.declarations), sendable: structures)
    var header = header("from \(Self.printable(source.relativePath))")
    if declarations.isEmpty {
      header += ["", "Nothing to bind: no protocol is declared here, and nothing that one mentions."]
    }
    return SwiftFile(
      name: source.outputName, header: header,
      imports: declarations.isEmpty ? [] : Set(options.imports).sorted(), declarations: declarations)
  }

  /// The file of `--stubs`.
  func stubFile(
    classes: [SwiftClass], protocols: [String], values: [SwiftDeclaration], sendable structures: Set<String>
  ) -> SwiftFile {
    var header = header("for --stubs")
    header += [
      "",
      classes.isEmpty && protocols.isEmpty && values.isEmpty
        ? "Nothing to declare: the bindings mention no class."
        : "Stands in for the types that the bindings mention and no source of theirs declares in Swift.",
    ]
    let empty = protocols.map { SwiftDeclaration.protocol(SwiftProtocol(name: $0, requirements: [])) }
    return SwiftFile(
      name: OutputNaming.stubs, header: header,
      declarations: empty + Self.marked(values, sendable: structures) + classes.map(SwiftDeclaration.class))
  }

  /// The declarations, with the structs marked whose values may cross from one isolation to another.
  private static func marked(
    _ declarations: [SwiftDeclaration], sendable structures: Set<String>
  ) -> [SwiftDeclaration] {
    declarations.map { declaration in
      guard case .structure(var structure) = declaration else { return declaration }
      structure.isSendable = structures.contains(structure.name)
      return .structure(structure)
    }
  }

  private func header(_ origin: String) -> [String] {
    [
      "\(GeneratedFile.firstWords) \(Self.printable(options.version)) \(origin). Do not edit.",
      "swift-format-ignore-file",
      "swiftlint:disable all",
    ]
  }

  /// The text without what would end a comment line.
  private static func printable(_ text: String) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? "?" : $0 })
  }
}
