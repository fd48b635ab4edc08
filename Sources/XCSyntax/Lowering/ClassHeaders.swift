/// Takes the arms into a class's protocol clause that no tree can hold beside the one that is kept.
struct ClassHeaders {
  private let text: SourceText
  private let regions: ConditionalRegions

  /// - Parameter text: what the author wrote, with all arms.
  init(in text: SourceText, _ regions: ConditionalRegions) {
    self.text = text
    self.regions = regions
  }

  /// The declarations with whole protocol clauses.
  func completing(_ declarations: [Declaration]) -> [Declaration] {
    declarations.map { declaration in
      guard case .class(var inner) = declaration, isParted(inner) else { return declaration }
      let names = names(in: header(of: inner))
      guard Set(names.map(\.range)).isSuperset(of: inner.protocols.map(\.range)) else { return declaration }
      inner.protocols = names
      inner.protocolConditions = names.map { regions.condition(at: $0.range.lowerBound) }
      return .class(inner)
    }
  }

  private func header(of declaration: ClassDeclaration) -> Range<Int> {
    // What was put in to mend a text stands behind it.
    let start = min(declaration.name.range.upperBound, text.bytes.count)
    return start..<max(start, min(declaration.bodyRange.lowerBound, text.bytes.count))
  }

  private func isParted(_ declaration: ClassDeclaration) -> Bool {
    let header = header(of: declaration)
    return regions.arms.contains { header.contains($0.directive.lowerBound) }
  }

  /// The names between angle brackets.
  private func names(in header: Range<Int>) -> [Identifier] {
    var names: [Identifier] = []
    var isInside = false
    for token in TokenScanner.tokens(of: text.bytes, in: header) {
      switch token.kind {
      case .mark where text.bytes[token.range.lowerBound] == UInt8(ascii: "<"): isInside = true
      case .mark where text.bytes[token.range.lowerBound] == UInt8(ascii: ">"): isInside = false
      case .word where isInside: names.append(Identifier(text.string(in: token.range), at: token.range))
      default: break
      }
    }
    return names
  }
}
