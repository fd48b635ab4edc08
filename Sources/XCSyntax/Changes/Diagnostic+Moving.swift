extension Diagnostic {
  /// The finding as it stands after an edit of one file that touches none of its places.
  ///
  /// - Parameter text: the file after the edit.
  public func moved(by edit: SyntaxEdit, in text: SourceText) -> Diagnostic {
    var copy = self
    copy.span = span.moved(by: edit, in: text)
    for index in notes.indices { copy.notes[index].span = notes[index].span.moved(by: edit, in: text) }
    for fix in fixes.indices {
      for index in fixes[fix].edits.indices {
        copy.fixes[fix].edits[index].span = fixes[fix].edits[index].span.moved(by: edit, in: text)
      }
    }
    return copy
  }
}

extension SourceSpan {
  fileprivate func moved(by edit: SyntaxEdit, in text: SourceText) -> SourceSpan {
    guard file == text.path, bytes.upperBound > edit.range.lowerBound else { return self }
    return text.span(edit.moved(bytes))
  }
}
