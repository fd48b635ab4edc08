import XCSemantics
import XCSyntax

/// `textDocument/rename` and `textDocument/prepareRename`.
///
/// Every place where the old name stands as a word must be proven to be meant or not to be: where that can't be done,
/// nothing is renamed.
struct Renaming {
  /// Why something can't be renamed, as a whole sentence without its full stop.
  struct Refusal: Error, Equatable {
    let message: String
    init(_ message: String) { self.message = message }
  }

  private let context: DocumentContext
  private let usesVersions: Bool

  init(_ context: DocumentContext, usesVersions: Bool) {
    self.context = context
    self.usesVersions = usesVersions
  }

  /// What the name at a position is, if it can be renamed at all.
  func target(at position: Position) throws(ResponseError) -> RenameTarget {
    do throws(Refusal) {
      let (found, _) = try subject(at: position)
      return RenameTarget(
        range: context.document.map.range(found.range),
        placeholder: context.document.text.string(in: found.range))
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// The changes that give the name at a position another one.
  func edit(at position: Position, to newName: String) throws(ResponseError) -> WorkspaceEdit {
    do throws(Refusal) {
      let (found, subject) = try subject(at: position)
      guard found.spelling == .plain else {
        throw Refusal("'\(subject.name)' is written as a property here: rename it where it stands in full")
      }
      try RenameClash(subject, newName).check()
      let analysis = context.analysis
      let changes = try RenamePlaces(subject, newName).edits().map { file, edits in
        let path = file.source.path
        let document = analysis.documents[path] ?? analysis.documents[FilePath.absolute(path)]
        return (uri: analysis.uri(of: path), version: document?.version, edits: edits)
      }
      return WorkspaceEdit(changes, usesVersions: usesVersions)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  private func subject(at position: Position) throws(Refusal) -> (NameOccurrence, RenameSubject) {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.name(at: offset), found.spelling != .receiver,
      found.spelling != .construction
    else { throw Refusal("there is no name here that can be renamed") }
    let subject = RenameSubject(found, lookup.place, context.analysis)
    try subject.check()
    return (found, subject)
  }
}
