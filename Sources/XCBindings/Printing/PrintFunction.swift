extension SwiftPrinter {
  func print(_ function: SwiftFunction, access: AccessLevel) -> [String] {
    let body =
      switch function.body {
      case .requirement: ""
      case .empty: " {}"
      case .returnsNil: " { nil }"
      }
    let signature = FunctionHead(
      keyword: access.prefix + "func ", name: ReservedWords.quoted(function.name, as: .method),
      parameters: function.parameters, effects: function.isThrowing ? " throws" : "", result: function.result,
      tail: body)
    return documentation(function.documentation) + print(signature)
  }

  /// A function or an initialiser up to its brace, or with a body that fits on its line.
  struct FunctionHead {
    /// Words in front of the name, with the blank behind them; none for an initialiser.
    var keyword = ""
    var name: String
    var parameters: [SwiftParameter]
    var effects = ""
    var result: SwiftType?
    /// What stands behind, with the blank in front of it.
    var tail: String
  }

  /// A head on one line where it fits, else one parameter a line, for a declaration inside braces.
  func print(_ head: FunctionHead) -> [String] {
    let arrow = head.effects + (head.result == nil ? "" : " -> ")
    let start = head.keyword + head.name + "("
    let inline = head.parameters.map { self.head(of: $0) + types.spelling(of: $0.type) }.joined(
      separator: ", ")
    let line = start + inline + ")" + arrow + (head.result.map(types.spelling) ?? "") + head.tail
    if layout.fits(line, indent: 2) { return [line] }
    let isNameBroken =
      !layout.fits(start + (head.parameters.isEmpty ? ")" : ""), indent: 2) && !head.keyword.isEmpty
    let opening = isNameBroken ? [String(head.keyword.dropLast()), "  " + head.name + "("] : [start]
    guard !head.parameters.isEmpty else { return closed(opening, head, arrow) }
    let indent = isNameBroken ? 4 : 2
    let inner = head.parameters.enumerated().flatMap { index, parameter in
      layout.parameter(
        self.head(of: parameter), parameter.type, tail: index + 1 < head.parameters.count ? "," : "",
        indent: indent + 2)
    }.map { String(repeating: " ", count: indent) + $0 }
    guard isNameBroken else { return opening + inner + ending(")" + arrow, head) }
    let back = "  )" + arrow + (head.result.map(types.spelling) ?? "")
    return opening + inner + [back] + (head.tail.isEmpty ? [] : [String(head.tail.dropFirst())])
  }

  /// A head without parameters that is too long for a line.
  private func closed(_ opening: [String], _ head: FunctionHead, _ arrow: String) -> [String] {
    var opening = opening
    let last = opening.removeLast() + ")"
    if opening.isEmpty {
      let lines = ending(last + arrow, head)
      if layout.fit(lines, indent: 2) { return lines }
      if head.result == nil, head.tail == " {}", layout.fits(last + arrow + " {", indent: 2) {
        return [last + arrow + " {", "}"]
      }
    }
    opening.append(last)
    if let result = head.result {
      let text = arrow.drop { $0 == " " }
      opening += layout.attached(String(text), result, indent: 4).map { "  " + $0 }
    } else if !head.effects.isEmpty {
      opening.append("  " + head.effects.dropFirst())
    }
    return head.tail.isEmpty ? opening : opening + [String(head.tail.dropFirst())]
  }

  private func ending(_ start: String, _ head: FunctionHead) -> [String] {
    guard let result = head.result else { return [start + head.tail] }
    return layout.attached(start, result, tail: head.tail, indent: 2)
  }

  /// What stands in front of a parameter's type.
  private func head(of parameter: SwiftParameter) -> String {
    switch (parameter.label, parameter.name) {
    case (nil, nil): return "_: "
    case (nil, let name?): return "_ " + ReservedWords.quoted(name, as: .parameter) + ": "
    case (let label?, nil): return ReservedWords.quoted(label, as: .label) + " _: "
    case (let label?, let name?):
      let quoted = ReservedWords.quoted(label, as: .label)
      return label == name ? quoted + ": " : quoted + " " + ReservedWords.quoted(name, as: .parameter) + ": "
    }
  }
}
