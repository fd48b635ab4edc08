/// A reading with its mistakes mended, with as many arms of conditionals as can be kept.
///
/// Before anything is mended, a slip in an arm looks like a construct that is split across its conditional, and so the
/// arm is cut out. Mended, the tree with the arm shows whether it was one: then it has no more mistakes than without.
struct ArmChoice {
  private(set) var reading: SourceReading
  private(set) var diagnosis: Diagnosis

  /// What is wrong, in the arms that are missing from the tree, too.
  private(set) var problems: [SyntaxProblem]

  /// What is left to spend on looking for repairs, whichever arms are kept.
  private var budget: SearchBudget

  /// How many conditionals are tried one by one.
  private static let mostTried = 6

  init(_ reading: SourceReading, with parser: borrowing SyntaxParser) {
    self.init(mending: reading, within: SearchBudget(forFileOf: reading.text.bytes.count), with: parser)
    // Nothing is wrong with any arm: what is missing had to be cut out.
    guard let regions = reading.regions, !problems.isEmpty else { return }
    if take(regions.leavingAllOut, with: parser) { return }
    var isSmaller = true
    while isSmaller, let regions = self.reading.regions {
      isSmaller = regions.eachLeftOut(upTo: Self.mostTried).contains { take($0, with: parser) }
    }
  }

  private init(
    mending reading: SourceReading, within budget: SearchBudget, with parser: borrowing SyntaxParser
  ) {
    self.reading = reading
    self.budget = budget
    diagnosis = Diagnosis(of: reading.tree, within: budget, with: parser)
    self.budget.pay(for: diagnosis.budget)
    problems = diagnosis.joined() + DroppedArms.problems(in: reading, within: &self.budget, with: parser)
  }

  /// Takes the reading that blanks fewer conditionals, if it can be mended with no more said.
  private mutating func take(_ fewer: ConditionalRegions, with parser: borrowing SyntaxParser) -> Bool {
    guard let other = try? SourceReading(of: reading.text, without: fewer, with: parser) else { return false }
    let choice = ArmChoice(mending: other, within: budget, with: parser)
    budget = choice.budget
    guard !choice.diagnosis.tree.root.hasError || diagnosis.tree.root.hasError,
      choice.problems.count <= problems.count
    else { return false }
    self = choice
    return true
  }
}
