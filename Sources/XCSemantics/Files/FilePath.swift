/// Pure work on paths that are separated by `/`.
public enum FilePath {
  /// The folder part: `a/b` of `a/b/c.xc`, `.` of `c.xc`.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part: `c.xc` of `a/b/c.xc`.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A path below a folder; an absolute path stays as it is, `.` adds nothing.
  public static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Whether a path lies below a folder, by the letters of both.
  public static func lies(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Whether the path begins at the root.
  public static func isAbsolute(_ path: String) -> Bool { path.hasPrefix("/") }

  /// The path without `.` parts and doubled separators, and with `a/..` taken away.
  public static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute(path) ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The path without a trailing `.xc` or `.xt`.
  public static func withoutSourceExtension(_ path: String) -> String {
    isSource(path) ? String(path.dropLast(3)) : path
  }

  /// Whether the name ends as xc sources do.
  public static func isSource(_ path: String) -> Bool { path.hasSuffix(".xc") || path.hasSuffix(".xt") }
}
