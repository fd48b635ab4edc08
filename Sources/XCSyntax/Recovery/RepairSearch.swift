/// Finds, for a broken place, the smallest change that makes it parse.
///
/// libtree-sitter says where it lost the thread, not what it wanted. So the change that a person would make is looked
/// for by trial: each of a few tokens put in, or one taken out, near the place, and the text parsed again, which costs
/// little since all that did not change is reused.
struct RepairSearch {
  /// A repair with the tree that it gives.
  struct Found {
    var repair: Repair
    var tree: SyntaxTree
  }

  /// How many tokens in front of the broken place, and from its start on, are tried.
  private static let tokensBefore = 3
  private static let tokensInside = 8

  /// What is put in, likeliest first; `x` stands for a name or a value. The longer ones end what a person has just
  /// begun to write.
  private static let insertions = [
    ";", ")", "x", ",", ":", "]", "}", ">", "x;", ");", "){}", ">{}", "{}", "x{}", ":x", "x:", "x);", "x>",
    "x)",
    "x]", ")x", "=x",
  ]

  /// What is put in where nothing else helps: what opens something new.
  private static let lastInsertions = ["{", "(", "["]

  let tree: SyntaxTree

  /// The byte offset of the broken place.
  let place: Int

  /// The best repair that leaves the tree less broken by more than it costs; nil where none does.
  func run(with parser: borrowing SyntaxParser, budget: inout SearchBudget) -> Found? {
    let (tokens, brackets) = nearbyTokens()
    guard !tokens.isEmpty else { return nil }
    let before = tree.brokenness + 12 * tree.misreadings(near: place)
    let mistakes = tree.mistakes
    var best: (score: Int, found: Found)?
    for (rank, repair) in candidates(for: tokens, brackets).enumerated() {
      guard budget.spend(on: before, with: mistakes), let result = repair.apply(to: tree.text) else {
        continue
      }
      guard
        let parsed = try? parser.quickly(
          result.text, after: result.edit, of: tree, limit: ParsingLimit(forTrialOn: result.text.bytes.count))
      else {
        budget.spendTimeout()
        continue
      }
      // Among repairs that do as well, the one tried first stays.
      let brokenness = parsed.brokenness + 12 * parsed.misreadings(near: repair.range.lowerBound)
      let score = brokenness * 1000 + rank
      if score < best?.score ?? .max { best = (score, Found(repair: repair, tree: parsed)) }
      if brokenness == 0 { break }
    }
    guard let best, best.score / 1000 + Self.leastGain <= before else { return nil }
    return best.found
  }

  private static let leastGain = 10

  /// The tokens around the start of the broken place, in order, and what is open there.
  private func nearbyTokens() -> ([Token], OpenBrackets) {
    let text = tree.text
    let firstLine = max(0, text.lineIndex(at: place) - 12)
    let tokens = TokenScanner.tokens(
      of: text.bytes, in: text.lineStarts[firstLine]..<min(text.bytes.count, place + 4000))
    let split = tokens.firstIndex { $0.range.upperBound > place } ?? tokens.count
    let near = tokens[max(0, split - Self.tokensBefore)..<min(tokens.count, split + Self.tokensInside)]
    let brackets = OpenBrackets(Array(tokens[..<near.endIndex]), of: text, fromTop: firstLine == 0)
    return (Array(near), brackets)
  }

  private func candidates(for tokens: [Token], _ brackets: OpenBrackets) -> [Repair] {
    let places = tokens.filter { $0.kind != .directive && $0.kind != .openString }.map(\.range.upperBound)
    let endOfLine = tree.text.lineRange(tree.text.lineIndex(at: place)).upperBound
    let near = places.filter { $0 <= endOfLine }
    let far = places.filter { $0 > endOfLine }
    func inserting(_ insertions: [String], at places: [Int]) -> [Repair] {
      insertions.flatMap { insertion in
        places.filter {
          brackets.mayStand(insertion, at: $0) && (!insertion.contains(">") || hasOpenAngle(before: $0))
            && !(insertion == "," && isInFrontOfDeclaration($0))
        }
        .map { Repair(change: .insert(insertion), range: $0..<$0) }
      }
    }
    // What is missed is mostly missed on the line where the parser lost the thread, or in front of it.
    var repairs = inserting(Self.insertions, at: near)
    for (index, token) in tokens.enumerated() where token.range.upperBound > place {
      if token.kind == .word, ReservedWords.all.contains(tree.text.string(in: token.range)),
        mayPrecedeName(index > 0 ? tokens[index - 1] : nil)
      {
        repairs.append(Repair(change: .rename, range: token.range))
      }
      if token.kind != .directive { repairs.append(Repair(change: .delete, range: token.range)) }
    }
    return repairs + inserting(Self.insertions, at: far) + inserting(Self.lastInsertions, at: near)
  }

  /// Whether a declaration begins on a line behind a place: no comma joins what stands in front with it.
  private func isInFrontOfDeclaration(_ place: Int) -> Bool {
    var scanner = TokenScanner(tree.text.bytes, in: place..<min(tree.text.bytes.count, place + 400))
    guard let next = scanner.next(), next.kind == .word,
      tree.text.lineIndex(at: next.range.lowerBound) > tree.text.lineIndex(at: place)
    else { return false }
    return ReservedWords.beginningItems.contains(tree.text.string(in: next.range))
  }

  /// Whether a list of type arguments or protocols may be open at a place: a `<` stands in front of it on its line.
  private func hasOpenAngle(before place: Int) -> Bool {
    let start = tree.text.lineStarts[tree.text.lineIndex(at: place)]
    return tree.text.bytes[start..<max(start, place)].contains(UInt8(ascii: "<"))
  }

  /// Whether a name may stand behind a token: behind a type, a star, a dot, a comma or a parenthesis.
  private func mayPrecedeName(_ token: Token?) -> Bool {
    guard let token else { return false }
    return token.kind == .word
      || ["*", "@", "^", ">", ".", "->", ",", "("].contains(tree.text.string(in: token.range))
  }
}
