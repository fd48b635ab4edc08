import XCSemantics

/// What may come to a place that wants a protocol, or comes out of one (`dialect.md` 10.5).
struct ConversionTable {
  let program: Program
  let conformances: ConformanceIndex

  /// Why a value can't come to a place; nil where it can, or where that is not certain.
  func refusal(of conversion: Conversion) -> String? {
    let isLoose =
      if case .argument(_, _, let isOverloaded) = conversion.site { !isOverloaded } else { false }
    switch (conversion.source, conversion.target) {
    case (.object(let symbol, _, _), .existential(let wanted)):
      if isLoose, program.isRoot(symbol) || conformances.mayConformBelow(symbol, to: wanted) { return nil }
      guard !conformances.mayConform(symbol, to: wanted) else { return nil }
      return "'\(symbol.name)' does not conform to '\(wanted.name)'"
    case (.existential(let given), .object(let symbol, _, _)):
      guard !program.isRoot(symbol) else { return nil }
      if isLoose, conformances.mayConformBelow(symbol, to: given) { return nil }
      return isLoose
        ? "no '\(symbol.name)' conforms to '\(given.name)'"
        : "a '\(given.name)' is not known to be a '\(symbol.name)'; it needs a cast"
    case (.existential(let given), .existential(let wanted)):
      guard given.name != wanted.name else { return nil }
      if isLoose, conformances.mayConformToBoth(given, wanted) { return nil }
      return isLoose
        ? "no class conforms to both '\(given.name)' and '\(wanted.name)'"
        : "a '\(given.name)' is not known to conform to '\(wanted.name)'; it needs a cast"
    default: return nil
    }
  }
}
