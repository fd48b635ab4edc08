import XCSemantics
import XCSyntax

extension TypeMapper {
  /// The most typedefs that are followed; a longer chain leads back to itself.
  private static let longestChain = 64

  /// What a name comes down to when typedefs of plain names are followed.
  func underlying(_ name: String, in file: FileID) -> NamedType {
    var type = NamedType(name, from: file, in: types)
    for _ in 0..<Self.longestChain {
      guard case .typedef(let symbol) = type, case .named(let next, _) = symbol.declaration.target.shape
      else {
        break
      }
      type = NamedType(next.text, from: symbol.file, in: types)
    }
    return type
  }

  /// Whether a type is `void`, by name or by typedef.
  func isVoid(_ type: TypeReference, in file: FileID) -> Bool {
    guard case .named(let name, _) = type.shape, replacement(for: type) == nil,
      case .void = underlying(name.text, in: file)
    else { return false }
    return true
  }

  /// The signature behind a function typedef, with the file that it stands in.
  func functionTarget(
    of type: TypeReference, in file: FileID, depth: Int = 0
  ) -> (signature: FunctionSignature, file: FileID)? {
    guard depth < Self.longestChain else { return nil }
    switch type.shape {
    case .function(let signature), .callback(let signature), .block(let signature): return (signature, file)
    case .named(let name, _):
      guard case .typedef(let symbol) = underlying(name.text, in: file) else { return nil }
      if case .named = symbol.declaration.target.shape { return nil }
      return functionTarget(of: symbol.declaration.target, in: symbol.file, depth: depth + 1)
    case .pointer(let target), .boundMethod(let target):
      return functionTarget(of: target, in: file, depth: depth + 1)
    case .array: return nil
    }
  }
}
