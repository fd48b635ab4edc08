import XCSemantics
import XCSyntax

/// Methods of one protocol or of its extension, with the place in the source that they come from.
struct MethodsOfProtocol: Sendable {
  /// The unit of the module, by its place.
  var unit = 0
  var name: String
  var functions: [SwiftFunction]
  var file: FileID
  var range: Range<Int>
  /// Where the name of the source's protocol stands.
  var place: Range<Int>

  /// Whether both come from one protocol of the source.
  func sharesSource(with other: MethodsOfProtocol) -> Bool {
    unit == other.unit && file == other.file && range == other.range
  }
}

extension ModuleTranslator {
  /// More protocols with one default are left alone: each set of them takes an extension.
  private static let mostSharers = 4

  /// Decides between defaults that several protocols have for one method, so that a class may adopt them together:
  /// Swift takes the default with the narrowest conditions, and of two alike neither.
  mutating func placeSharedDefaults() {
    let defaults = methods(\.defaults)
    let holders = Self.holders(of: defaults)
    var shared: [[Int]: [SwiftFunction]] = [:]
    for (index, provider) in defaults.enumerated() {
      for function in provider.functions {
        let sharers = holders[MethodKey(function), default: []]
        guard sharers.count > 1, sharers.last == index else { continue }
        if sharers.count > Self.mostSharers {
          warnOfSharedDefault(function, of: sharers.map { defaults[$0] })
          continue
        }
        for set in Self.sets(of: sharers) {
          shared[set, default: []].append(Self.agreed(function, of: set.map { defaults[$0] }))
        }
      }
    }
    for (set, functions) in shared.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let first = set.first, let last = set.last else { continue }
      let names = set.map { defaults[$0].name }
      let purpose = "For a class that adopts \(Documentation.list(names)): each has its own default of this."
      let tie = SwiftExtension(
        documentation: Documentation.join([], purpose), name: defaults[first].name,
        constraints: Array(names.dropFirst()), functions: functions,
        widestAccess: AccessLevel.narrowest(of: set.map { access(of: defaults[$0]) }))
      place(.extension(tie), behind: defaults[last])
    }
  }

  /// Says where a class that adopts two protocols need not write what one of them requires, since the default of the
  /// other serves both: nothing in Swift tells.
  mutating func warnOfHiddenRequirements() {
    let defaults = methods(\.defaults)
    let holders = Self.holders(of: defaults)
    for required in methods(\.requirements) {
      var hidden: [[String]: [String]] = [:]
      for function in required.functions {
        let providers = holders[MethodKey(function), default: []].map { defaults[$0] }
        guard !providers.contains(where: { $0.name == required.name }) else { continue }
        let names = providers.filter { !$0.sharesSource(with: required) }.map(\.name)
        if !names.isEmpty { hidden[names, default: []].append(function.fullName) }
      }
      for (providers, methods) in hidden.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        let isOne = methods.count == 1
        remark(
          "'\(required.name)' requires \(Self.listed(methods, lastWord: "and")), but a class that adopts "
            + "\(Self.listed(providers, lastWord: "or")) too need not write \(isOne ? "it" : "them"): "
            + "\(isOne ? "the default there serves both" : "the defaults there serve both")", at: required)
      }
    }
  }

  private static func listed(_ names: [String], lastWord: String) -> String {
    var shown = names.prefix(names.count > mostSharers ? mostSharers - 1 : mostSharers).map { "'\($0)'" }
    if names.count > mostSharers { shown.append("\(names.count - mostSharers + 1) more") }
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " \(lastWord) " + last
  }

  /// The protocols with a default for a method, in order.
  private static func holders(of defaults: [MethodsOfProtocol]) -> [MethodKey: [Int]] {
    var holders: [MethodKey: [Int]] = [:]
    for (index, provider) in defaults.enumerated() {
      for function in provider.functions { holders[MethodKey(function), default: []].append(index) }
    }
    return holders
  }

  /// A default that serves each protocol of a set: it throws only where all allow it.
  private static func agreed(_ function: SwiftFunction, of set: [MethodsOfProtocol]) -> SwiftFunction {
    var agreed = function
    agreed.isThrowing = set.allSatisfy { provider in
      provider.functions.contains { MethodKey($0) == MethodKey(function) && $0.isThrowing }
    }
    return agreed
  }

  /// The sets of two and more of some numbers, each in order.
  private static func sets(of numbers: [Int]) -> [[Int]] {
    numbers.reduce([[]]) { sets, number in sets + sets.map { $0 + [number] } }.filter { $0.count > 1 }
  }

  private mutating func warnOfSharedDefault(_ function: SwiftFunction, of sharers: [MethodsOfProtocol]) {
    guard let last = sharers.last else { return }
    let names = Self.listed(sharers.map(\.name), lastWord: "and")
    remark(
      "\(names) each have a default of '\(function.fullName)': a class that adopts several of them has to"
        + " write that method", at: last)
  }
}
