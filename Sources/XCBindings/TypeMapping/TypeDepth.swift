import XCSemantics
import XCSyntax

extension TypeMapper {
  /// Deeper types are refused rather than risked on the stack.
  static let deepestType = 64

  /// The refusal of a type that nests too deep.
  func tooDeep(_ type: TypeReference, in file: FileID) -> Refusal {
    Refusal(message: "this type nests more than \(Self.deepestType) deep", file: file, range: type.range)
  }
}

extension TypeReference {
  /// Whether more than that many stars, brackets, arguments and signatures stand inside each other.
  func isDeeper(than most: Int) -> Bool {
    var level = [self]
    for _ in 0...most {
      level = level.flatMap(\.parts)
      if level.isEmpty { return false }
    }
    return true
  }

  private var parts: [TypeReference] {
    switch shape {
    case .named(_, let arguments): arguments
    case .pointer(let inner), .boundMethod(let inner), .array(let inner, _): [inner]
    case .callback(let signature), .block(let signature), .function(let signature):
      signature.results + signature.parameters.map(\.type)
    }
  }
}
