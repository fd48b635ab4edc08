import XCSemantics
import XCSyntax

/// Where interfaces are put down as text, and positions in them: found out once for all findings that speak of them.
final class InterfacePlaces: @unchecked Sendable {
  /// An interface that an editor can open.
  struct Place: Sendable {
    let uri: String
    let map: PositionMap
  }

  private let lock = Lock()
  // Every access goes through the lock.
  private var places: [String: Place] = [:]

  /// The place of an interface; nil where it can't be put down.
  func place(of file: ProgramFile, in analysis: Analysis) -> Place? {
    let text = file.source.text
    if let known = lock.locked({ places[text.path] }), known.map.text.bytes == text.bytes { return known }
    guard let uri = analysis.uri(of: file) else { return nil }
    let place = Place(uri: uri, map: PositionMap(text, encoding: analysis.encoding))
    lock.locked { places[text.path] = place }
    return place
  }
}
