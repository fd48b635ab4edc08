import XCSyntax

extension Program {
  /// The program with another text of one of its sources, without a look at any other file.
  ///
  /// - Parameters:
  ///   - options: how the program was loaded.
  ///   - parsed: files that need not be parsed again.
  /// - Returns: nil where the file imports something else now, or where its macros may mean something else in other
  ///   files: then everything is to be loaded anew.
  public func replacing(
    _ file: FileID, with text: SourceText, options: LoadOptions, parsed: ParsedSources
  ) -> Program? {
    let old = self.file(file)
    guard old.origin == .requested || old.origin == .imported else { return nil }
    let known = KnownMacros(definitions: options.definitions, undefined: options.undefined)
    let raw = parsed.file(of: text, known: known) {
      SourceFile(parsing: text, definitions: known.definitions)
    }
    guard let macros = macros.replacing(file.index, with: raw) else { return nil }
    let followed = Set(raw.imports(followedBy: known).map(\.range))
    let settled = raw.settled(by: macros.timeline(of: file.index))
    let source = settled.keeping(imports: settled.imports.filter { followed.contains($0.range) })
    guard source.imports.map(\.meaning) == old.imports.map(\.directive.meaning) else { return nil }
    return replacing(file, with: source, macros: macros)
  }
}

extension ImportDirective {
  /// What an import says, wherever it stands.
  var meaning: ImportDirective {
    ImportDirective(
      kind: kind, style: style, path: path, pathRange: 0..<0, range: 0..<0, condition: condition)
  }
}
