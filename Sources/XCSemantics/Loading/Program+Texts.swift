import XCSyntax

extension Program {
  /// The program with another text of one of its sources, without a look at any other file.
  ///
  /// - Parameters:
  ///   - options: how the program was loaded.
  ///   - fileSystem: where that was.
  ///   - parsed: files that need not be parsed again.
  /// - Returns: nil where the file imports something else now, or where its macros may mean something else in other
  ///   files: then everything is to be loaded anew. An import that leads nowhere, as while its name is typed, changes
  ///   nothing elsewhere.
  public func replacing(
    _ file: FileID, with text: SourceText, options: LoadOptions, fileSystem: any FileSystem,
    parsed: ParsedSources
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
    let imports = resolved(
      source.imports, after: old, Loading(options: options, fileSystem: fileSystem))
    guard let imports else { return nil }
    return replacing(file, with: source, macros: macros, imports: imports)
  }

  /// What the imports of a file come to now; nil where that may be another file than before.
  private func resolved(
    _ directives: [ImportDirective], after old: ProgramFile, _ loading: @autoclosure () -> Loading
  ) -> [ResolvedImport]? {
    var left = old.imports[...]
    let isKnown = directives.map(\.meaning) == old.imports.map(\.directive.meaning)
    // A library may have brought folders along, and a file that is only imported may have been found in one.
    guard isKnown || old.origin == .requested && !files.contains(where: { $0.origin == .library }) else {
      return nil
    }
    let loading = isKnown ? nil : loading()
    var imports: [ResolvedImport] = []
    for directive in directives {
      if let place = left.firstIndex(where: { $0.directive.meaning == directive.meaning }) {
        guard left[..<place].allSatisfy(\.isLost) else { return nil }
        imports.append(ResolvedImport(directive: directive, outcome: left[place].outcome))
        left = left[(place + 1)...]
      } else if let outcome = loading?.outcomeOfLost(directive, from: old.source.path) {
        imports.append(ResolvedImport(directive: directive, outcome: outcome))
      } else {
        return nil
      }
    }
    return left.allSatisfy(\.isLost) ? imports : nil
  }
}

extension ResolvedImport {
  /// Whether nothing was found.
  fileprivate var isLost: Bool { if case .unresolved = outcome { true } else { false } }
}

extension ImportDirective {
  /// What an import says, wherever it stands.
  var meaning: ImportDirective {
    ImportDirective(
      kind: kind, style: style, path: path, pathRange: 0..<0, range: 0..<0, condition: condition)
  }
}
