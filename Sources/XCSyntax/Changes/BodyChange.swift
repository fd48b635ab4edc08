/// A change of a file that stayed inside of one body: whatever the file declares is as it was, and only moved.
public struct BodyChange: Sendable {
  /// What was replaced.
  public let edit: SyntaxEdit

  /// The place of the declaration in the file's list that has the body.
  public let declaration: Int

  /// The place of the method in the declaration, where that is a class.
  public let method: Int?

  /// The body in the old text, from the opening brace to behind the closing one.
  public let oldBody: Range<Int>

  /// The body in the new text.
  public var newBody: Range<Int> { edit.moved(oldBody) }

  /// Finds the body that an edit is inside of; nil where it touches anything else.
  init?(_ edit: SyntaxEdit, in file: SourceFile) {
    func holds(_ function: FunctionDeclaration) -> Bool {
      guard let body = function.bodyRange else { return false }
      return body.lowerBound < edit.range.lowerBound && edit.range.upperBound < body.upperBound
    }
    let declarations = file.declarations
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].range.lowerBound <= edit.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return nil }
    self.edit = edit
    declaration = low - 1
    switch declarations[low - 1] {
    case .function(let function):
      guard holds(function), let body = function.bodyRange else { return nil }
      method = nil
      oldBody = body
    case .class(let inner):
      guard let index = inner.methods.firstIndex(where: holds), let body = inner.methods[index].bodyRange
      else {
        return nil
      }
      method = index
      oldBody = body
    default: return nil
    }
  }

  /// The function or method whose body it is, in the file before or after.
  public func function(in file: SourceFile) -> FunctionDeclaration? {
    guard file.declarations.indices.contains(declaration) else { return nil }
    switch (file.declarations[declaration], method) {
    case (.function(let function), nil): return function
    case (.class(let inner), let method?):
      return inner.methods.indices.contains(method) ? inner.methods[method] : nil
    default: return nil
    }
  }
}
