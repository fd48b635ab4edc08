import XCSyntax

extension Program {
  /// Whether two files are compiled together: one imports the other, or some third file imports both.
  public func isCompiledTogether(_ file: FileID, _ other: FileID) -> Bool {
    file == other || graph.sharesUnit(file.index, other.index)
  }

  /// Whether two declarations of two files are compiled together: where both conditions hold, and those under which
  /// the files are imported.
  public func isCompiledTogether(
    _ file: FileID, _ condition: Condition, _ other: FileID, _ otherCondition: Condition
  ) -> Bool {
    guard condition.overlaps(otherCondition) else { return false }
    return file == other
      || graph.sharesUnit(file.index, other.index, when: condition.and(otherCondition))
  }

  /// When a file finds what another one declares under a condition: the imports between the two may have theirs.
  public func condition(_ condition: Condition, of other: FileID, seenFrom file: FileID) -> Condition {
    graph.presence(of: other.index, beside: file.index).and(condition)
  }

  /// Whether a file imports another, however indirectly, or is it.
  public func imports(_ file: FileID, _ other: FileID) -> Bool { graph.reaches(file.index, other.index) }

  /// Whether the built-in interface holds a declaration: it stands in for a library and shows a part of it.
  public func isBuiltIn(_ file: FileID) -> Bool { files[file.index].origin == .embedded }

  /// Whether the built-in interface holds a class that belongs to the core library, which every file sees.
  public func isCore(_ symbol: ClassSymbol) -> Bool {
    isBuiltIn(symbol.file) && table.coreOffsets.contains(symbol.declaration.name.range.lowerBound)
  }

  /// Whether what another file declares comes to a file out of a library, so that nothing is known of it but its
  /// interface.
  ///
  /// The core library never does: every unit has its sources. The toolkit does where anything in the unit uses it as a
  /// whole; where its sources are imported one by one, they belong to the unit.
  ///
  /// - Parameter offset: where the declaration stands.
  public func isFromLibrary(_ other: FileID, at offset: Int, seenFrom file: FileID) -> Bool {
    switch files[other.index].origin {
    case .library: true
    case .embedded: !table.coreOffsets.contains(offset) && usesToolkit(around: file)
    case .requested, .imported: false
    }
  }

  /// Whether a file, or one that is compiled together with it, uses the toolkit as a library.
  private func usesToolkit(around file: FileID) -> Bool {
    files.contains { other in
      isCompiledTogether(file, other.id)
        && other.imports.contains { resolved in
          guard case .embedded = resolved.outcome else { return false }
          return resolved.directive.path == "UXKit" && resolved.directive.style != .quoted
        }
    }
  }

  /// Whether a file sees what another one declares at top level.
  ///
  /// - Parameter offset: where the declaration stands; of the built-in interface one part is seen by all.
  public func sees(_ file: FileID, _ other: FileID, at offset: Int) -> Bool {
    isCompiledTogether(file, other) || isBuiltIn(other) && table.coreOffsets.contains(offset)
  }
}
