import XCSyntax

/// `textDocument/foldingRange`.
struct FoldingRanges {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// What can be folded, in the order of where it begins.
  func ranges() -> [FoldingRange] {
    guard let root = document.tree?.root else { return [] }
    var found: Set<FoldingRange> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      let children = node.children.map(\.node)
      addRuns(of: children, to: &found)
      for child in children {
        add(child, to: &found)
        waiting.append(child)
      }
    }
    return found.sorted {
      ($0.startLine, $0.endLine, $0.kind ?? "") < ($1.startLine, $1.endLine, $1.kind ?? "")
    }
  }

  private func add(_ node: SyntaxNode, to found: inout Set<FoldingRange>) {
    switch node.kind {
    case .classBody, .protocolBody, .structBody, .enumBody, .switchBody, .block, .initializerList,
      .asmBody:
      // The closing brace stays in sight.
      add(node.range, dropping: 1, kind: nil, to: &found)
    case .conditional: add(node.range, dropping: 1, kind: "region", to: &found)
    case .comment: add(node.range, dropping: 0, kind: "comment", to: &found)
    default: break
    }
  }

  private func add(_ range: Range<Int>, dropping: Int, kind: String?, to found: inout Set<FoldingRange>) {
    let first = document.map.line(at: range.lowerBound)
    var end = range.upperBound
    while end > range.lowerBound, document.text.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    let last = document.map.line(at: end) - dropping
    if last > first { found.insert(FoldingRange(startLine: first, endLine: last, kind: kind)) }
  }

  /// Comments and imports that stand line below line fold as one.
  private func addRuns(of nodes: [SyntaxNode], to found: inout Set<FoldingRange>) {
    var run: (kind: String, first: Int, last: Int)?
    func close() {
      if let run, run.last > run.first {
        found.insert(FoldingRange(startLine: run.first, endLine: run.last, kind: run.kind))
      }
    }
    for node in nodes {
      let kind: String?
      switch node.kind {
      case .comment: kind = "comment"
      case .importDirective, .includeDirective, .useDirective: kind = "imports"
      default: kind = nil
      }
      let line = document.map.line(at: node.range.lowerBound)
      let last = document.map.line(at: max(node.range.lowerBound, node.range.upperBound - 1))
      if let open = run, open.kind == kind, line == open.last + 1 {
        run?.last = last
      } else {
        close()
        run = kind.map { ($0, line, last) }
      }
    }
    close()
  }
}
