/// Looks into the arms that are missing from a tree since a construct is split across their conditional.
///
/// Each is read in its turn, with those arms of other conditionals that the preprocessor can keep beside it. What stands
/// in one is code, whatever is defined: only the arm of `#if 0` may hold any text.
enum DroppedArms {
  /// How many arms of a file are looked into.
  private static let mostArms = 12

  /// What is wrong in the arms that the tree does not hold.
  static func problems(
    in reading: SourceReading, within budget: inout SearchBudget, with parser: borrowing SyntaxParser
  ) -> [SyntaxProblem] {
    guard let regions = reading.regions else { return [] }
    var found: [SyntaxProblem] = []
    for arm in regions.arms.filter({ !$0.isActive }).prefix(mostArms) {
      found += problems(of: arm, in: reading.text, regions, within: &budget, with: parser)
    }
    return found
  }

  private static func problems(
    of arm: ConditionalRegions.Arm, in text: SourceText, _ regions: ConditionalRegions,
    within budget: inout SearchBudget, with parser: borrowing SyntaxParser
  ) -> [SyntaxProblem] {
    guard let kept = regions.keeping(arm), let tree = try? parser.parse(kept.blanked(text)) else { return [] }
    let broken = tree.brokenNodes().filter { arm.content.contains($0.range.lowerBound) }
    guard let first = broken.first else { return [] }
    let diagnosis = Diagnosis(of: tree, within: budget, with: parser)
    budget.pay(for: diagnosis.budget)
    let told = diagnosis.problems.filter { arm.content.contains($0.range.lowerBound) }
    return told.isEmpty ? [Expectation.fallback(for: first)] : told
  }
}
