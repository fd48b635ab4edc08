import XCSemantics
import XCSyntax

/// `textDocument/inlayHint`: what the methods of a delegate are paired with.
struct PairHints {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// A hint behind each method that is half of a pair.
  func hints(in range: DocumentRange) -> [InlayHint] {
    guard let place = context.place else { return [] }
    let wanted = context.document.map.bytes(range)
    let map = context.document.map
    return place.program.classes.flatMap { symbol -> [InlayHint] in
      let parts = symbol.parts.filter { $0.file == place.file.id }
      guard !parts.isEmpty else { return [] }
      let roles = PairRoles(symbol, in: place.program)
      return parts.flatMap(\.declaration.methods)
        .filter { wanted.touches($0.parameterListRange.upperBound) }
        .flatMap { method in
          roles.roles(of: method, in: place.file.id).compactMap { role in
            role.partner.map { partner in
              InlayHint(
                position: map.position(method.parameterListRange.upperBound),
                label: "paired with \(partner.name)" + (role.isPartnerMissing ? ": missing" : ""),
                paddingLeft: true)
            }
          }
        }
    }.sorted { $0.position < $1.position }
  }
}
