/// How generated files are called: one rule for the generator, `--list-outputs` and the plugin, which compiles this
/// file too and therefore finds nothing here that needs another room.
public enum OutputNaming {
  /// The file that `--stubs` adds.
  public static let stubs = "XCStubs.swift"

  /// The name of the file for a source: its path below the input root with `_` for each separator, `.swift`
  /// in place of `.xc` or `.xt`. A source at the root keeps its bare name.
  public static func fileName(forSource path: String) -> String {
    var name = components(of: path).joined(separator: "_")
    for ending in [".xc", ".xt"] where name.hasSuffix(ending) && name.count > ending.count {
      name = String(name.dropLast(ending.count))
      break
    }
    return name + ".swift"
  }

  /// The names of all files that the sources of a target give, each once: one for each source, and that of the stubs,
  /// which a configuration may ask for at any time. Paths and root are written the same way.
  public static func fileNames(forSources paths: [String], below root: String) -> [String] {
    let names = paths.map { fileName(forSource: relativePath(of: $0, below: root)) }
    return Set(names + [stubs]).sorted()
  }

  /// A path as seen from an input root, both written the same way (both relative or both absolute). A file
  /// is its own root: only its last part counts then. A path outside the root keeps its last part too.
  public static func relativePath(of path: String, below root: String) -> String {
    let parts = components(of: path)
    let rootParts = components(of: root)
    guard parts.count > rootParts.count, parts.starts(with: rootParts) else { return parts.last ?? path }
    return parts.dropFirst(rootParts.count).joined(separator: "/")
  }

  private static func components(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    // Folders above the root have no name to give.
    return parts.filter { $0 != ".." }
  }
}
