extension SwiftPrinter {
  func print(_ function: SwiftFunction, access: AccessLevel) -> [String] {
    let body =
      switch function.body {
      case .requirement: ""
      case .empty: " {}"
      case .returnsNil: " { nil }"
      }
    let effects = function.isThrowing ? " throws" : ""
    let head = access.prefix + "func " + ReservedWords.quoted(function.name, as: .method)
    let lines = signature(head, function.parameters, effects: effects, result: function.result, tail: body)
    return documentation(function.documentation) + lines
  }

  /// A parameter list on one line where it fits, else one parameter a line, for a declaration inside braces.
  func signature(
    _ head: String, _ parameters: [SwiftParameter], effects: String = "", result: SwiftType?, tail: String
  ) -> [String] {
    let arrow = effects + (result == nil ? "" : " -> ")
    let back = arrow + (result.map(types.spelling) ?? "") + tail
    let inline = parameters.map { self.head(of: $0) + types.spelling(of: $0.type) }
    let line = head + "(" + inline.joined(separator: ", ") + ")"
    guard (line + back).count + 2 > TypeLayout.lineLength else { return [line + back] }
    guard !parameters.isEmpty else { return ending(head + "()" + arrow, result, tail) }
    let inner = parameters.enumerated().flatMap { index, parameter in
      layout.attached(
        self.head(of: parameter), parameter.type, tail: index + 1 < parameters.count ? "," : "", indent: 4)
    }
    return [head + "("] + inner.map { "  " + $0 } + ending(")" + arrow, result, tail)
  }

  private func ending(_ head: String, _ result: SwiftType?, _ tail: String) -> [String] {
    guard let result else { return [head + tail] }
    return layout.attached(head, result, tail: tail, indent: 2)
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
