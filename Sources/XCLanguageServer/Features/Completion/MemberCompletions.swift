import XCSemantics
import XCSyntax

/// What can stand behind a dot.
struct MemberCompletions {
  private let items: CompletionItems
  private let place: Analysis.Place

  /// Methods that the compiler calls by itself.
  private static let hidden: Set<String> = ["dealloc"]

  init(_ items: CompletionItems, _ place: Analysis.Place) {
    self.items = items
    self.place = place
  }

  /// The members of what an expression gives.
  func items(_ receiver: String, at site: CompletionSite) -> [CompletionItem] {
    let text = items.context.document.text
    let calls = CallSite(text)
    let own = calls.names(of: place, around: site.word.upperBound)
    let type = place.names.type(of: receiver, at: site.word.lowerBound, among: own)
    let isBound = calls.isBound(before: site.word.lowerBound)
    let isCalled = !isBound && !site.isFollowed(by: UInt8(ascii: "("))
    switch type {
    case .array: return [items.word("length", at: site.word, rank: .member)]
    case .callback: return ["code", "recv"].map { items.word($0, at: site.word, rank: .member) }
    default: break
    }
    let isParent = receiver == "super"
    return place.names.members(of: type).filter { entity in
      if Self.hidden.contains(entity.name) || entity.name == "init" && !isParent { return false }
      // Only methods can be bound.
      return !isBound || entity.callable != nil || Self.isPointer(entity)
    }.map { items.item(for: $0, at: site.word, rank: .member, isCalled: isCalled) }
  }

  /// Whether a field may lead on to a method.
  private static func isPointer(_ entity: Entity) -> Bool {
    guard case .field(let declaration, _, _) = entity, case .pointer = declaration.type.shape else {
      return false
    }
    return true
  }
}
