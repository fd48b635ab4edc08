import XCSemantics
import XCSyntax

/// `workspace/symbol`.
struct WorkspaceSymbols {
  private let analysis: Analysis

  /// More are of no use to anybody.
  private static let most = 500

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// What the open folders declare under names that hold the letters of a query in their order, best first.
  func symbols(matching query: String) -> [SymbolInformation] {
    var found: [(rank: Int, entry: SymbolInformation)] = []
    var locator = Locator(analysis)
    var seen: Set<String> = []
    for names in analysis.names {
      for file in names.program.requestedFiles where seen.insert(FilePath.absolute(file.source.path)).inserted
      {
        for entry in DeclaredNames(file).all {
          guard let rank = FuzzyMatch.rank(of: entry.name, for: query),
            let location = locator.location(entry.range, in: file.id, of: names.program)
          else { continue }
          found.append(
            (
              rank,
              SymbolInformation(
                name: entry.name, kind: entry.kind, location: location, containerName: entry.container)
            ))
        }
      }
    }
    found.sort {
      ($0.rank, $0.entry.name, $0.entry.location.uri, $0.entry.location.range.start)
        < ($1.rank, $1.entry.name, $1.entry.location.uri, $1.entry.location.range.start)
    }
    return found.prefix(Self.most).map(\.entry)
  }
}

/// The names that a file declares outside of bodies.
private struct DeclaredNames {
  struct Entry {
    let name: String
    let kind: SymbolKind
    let range: Range<Int>
    let container: String?
  }

  private(set) var all: [Entry] = []

  init(_ file: ProgramFile) {
    for declaration in file.source.declarations {
      switch declaration {
      case .class(let inner):
        if inner.part == .primary { add(inner.name, .class) }
        for method in inner.methods { add(method.name, .method, in: inner.name.text) }
        for field in inner.fields { add(field.name, .field, in: inner.name.text) }
      case .protocol(let inner):
        add(inner.name, .interface)
        for method in inner.methods { add(method.name, .method, in: inner.name.text) }
      case .struct(let inner):
        if let name = inner.name { add(name, .structure) }
        for field in inner.fields { add(field.name, .field, in: inner.name?.text) }
      case .enum(let inner):
        if let name = inner.name { add(name, .enumeration) }
        for member in inner.members { add(member.name, .enumMember, in: inner.name?.text) }
      case .typedef(let inner): add(inner.name, .alias)
      case .function(let inner): add(inner.name, .function)
      case .global(let inner): add(inner.name, .variable)
      case .use: break
      }
    }
    for macro in file.source.macros { add(macro.name, .constant) }
  }

  private mutating func add(_ name: Identifier, _ kind: SymbolKind, in container: String? = nil) {
    guard !name.text.isEmpty else { return }
    all.append(Entry(name: name.text, kind: kind, range: name.range, container: container))
  }
}
