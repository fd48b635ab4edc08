import XCSemantics
import XCSyntax

/// Defaults that one extension gives, with the place of the protocol that they come from.
struct DefaultsOfProtocol: Sendable {
  var name: String
  var functions: [SwiftFunction]
  var file: FileID
  var range: Range<Int>
}

extension Translator {
  /// More protocols with one default are left alone: each set of them takes an extension.
  private static let mostSharers = 4

  /// Decides between defaults that several protocols have for one method, so that a class may adopt them together:
  /// Swift takes the default with the narrowest conditions, and of two alike neither.
  mutating func placeSharedDefaults() {
    let holders = holdersOfDefaults
    var shared: [[Int]: [SwiftFunction]] = [:]
    for (index, provider) in defaults.enumerated() {
      for function in provider.functions {
        let sharers = holders[MethodKey(function), default: []]
        guard sharers.count > 1, sharers.last == index else { continue }
        if sharers.count > Self.mostSharers {
          warnOfSharedDefault(function, of: sharers)
          continue
        }
        for set in Self.sets(of: sharers) { shared[set, default: []].append(agreed(function, of: set)) }
      }
    }
    for (set, functions) in shared.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let first = set.first, let last = set.last else { continue }
      let names = set.map { defaults[$0].name }
      let purpose = "For a class that adopts \(Documentation.list(names)): each has its own default of this."
      let tie = SwiftExtension(
        documentation: Documentation.join([], purpose), name: defaults[first].name,
        constraints: Array(names.dropFirst()), functions: functions)
      place([.extension(tie)], at: defaults[last].range.upperBound, of: defaults[last].file)
    }
  }

  /// The protocols with a default for a method, in order.
  private var holdersOfDefaults: [MethodKey: [Int]] {
    var holders: [MethodKey: [Int]] = [:]
    for (index, provider) in defaults.enumerated() {
      for function in provider.functions { holders[MethodKey(function), default: []].append(index) }
    }
    return holders
  }

  /// A default that serves each protocol of a set: it throws only where all allow it.
  private func agreed(_ function: SwiftFunction, of set: [Int]) -> SwiftFunction {
    var agreed = function
    agreed.isThrowing = set.allSatisfy { index in
      defaults[index].functions.contains { MethodKey($0) == MethodKey(function) && $0.isThrowing }
    }
    return agreed
  }

  /// The sets of two and more of some numbers, each in order.
  private static func sets(of numbers: [Int]) -> [[Int]] {
    numbers.reduce([[]]) { sets, number in sets + sets.map { $0 + [number] } }.filter { $0.count > 1 }
  }

  private mutating func warnOfSharedDefault(_ function: SwiftFunction, of sharers: [Int]) {
    guard let last = sharers.last else { return }
    let names = sharers.map { "'\(defaults[$0].name)'" }.joined(separator: ", ")
    remarks.append(
      Refusal(
        message:
          "\(names) each have a default of '\(function.fullName)': a class that adopts several of them has to"
          + " write that method", file: defaults[last].file, range: defaults[last].range, severity: .warning))
  }
}
