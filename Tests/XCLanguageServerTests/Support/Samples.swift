/// Sources that several tests look at.
enum Samples {
  /// A delegate with one half of the pair.
  static let half = """
    #use <UXKit>

    /// Shows one thing.
    class Detail : Object <UXNavigationDelegate> {
      i32 count;

      void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        count = count + 1;
      }
    }

    """

  /// The other half, in a category.
  static let category = """
    #import "Detail.xc"

    class Detail (Hiding) {
      void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
      }
    }

    """

  static let pairRule = "paired-delegate-methods"

  static func place(_ uri: String, _ line: Int, _ character: Int) -> JSON {
    [
      "textDocument": ["uri": .string(uri)],
      "position": ["line": .number(line), "character": .number(character)],
    ]
  }

  static func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSON {
    [
      "start": ["line": .number(startLine), "character": .number(start)],
      "end": ["line": .number(endLine), "character": .number(end)],
    ]
  }
}
