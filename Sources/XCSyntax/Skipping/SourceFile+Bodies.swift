extension SourceFile {
  /// Whether what was skipped are bodies of functions and methods to the grammar, too.
  var hasSkippedBodiesOnly: Bool {
    var ends: [Int: Int] = [:]
    func add(_ function: FunctionDeclaration) {
      guard let body = function.bodyRange else { return }
      ends[body.lowerBound] = body.upperBound
    }
    for declaration in declarations {
      switch declaration {
      case .function(let function): add(function)
      case .class(let part): part.methods.forEach(add)
      default: break
      }
    }
    return skippedBodies.allSatisfy { ends[$0.range.lowerBound] == $0.range.upperBound }
  }

  /// The skipped body at a place.
  package func skippedBody(at range: Range<Int>) -> SkippedBody? {
    var low = 0
    var high = skippedBodies.count
    while low < high {
      let middle = (low + high) / 2
      if skippedBodies[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < skippedBodies.count && skippedBodies[low].range == range ? skippedBodies[low] : nil
  }

  /// The tree that holds what stands in a range: that with all bodies where the range is one that was skipped.
  package func tree(holding range: Range<Int>) -> SyntaxTree? {
    skippedBody(at: range) == nil ? tree : wholeTree
  }

  /// The tree with all bodies. What was parsed without them is taken over, so that this costs no more than the bodies.
  package var wholeTree: SyntaxTree? {
    guard !skippedBodies.isEmpty else { return tree }
    return whole.value(true) { try? SyntaxParser().parse(text, reusing: tree?.pointer) }
  }
}
