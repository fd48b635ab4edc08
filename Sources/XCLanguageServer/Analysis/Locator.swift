import XCSemantics
import XCSyntax

/// Turns places of programs into the protocol's locations; lines of a file are counted once.
struct Locator {
  private let analysis: Analysis
  private var maps: [String: PositionMap] = [:]
  private var uris: [String: String?] = [:]

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// The positions of a file of a program.
  mutating func map(of file: ProgramFile) -> PositionMap {
    let path = file.source.path
    if let known = maps[path] { return known }
    let document = analysis.documents[path] ?? analysis.documents[FilePath.absolute(path)]
    let map = document?.map ?? PositionMap(file.source.text, encoding: analysis.encoding)
    maps[path] = map
    return map
  }

  /// The place of a stretch of a file; nil in an interface that is nowhere written down.
  mutating func location(_ range: Range<Int>, in file: FileID, of program: Program) -> Location? {
    let found = program.file(file)
    guard let uri = uri(of: found) else { return nil }
    return Location(uri: uri, range: map(of: found).range(range))
  }

  /// The address of a file of a program; nil in an interface that is nowhere written down.
  private mutating func uri(of file: ProgramFile) -> String? {
    let path = file.source.path
    if let known = uris[path] { return known }
    let uri = analysis.uri(of: file)
    uris[path] = .some(uri)
    return uri
  }

  /// Where a thing is declared.
  mutating func location(of entity: Entity, in program: Program) -> Location? {
    location(entity.identifier?.range ?? entity.range, in: entity.file, of: program)
  }
}

extension Analysis {
  /// The address of a file of a program; an interface that is no source is put down as text.
  func uri(of file: ProgramFile) -> String? {
    switch file.origin {
    case .requested, .imported: uri(of: file.source.path)
    case .library, .embedded: shelf.put(file.source).map { DocumentAddress.uri(of: $0) }
    }
  }
}
