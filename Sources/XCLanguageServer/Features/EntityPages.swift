import XCSemantics
import XCSyntax

/// What is to be said about a thing: its declaration, its comment, what it belongs to, what it is paired with.
struct EntityPages {
  private let names: ProgramNames
  private let usesMarkdown: Bool

  private var program: Program { names.program }

  init(_ names: ProgramNames, usesMarkdown: Bool) {
    self.names = names
    self.usesMarkdown = usesMarkdown
  }

  /// The page of a thing.
  ///
  /// - Parameter isDeclaration: whether it is looked at where it is declared, so that what it belongs to is in sight.
  func page(of entity: Entity, isDeclaration: Bool) -> String {
    var parts = [code(head(of: entity))] + words(documentation(of: entity))
    // A protocol's method reads alike where it is declared and where it is called.
    let isRequirement = if case .requirement = entity { true } else { false }
    if !isDeclaration || isRequirement, let owner = ownerSentence(of: entity) { parts.append(owner) }
    switch entity {
    case .method(let declaration, let owner, let file):
      parts += PairRoles(owner, in: program).roles(of: declaration, in: file).flatMap(self.parts)
    case .requirement(let requirement): parts += pairSentences(of: requirement)
    default: break
    }
    return parts.joined(separator: "\n\n")
  }

  /// The comment of a thing as it is shown beside it.
  func comment(of entity: Entity) -> String? { words(documentation(of: entity)).first }

  // MARK: - The declaration

  /// The declaration without a body, on as many lines as it takes.
  func head(of entity: Entity) -> String {
    switch entity {
    case .type(let symbol): return head(of: symbol)
    case .method(let declaration, _, let file), .function(let declaration, let file):
      return head(of: declaration, in: file)
    case .requirement(let requirement): return head(of: requirement.declaration, in: requirement.owner.file)
    case .field(let declaration, _, _): return head(of: declaration)
    case .global(let declaration, _): return head(of: declaration)
    case .enumMember(let member, _, _):
      return member.name.text + (member.valueText.map { " = " + $0 } ?? "")
    case .macro(let definition, _):
      let parameters = definition.parameters.map { "(\($0.joined(separator: ", ")))" } ?? ""
      return "#define \(definition.name.text)\(parameters) \(definition.body)".trimmedEnd
    case .local(let local):
      let type = local.written.map(\.qualifiedSpelling) ?? local.type.spelling
      return (type.map { $0 + " " } ?? "") + local.name.text
    }
  }

  private func head(of declaration: VariableDeclaration) -> String {
    (declaration.isStatic ? "static " : "") + declaration.type.qualifiedSpelling + " " + declaration.name.text
  }

  private func head(of declaration: FunctionDeclaration, in file: FileID) -> String {
    let text = program.file(file).source.text
    let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
    let start = declaration.range.lowerBound
    guard start < end else { return declaration.name.text }
    return text.string(in: start..<end).trimmedEnd
  }

  private func head(of symbol: TypeSymbol) -> String {
    switch symbol {
    case .class(let inner):
      let parent = inner.declaration.parent.map { " : \($0.text)" } ?? ""
      let names = inner.parts.flatMap(\.declaration.protocols).map(\.text)
      let clause = names.isEmpty ? "" : " <\(names.joined(separator: ", "))>"
      return "class \(inner.name)\(parent)\(clause)"
    case .protocol(let inner): return "protocol \(inner.name)"
    case .structure(let inner):
      let fields = inner.declaration.fields.map { "  \($0.type.spelling) \($0.name.text);" }
      return (["struct \(inner.declaration.name?.text ?? "") {"] + fields + ["}"]).joined(separator: "\n")
    case .enumeration(let inner):
      let names = inner.declaration.members.map { $0.name.text + ($0.valueText.map { " = \($0)" } ?? "") }
      return "enum \(inner.declaration.name?.text ?? "") = { \(names.joined(separator: ", ")) }"
    case .typedef(let inner):
      return "typedef \(inner.declaration.target.spelling) \(inner.declaration.name.text)"
    }
  }

  // MARK: - Words

  private func documentation(of entity: Entity) -> [String] {
    switch entity {
    case .type(.class(let symbol)): symbol.declaration.documentation
    case .type(.protocol(let symbol)): symbol.declaration.documentation
    case .type(.structure(let symbol)): symbol.declaration.documentation
    case .type(.enumeration(let symbol)): symbol.declaration.documentation
    case .type(.typedef(let symbol)): symbol.declaration.documentation
    case .method(let declaration, _, _), .function(let declaration, _): declaration.documentation
    case .requirement(let requirement): requirement.declaration.documentation
    case .field(let declaration, _, _), .global(let declaration, _): declaration.documentation
    case .enumMember(let member, _, _): member.documentation
    case .macro, .local: []
    }
  }

  private func ownerSentence(of entity: Entity) -> String? {
    switch entity {
    case .method(_, let owner, _): "Method of the class \(name(owner.name))."
    case .requirement(let requirement):
      (requirement.declaration.isOptional ? "Optional method" : "Method")
        + " of the protocol \(name(requirement.owner.name))."
    case .field(_, let owner, _):
      owner.name.map { "Field of the \(owner.kindName) \(name($0.text))." }
    case .enumMember(_, let owner, _): owner.name.map { "Member of the enum \(name($0.text))." }
    case .global: "Global variable."
    case .local(let local): local.isParameter ? "Parameter." : "Local variable."
    case .type, .function, .macro: nil
    }
  }

  private func parts(_ role: PairRole) -> [String] {
    let requirement = role.requirement
    let title = "Implements \(name("\(requirement.owner.name).\(requirement.name)"))."
    var parts = [title] + words(requirement.declaration.documentation)
    if let partner = role.partner {
      let verdict = role.isPartnerMissing ? "which is missing here" : "which is here too"
      parts.append("Paired with \(name(partner.name)), \(verdict).")
    }
    return parts
  }

  private func pairSentences(of requirement: Requirement) -> [String] {
    program.pairs(of: requirement.owner).filter { $0.methods.contains(requirement.name) }.map { pair in
      let other = pair.first == requirement.name ? pair.second : pair.first
      let reason = pair.reason.map { ": \($0)" } ?? ""
      return "Paired with \(name(other))\(reason)."
    }
  }

  private func words(_ documentation: [String]) -> [String] {
    let text = documentation.filter { !$0.hasPrefix("xcgen:") }.joined(separator: "\n")
    return text.allSatisfy(\.isWhitespace) ? [] : [text]
  }

  private func code(_ text: String) -> String { usesMarkdown ? "```xc\n\(text)\n```" : text }

  private func name(_ text: String) -> String { usesMarkdown ? "`\(text)`" : "'\(text)'" }
}

extension TypeReference {
  /// The type with its qualifiers in front: `weak:Node*`.
  var qualifiedSpelling: String {
    let words: [(PointerQualifiers, String)] = [
      (.main, "main"), (.shadow, "shadow"), (.banked, "banked"), (.raw, "raw"), (.weak, "weak"),
      (.outlet, "outlet"),
    ]
    return words.filter { qualifiers.contains($0.0) }.map { $0.1 + ":" }.joined() + spelling
  }
}

extension StaticType {
  /// The type as one would write it; nil where it is not known.
  var spelling: String? {
    switch self {
    case .unknown, .null: nil
    case .scalar(let name): name
    case .untypedPointer: "pointer"
    case .object(let symbol, let arguments, _):
      symbol.name + (arguments.isEmpty ? "" : "<\(arguments.map(\.spelling).joined(separator: ", "))>") + "*"
    case .instance(let symbol), .classItself(let symbol): symbol.name
    case .existential(let symbol): symbol.name + "*"
    case .structure(let symbol): symbol.declaration.name?.text
    case .callback(let signature, _): "callback " + signature.spelling
    case .block(let signature, _): "block " + signature.spelling
    case .function(let signature, _): signature.spelling
    case .array(let element, _): element.spelling + "[]"
    case .pointer(let target, _): target.spelling + "*"
    }
  }
}

extension String {
  /// The text without blanks, line ends and semicolons at its end.
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
  }
}
