import XCSemantics
import XCSyntax

extension SourceSpan {
  /// Whether its positions are those of a file on disk, and not of the built-in interface or of a library.
  var isInFile: Bool { file != EmbeddedInterface.path && !ModuleInterface.isLibrary(file) }
}
