/// What the names of a document are, five numbers a name: lines and characters as steps from the name before.
struct SemanticTokens: Encodable, Sendable {
  var resultId: String?
  var data: [Int]
}

/// What is different from an earlier answer.
struct SemanticTokensDelta: Encodable, Sendable {
  struct Edit: Encodable, Sendable {
    var start: Int
    var deleteCount: Int
    var data: [Int]
  }
  var resultId: String
  var edits: [Edit]
}

/// The answer to a client that may know an earlier one.
enum SemanticTokensAnswer: Encodable, Sendable {
  case whole(SemanticTokens)
  case delta(SemanticTokensDelta)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .whole(let tokens): try tokens.encode(to: encoder)
    case .delta(let delta): try delta.encode(to: encoder)
    }
  }
}

/// Asks what is different from an earlier answer.
struct SemanticTokensDeltaParameters: Decodable, Sendable {
  var textDocument: DocumentName
  var previousResultId: String
}

/// Asks about a part of a document.
struct RangeParameters: Decodable, Sendable {
  var textDocument: DocumentName
  var range: DocumentRange
}

/// The kinds of names, in the order of their numbers.
enum SemanticTokenKind: Int, CaseIterable {
  case `class`, interface, `struct`, `enum`, type, method, function, property, variable, parameter,
    enumMember, macro

  /// What the protocol calls it.
  var name: String { String(describing: self) }
}

/// What more is to be said about a name, one bit each.
struct SemanticTokenModifiers: OptionSet {
  let rawValue: Int
  static let declaration = SemanticTokenModifiers(rawValue: 1)
  static let `static` = SemanticTokenModifiers(rawValue: 2)
  static let modification = SemanticTokenModifiers(rawValue: 4)
  static let defaultLibrary = SemanticTokenModifiers(rawValue: 8)

  /// What the protocol calls them, in the order of their bits.
  static let names = ["declaration", "static", "modification", "defaultLibrary"]
}
