import XCSemantics
import XCSyntax

extension TypeMapper {
  /// Whether a parameter of this type can be who calls: a pointer to a class. Strings and collections are classes in
  /// the source and values in Swift, which call nobody.
  func isSender(_ type: SwiftType) -> Bool {
    switch type.canonical {
    case .optional(.declared(let name, .reference)): !collections.contains(name)
    case .optional(.anyObject): true
    default: false
    }
  }

  /// The names of collections that Swift has no type for, since it cannot hash their keys.
  private var collections: Set<String> {
    Set([NamedType.CoreClass.set, .map].map { swiftName($0.rawValue) })
  }
}
