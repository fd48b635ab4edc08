import Dispatch
import XCSyntax

/// Files that were parsed before, for whoever loads the same sources again and again, such as an editor's server.
///
/// A file is taken from here where its bytes, the macros that it was read with and how much of it was parsed are the
/// same.
public final class ParsedSources: @unchecked Sendable {
  private struct Key: Hashable {
    let path: String
    let known: KnownMacros
    let skipsBodies: Bool
  }

  private struct Entry {
    let file: SourceFile
    var isUsed = true
  }

  // Every access to the entries goes through the semaphore.
  private let semaphore = DispatchSemaphore(value: 1)
  private var entries: [Key: Entry] = [:]
  private var made = 0

  /// Makes an empty store.
  public init() {}

  /// Drops the files that nobody has asked for since the last call.
  public func dropUnused() {
    semaphore.wait()
    defer { semaphore.signal() }
    entries = entries.filter { $0.value.isUsed }.mapValues { Entry(file: $0.file, isUsed: false) }
  }

  /// How many files were parsed.
  public var parses: Int {
    semaphore.wait()
    defer { semaphore.signal() }
    return made
  }

  /// How many files are kept.
  public var count: Int {
    semaphore.wait()
    defer { semaphore.signal() }
    return entries.count
  }

  /// - Parameter skipsBodies: whether `parse` may leave bodies unparsed.
  func file(
    of text: SourceText, known: KnownMacros, skipsBodies: Bool = false, parse: () -> SourceFile
  ) -> SourceFile {
    let key = Key(path: text.path, known: known, skipsBodies: skipsBodies)
    if let file = entry(key, with: text.bytes) { return file }
    let file = parse()
    semaphore.wait()
    defer { semaphore.signal() }
    entries[key] = Entry(file: file)
    made += 1
    return file
  }

  private func entry(_ key: Key, with bytes: [UInt8]) -> SourceFile? {
    semaphore.wait()
    defer { semaphore.signal() }
    guard let entry = entries[key], entry.file.text.bytes == bytes else { return nil }
    entries[key]?.isUsed = true
    return entry.file
  }
}
