import XCSyntax

@testable import XCSemantics

/// Loads a program from texts; every file that does not lie below `lib` or `other` is asked for.
func program(
  _ texts: [String: String], options: LoadOptions = LoadOptions(importPaths: ["lib"]),
  requesting requested: [String]? = nil
) async -> Program {
  let paths = texts.keys.filter { !$0.hasPrefix("lib/") && !$0.hasPrefix("other/") }
  let loader = ProgramLoader(options: options, fileSystem: InMemoryFileSystem(texts))
  return await loader.load(requested ?? paths.sorted())
}

extension Program {
  /// The file with a path, or the built-in interface where there is none.
  func id(of path: String) -> FileID {
    files.first { $0.source.path == path }?.id ?? FileID(files.count - 1)
  }

  /// The paths of all files but the built-in interface.
  var paths: [String] { files.filter { $0.origin != .embedded }.map(\.source.path) }

  func theClass(_ name: String, from path: String) -> ClassSymbol? {
    classes(named: name, from: id(of: path)).first?.symbol
  }

  func theProtocol(_ name: String, from path: String) -> ProtocolSymbol? {
    protocols(named: name, from: id(of: path)).first?.symbol
  }
}
