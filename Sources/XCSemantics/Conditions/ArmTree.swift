import XCSyntax

/// The arms of a file's conditionals, one inside of the other.
struct ArmTree: Sendable {
  let arms: [ConditionalArm]
  /// The arm around each, by index.
  private let parents: [Int?]

  /// - Parameter arms: in the order in which they begin.
  init(_ arms: [ConditionalArm]) {
    self.arms = arms
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, arm) in arms.enumerated() {
      while let last = open.last, arms[last].range.upperBound <= arm.range.lowerBound { open.removeLast() }
      parents.append(open.last)
      open.append(index)
    }
    self.parents = parents
  }

  /// The arms around an offset, outer ones first.
  func around(_ offset: Int) -> [Int] {
    let behind = arms.firstIndexInOrder { $0.range.lowerBound > offset }
    var chain: [Int] = []
    var next: Int? = behind > 0 ? behind - 1 : nil
    while let index = next {
      if arms[index].range.contains(offset) { chain.append(index) }
      next = parents[index]
    }
    return chain.reversed()
  }

  /// The arms of the conditional that an arm belongs to.
  func siblings(of index: Int) -> [Int] {
    let conditional = arms[index].conditional
    var found = [index]
    var next = index - 1
    while next >= 0, arms[next].range.lowerBound >= conditional {
      if arms[next].conditional == conditional { found.append(next) }
      next -= 1
    }
    next = index + 1
    while next < arms.count, arms[next].conditional >= conditional {
      if arms[next].conditional == conditional { found.append(next) }
      next += 1
    }
    return found
  }
}
