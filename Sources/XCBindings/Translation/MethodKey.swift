/// What Swift tells methods of one protocol apart by: name, labels, types of parameters and result.
struct MethodKey: Hashable, Sendable {
  private let fullName: String
  private let parameters: [SwiftType]
  private let result: SwiftType?

  /// The key of a method.
  init(_ function: SwiftFunction) {
    fullName = function.fullName
    parameters = function.parameters.map(\.type.canonical)
    result = function.result?.canonical
  }
}
