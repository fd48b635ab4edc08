/// Writes a file of the model as Swift source, laid out as `swift format` would with the settings of this
/// package.
public struct SwiftPrinter: Sendable {
  let access: AccessLevel
  let isolation: BindingIsolation?
  let types: TypeSpelling
  let layout: TypeLayout

  /// Makes a printer that knows which names the module takes.
  init(access: AccessLevel, isolation: BindingIsolation?, names: NameTable) {
    self.access = access
    self.isolation = isolation
    types = TypeSpelling(names: names)
    layout = TypeLayout(types: types)
  }

  /// The file as text, a line end behind each line.
  func print(_ file: SwiftFile) -> String {
    var lines = file.header.map { $0.isEmpty ? "//" : "// " + $0 }
    if !file.imports.isEmpty { lines.append("") }
    lines += file.imports.map { "import " + Self.quotedModule($0) }
    for declaration in file.declarations {
      lines.append("")
      lines += print(declaration)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func print(_ declaration: SwiftDeclaration) -> [String] {
    switch declaration {
    case .protocol(let declaration): print(declaration)
    case .extension(let declaration): print(declaration)
    case .structure(let declaration): print(declaration)
    case .enumeration(let declaration): print(declaration)
    case .typeAlias(let declaration): print(declaration)
    case .class(let declaration): print(declaration)
    case .comment(let lines): lines.map { $0.isEmpty ? "//" : "// " + $0 }
    }
  }

  private static func quotedModule(_ name: String) -> String {
    name.split(separator: ".").map { ReservedWords.quoted(String($0), as: .typeDeclaration) }
      .joined(separator: ".")
  }

  /// The words in front of a declaration that an actor can own.
  var isolationPrefix: String { isolation == nil ? "" : types.mainActor }

  /// Documentation as comment lines.
  func documentation(_ lines: [String], indent: String = "") -> [String] {
    lines.map { $0.isEmpty ? indent + "///" : indent + "/// " + $0 }
  }
}
