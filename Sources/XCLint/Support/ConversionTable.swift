import XCSemantics

/// What may come to a place that has the type of a class or protocol.
///
/// | place | class to class | class to protocol | protocol to class | protocol to protocol |
/// | --- | --- | --- | --- | --- |
/// | initialiser, assignment, result | same or subclass | must conform | to `Object*` only | the same one only |
/// | argument | ancestor or descendant | conforms, or a subclass does; `Object*` | the class or a subclass conforms | some class conforms to both |
/// | argument, several overloads | same or subclass | must conform | no | the same one only |
struct ConversionTable {
  let program: Program
  let conformances: ConformanceIndex

  /// Why a value can't come to a place; nil where it can, or where that is not certain.
  func refusal(of conversion: Conversion) -> String? {
    let isLoose =
      if case .argument(_, _, let isOverloaded) = conversion.site { !isOverloaded } else { false }
    var first: String?
    var names: [String] = []
    for target in [conversion.target] + conversion.alternatives {
      guard let refusal = refusal(of: conversion.source, to: target, isLoose: isLoose) else { return nil }
      first = first ?? refusal
      if let name = Self.name(of: target), !names.contains(name) { names.append(name) }
    }
    guard names.count > 1, let given = Self.name(of: conversion.source) else { return first }
    return "'\(given)' fits none of \(Phrases.list(names))"
  }

  private func refusal(of source: StaticType, to target: StaticType, isLoose: Bool) -> String? {
    switch (source, target) {
    case (.object(let symbol, _, _), .existential(let wanted)):
      if isLoose, program.isRoot(symbol) || conformances.mayConformBelow(symbol, to: wanted) { return nil }
      guard !conformances.mayConform(symbol, to: wanted) else { return nil }
      return "'\(symbol.name)' does not conform to '\(wanted.name)'"
    case (.object(let symbol, _, _), .object(let wanted, _, _)):
      guard !program.mayDescend(program.hierarchy(of: symbol), from: wanted) else { return nil }
      guard program.mayDescend(program.hierarchy(of: wanted), from: symbol) else {
        return "'\(symbol.name)' is neither '\(wanted.name)' nor a class below it"
      }
      return isLoose ? nil : "'\(symbol.name)' is not known to be '\(wanted.name)': it needs a cast"
    case (.existential(let given), .object(let symbol, _, _)):
      guard !program.isRoot(symbol) else { return nil }
      if isLoose, conformances.mayConformBelow(symbol, to: given) { return nil }
      return isLoose
        ? "neither '\(symbol.name)' nor a class below it conforms to '\(given.name)'"
        : "what conforms to '\(given.name)' is not known to be '\(symbol.name)': it needs a cast"
    case (.existential(let given), .existential(let wanted)):
      guard given.name != wanted.name else { return nil }
      if isLoose, conformances.mayConformToBoth(given, wanted) { return nil }
      return isLoose
        ? "no class conforms to both '\(given.name)' and '\(wanted.name)'"
        : "what conforms to '\(given.name)' is not known to conform to '\(wanted.name)': it needs a cast"
    default: return nil
    }
  }

  private static func name(of type: StaticType) -> String? {
    switch type {
    case .object(let symbol, _, _): symbol.name
    case .existential(let symbol): symbol.name
    default: nil
    }
  }
}
