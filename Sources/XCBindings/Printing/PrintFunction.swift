extension SwiftPrinter {
  func print(_ function: SwiftFunction, access: AccessLevel) -> [String] {
    let body =
      switch function.body {
      case .requirement: ""
      case .empty: " {}"
      case .returnsNil: " { nil }"
      }
    let tail =
      (function.isThrowing ? " throws" : "") + (function.result.map { " -> " + types.spelling(of: $0) } ?? "")
      + body
    let head = access.prefix + "func " + ReservedWords.quoted(function.name, as: .method)
    return documentation(function.documentation) + signature(head, function.parameters, tail: tail, indent: 2)
  }

  /// A parameter list on one line where it fits, else one parameter a line.
  ///
  /// `indent` is what the caller puts in front of the lines.
  func signature(_ head: String, _ parameters: [SwiftParameter], tail: String, indent: Int) -> [String] {
    let parts = parameters.map(print)
    let line = head + "(" + parts.joined(separator: ", ") + ")" + tail
    guard !parts.isEmpty, line.count + indent > Self.lineLength else { return [line] }
    return [head + "("] + parts.enumerated().map { "  " + $1 + ($0 + 1 < parts.count ? "," : "") }
      + [")" + tail]
  }

  private func print(_ parameter: SwiftParameter) -> String {
    let type = types.spelling(of: parameter.type)
    switch (parameter.label, parameter.name) {
    case (nil, nil): return "_: " + type
    case (nil, let name?): return "_ " + ReservedWords.quoted(name, as: .parameter) + ": " + type
    case (let label?, nil): return ReservedWords.quoted(label, as: .label) + " _: " + type
    case (let label?, let name?):
      let quoted = ReservedWords.quoted(label, as: .label)
      return label == name
        ? quoted + ": " + type : quoted + " " + ReservedWords.quoted(name, as: .parameter) + ": " + type
    }
  }
}
