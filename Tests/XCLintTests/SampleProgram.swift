import XCSemantics
import XCSyntax

@testable import XCLint

/// A program of one text.
func program(_ text: String, path: String = "a.xc") async -> Program {
  await ProgramLoader(fileSystem: InMemoryFileSystem([path: text])).load([path])
}

/// A class with half of the known pair.
let lonelyScreen = """
  #use <UXKit>
  class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* c, i32 d) { }
  }

  """
