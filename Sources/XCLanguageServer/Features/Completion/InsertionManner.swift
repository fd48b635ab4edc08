/// How a client puts the text of a completion into a document.
struct InsertionManner: Sendable {
  /// Whether it knows places to fill in.
  let usesSnippets: Bool
  /// What it is told about lines behind the first; nil for a client that listens to nothing.
  let mode: CompletionItem.Mode?
  /// Whether it moves them in as far as the first one stands.
  let movesLines: Bool

  init(_ capabilities: ClientCapabilities?) {
    let item = capabilities?.textDocument?.completion?.completionItem
    usesSnippets = item?.snippetSupport == true
    let modes = item?.insertTextModeSupport?.valueSet ?? []
    if modes.contains(CompletionItem.Mode.adjusted.rawValue) {
      mode = .adjusted
    } else if modes.contains(CompletionItem.Mode.asIs.rawValue) {
      mode = .asIs
    } else {
      mode = nil
    }
    // Who says nothing about it moves the lines of a snippet, and those alone.
    movesLines = mode == .adjusted || mode == nil && usesSnippets
  }
}
