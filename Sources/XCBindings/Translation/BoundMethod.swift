import XCSyntax

/// A method of a protocol with its Swift form.
struct BoundMethod: Hashable, Sendable {
  /// The method in the source.
  var declaration: FunctionDeclaration
  /// The method as a requirement, its result as the source has it.
  var function: SwiftFunction

  /// The method's name in the source.
  var name: String { declaration.name.text }

  /// The results as the source has them.
  var resultSpelling: String { declaration.signature.results.map(\.spelling).joined(separator: ", ") }

  /// The requirement with nil among its results, so that a default can say that there is none.
  var withOptionalResult: SwiftFunction {
    var copy = function
    copy.result = function.result?.madeOptional
    return copy
  }

  /// The result with a `?` that is there for the method's absence alone; nil where the result has one of its own.
  var ownOptional: SwiftType? {
    function.result.flatMap { $0.isOptional ? nil : $0.madeOptional }
  }

  /// The method as a function type.
  func functionType(isolation: BindingIsolation?) -> SwiftType {
    .function(
      SwiftType.FunctionType(
        parameters: function.parameters.map(\.type), result: function.result, isThrowing: function.isThrowing,
        isOnMainActor: isolation == .mainActor))
  }
}
