import XCSyntax

/// The built-in interface of the core library and of UXKit.
public struct EmbeddedInterface: Sendable {
  /// How spans and notes name it.
  public static let path = "UXKit.xc (built in)"

  /// The interface that ships with this library.
  public static let bundled = EmbeddedInterface(
    SourceFile(parsing: SourceText(path: path, bytes: PackageResources.UXKit_xc)))

  /// Its declarations.
  public let source: SourceFile

  /// The original file of each stretch of the text, in order.
  private let segments: [(module: String, start: Int)]

  /// Reads the lines `// file: Name.xc` that stand in front of each original file's declarations.
  public init(_ source: SourceFile) {
    self.source = source
    let marker = "// file: "
    var segments: [(module: String, start: Int)] = []
    for index in source.text.lineStarts.indices {
      let line = source.text.string(in: source.text.lineRange(index))
      guard line.hasPrefix(marker) else { continue }
      let module = FilePath.withoutSourceExtension(String(line.dropFirst(marker.count)))
      segments.append((module, source.text.lineStarts[index]))
    }
    self.segments = segments
  }

  /// The module whose file an offset of the text belongs to.
  public func module(at offset: Int) -> String? {
    segments.last { $0.start <= offset }?.module
  }

  /// Where the declarations of a module begin, in bytes of the text.
  public func offset(of module: String) -> Int? { segments.first { $0.module == module }?.start }

  /// The bytes that hold the core library, which every file sees without an import.
  public var coreRange: Range<Int> {
    let end = segments.first { Self.isToolkit($0.module) }?.start
    return 0..<(end ?? source.text.bytes.count)
  }

  /// The interface with nothing in it but the core library.
  public var coreOnly: EmbeddedInterface {
    let core = coreRange
    return EmbeddedInterface(
      SourceFile(
        text: source.text, declarations: source.declarations.filter { core.contains($0.range.lowerBound) }))
  }

  /// The interface as a target sees it: members of arms that the macros do not choose are gone. Those that stay keep
  /// their conditions, so that a method written for another target is not held against them.
  ///
  /// On the 6502 what a comment says not to be there is gone too, with the claims that lived on it.
  public func chosen(by definitions: MacroTable) -> EmbeddedInterface {
    let isSmall = definitions.isDefined("ARCH_6502")
    func isGone(_ method: FunctionDeclaration) -> Bool {
      !method.condition.holds(with: definitions)
        || isSmall && method.documentation.contains { $0.contains(Self.absence) }
    }
    let declarations = source.declarations.map { declaration -> Declaration in
      switch declaration {
      case .class(var inner):
        let gone = Set(inner.methods.filter(isGone).map(\.name.text))
        inner.methods.removeAll(where: isGone)
        let lost = gone.subtracting(inner.methods.map(\.name.text))
        if !lost.isEmpty { inner.protocols.removeAll { requires($0.text, anyOf: lost) } }
        return .class(inner)
      case .protocol(var inner):
        inner.methods.removeAll(where: isGone)
        return .protocol(inner)
      default: return declaration
      }
    }
    return EmbeddedInterface(SourceFile(text: source.text, declarations: declarations))
  }

  /// What a comment of the interface says of a method that small machines do without.
  private static let absence = "Not on the 6502"

  private func requires(_ name: String, anyOf methods: Set<String>) -> Bool {
    source.declarations.contains { declaration in
      guard case .protocol(let inner) = declaration, inner.name.text == name else { return false }
      return inner.methods.contains { !$0.isOptional && methods.contains($0.name.text) }
    }
  }

  /// The modules that can be imported without a file, sorted.
  public static var importableModules: [String] {
    Set(bundled.segments.map(\.module)).union(StandardModules.core).union(StandardModules.toolkit)
      .union(["UXKit"]).sorted()
  }

  /// Whether the interface has a file of that name, given without extension.
  public func declares(_ module: String) -> Bool {
    segments.contains { $0.module == module }
  }

  static func isToolkit(_ module: String) -> Bool { module.hasPrefix("UX") }
}
