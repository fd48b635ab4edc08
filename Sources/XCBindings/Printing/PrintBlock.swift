/// What stands in front of a declaration's brace.
struct DeclarationHead {
  /// An attribute that may have a line of its own; empty for none.
  var attribute = ""
  /// What the declaration is, with its modifiers: `public struct`.
  var keyword: String
  var name: String
  /// What stands behind the colon.
  var inherited: [String] = []
  /// What `Self` has to be besides.
  var constraints: [String] = []
}

extension SwiftPrinter {
  /// A head, then `{}` where there is nothing inside, else a block with each member on lines of its own.
  func block(_ head: DeclarationHead, members: [[String]], spaced: Bool = true) -> [String] {
    var lines = opened(head, by: members.isEmpty ? "{}" : "{")
    for (index, member) in members.enumerated() {
      if index > 0, spaced { lines.append("") }
      lines += member.map { $0.isEmpty ? $0 : "  " + $0 }
    }
    return members.isEmpty ? lines : lines + ["}"]
  }

  private func opened(_ head: DeclarationHead, by brace: String) -> [String] {
    let name = head.keyword + " " + head.name
    let clause = head.inherited.isEmpty ? "" : ": " + head.inherited.joined(separator: ", ")
    let condition =
      head.constraints.isEmpty ? "" : "where Self: " + head.constraints.joined(separator: " & ")
    let line = name + clause + (condition.isEmpty ? " " : " " + condition + " ") + brace
    if layout.fits(head.attribute + line) { return [head.attribute + line] }
    let attribute = head.attribute.isEmpty ? [] : [String(head.attribute.dropLast())]
    if !attribute.isEmpty, layout.fits(line) { return attribute + [line] }
    let colon = clause.isEmpty ? "" : ":"
    let isNameBroken = !layout.fits(name + colon) || clause.isEmpty && condition.isEmpty
    var lines = attribute + (isNameBroken ? [head.keyword, "  " + head.name + colon] : [name + colon])
    if !clause.isEmpty { lines.append((isNameBroken ? "    " : "  ") + clause.dropFirst(2)) }
    guard !condition.isEmpty else { return lines + [brace] }
    if layout.fits(condition + " " + brace) { return lines + [condition + " " + brace] }
    lines += ["where", "  Self: " + (head.constraints.first ?? "")]
    return lines + head.constraints.dropFirst().map { "    & " + $0 } + [brace]
  }
}
