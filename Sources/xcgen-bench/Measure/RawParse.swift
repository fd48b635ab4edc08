import CTreeSitter
import Foundation
import TreeSitterXC

/// The yardstick: libtree-sitter alone, with nothing of ours around it.
struct RawParse: @unchecked Sendable {
  // A constant table in the grammar's object code.
  private let language: OpaquePointer

  /// Our grammar.
  init?() {
    guard let language = tree_sitter_xc() else { return nil }
    self.language = language
  }

  /// A grammar from a shared object, by the name of the function that gives it; nil where there is none that the
  /// installed library takes.
  init?(library path: String, function: String) {
    guard let handle = dlopen(path, RTLD_NOW), let symbol = dlsym(handle, function) else { return nil }
    typealias Entry = @convention(c) () -> OpaquePointer?
    guard let language = unsafeBitCast(symbol, to: Entry.self)() else { return nil }
    let version = Int32(ts_language_version(language))
    guard (TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION...TREE_SITTER_LANGUAGE_VERSION).contains(version)
    else {
      return nil
    }
    self.language = language
  }

  /// Parses every text with one parser and throws the trees away.
  func run(_ files: [Corpus.File]) {
    let parser = ts_parser_new()
    defer { ts_parser_delete(parser) }
    ts_parser_set_language(parser, language)
    for file in files {
      file.bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          ts_tree_delete(ts_parser_parse_string(parser, nil, $0.baseAddress, UInt32($0.count)))
        }
      }
    }
  }
}
