import XCSyntax

extension Program {
  /// Whether two files are compiled together: one imports the other, or some third file imports both.
  public func isCompiledTogether(_ file: FileID, _ other: FileID) -> Bool {
    file == other || graph.sharesUnit(file.index, other.index)
  }

  /// Whether a file imports another, however indirectly, or is it.
  public func imports(_ file: FileID, _ other: FileID) -> Bool { graph.reaches(file.index, other.index) }

  /// Whether the built-in interface holds a declaration: it stands in for a library and shows a part of it.
  public func isBuiltIn(_ file: FileID) -> Bool { files[file.index].origin == .embedded }

  /// Whether the built-in interface holds a class that belongs to the core library, which every file sees.
  public func isCore(_ symbol: ClassSymbol) -> Bool {
    isBuiltIn(symbol.file) && table.coreOffsets.contains(symbol.declaration.name.range.lowerBound)
  }

  /// Whether a file sees what another one declares at top level.
  ///
  /// - Parameter offset: where the declaration stands; of the built-in interface one part is seen by all.
  public func sees(_ file: FileID, _ other: FileID, at offset: Int) -> Bool {
    isCompiledTogether(file, other) || isBuiltIn(other) && table.coreOffsets.contains(offset)
  }
}
