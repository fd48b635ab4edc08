import XCSemantics
import XCSyntax

/// Makes the items of a list.
struct CompletionItems {
  let context: DocumentContext
  let names: ProgramNames
  let manner: InsertionManner
  private let pages: EntityPages

  /// How near a thing is: nearer ones stand first.
  enum Rank: String {
    case local = "2"
    case member = "3"
    case file = "4"
    case seen = "5"
    case word = "7"
  }

  init(_ context: DocumentContext, _ names: ProgramNames, _ manner: InsertionManner) {
    self.context = context
    self.names = names
    self.manner = manner
    pages = EntityPages(names, usesMarkdown: false)
  }

  /// The item of a thing.
  ///
  /// - Parameter isCalled: whether arguments are to follow the name of a function.
  func item(
    for entity: Entity, at range: Range<Int>, rank: Rank = .seen, isCalled: Bool = false
  ) -> CompletionItem {
    let name = entity.name
    var text = name
    var format: CompletionItem.Format?
    if isCalled, let callable = entity.callable {
      (text, format) = call(of: callable)
    }
    var item = CompletionItem(
      label: name, kind: Self.kind(of: entity), filterText: name, sortText: rank.rawValue + name,
      insertTextFormat: format, textEdit: edit(range, text), data: data(of: entity))
    if let callable = entity.callable {
      item.labelDetails = CompletionItem.LabelDetails(
        detail: "(" + callable.signature.parameterSpelling + ")", description: owner(of: entity))
      item.detail = callable.signature.spelling
    } else {
      item.detail = detail(of: entity)
      item.labelDetails = owner(of: entity).map {
        CompletionItem.LabelDetails(detail: nil, description: $0)
      }
    }
    return item
  }

  /// The item of a word that is no name.
  func word(_ word: String, at range: Range<Int>, rank: Rank = .word) -> CompletionItem {
    CompletionItem(
      label: word, kind: .keyword, filterText: word, sortText: rank.rawValue + word,
      textEdit: edit(range, word))
  }

  func edit(_ range: Range<Int>, _ text: String) -> ProtocolEdit {
    ProtocolEdit(range: context.document.map.range(range), newText: text)
  }

  /// A text in which nothing means more to a snippet than it says.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "$" || character == "}" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private func call(of function: FunctionDeclaration) -> (String, CompletionItem.Format?) {
    let parameters = function.signature.parameters
    if parameters.isEmpty, !function.signature.isVariadic { return (function.name.text + "()", nil) }
    guard manner.usesSnippets else { return (function.name.text, nil) }
    let holes = parameters.enumerated().map { index, parameter in
      let words = parameter.name?.text ?? parameter.type.spelling
      return "${\(index + 1):\(Self.escaped(words))}"
    }
    return (Self.escaped(function.name.text) + "(" + holes.joined(separator: ", ") + ")$0", .snippet)
  }

  private func data(of entity: Entity) -> CompletionItem.Data? {
    guard case .place(let path, let offset) = names.key(of: entity) else { return nil }
    return CompletionItem.Data(uri: context.document.uri, path: path, offset: offset)
  }

  private func owner(of entity: Entity) -> String? {
    switch entity {
    case .method(_, let owner, _): owner.name
    case .requirement(let requirement):
      requirement.owner.name + (requirement.declaration.isOptional ? ", optional" : "")
    case .field(_, let owner, _): owner.name?.text
    case .enumMember(_, let owner, _): owner.name?.text
    default: nil
    }
  }

  private func detail(of entity: Entity) -> String? {
    switch entity {
    case .type(let symbol): symbol.kindName
    case .field(let declaration, _, _), .global(let declaration, _): declaration.type.spelling
    case .local(let local): local.written?.spelling ?? local.type.spelling
    case .enumMember(let member, _, _): member.valueText
    case .macro: "macro"
    case .method, .requirement, .function: nil
    }
  }

  private static func kind(of entity: Entity) -> CompletionItem.Kind {
    switch entity {
    case .type(.class): .class
    case .type(.protocol): .interface
    case .type(.structure): .structure
    case .type(.enumeration): .enumeration
    case .type(.typedef): .typeParameter
    case .method, .requirement: .method
    case .function: .function
    case .field: .field
    case .global, .local: .variable
    case .enumMember: .enumMember
    case .macro: .constant
    }
  }
}
