import CTreeSitter
import TreeSitterXC

/// The grammar as libtree-sitter knows it, with tables from its numbers to our names.
enum Language {
  // The language is a constant table inside the grammar's object code; nothing ever writes to it.
  nonisolated(unsafe) static let pointer: OpaquePointer? = tree_sitter_xc()

  /// The kind of each grammar symbol, by its number.
  static let kinds: [SyntaxKind] = (0..<ts_language_symbol_count(pointer)).map { symbol in
    guard ts_language_symbol_type(pointer, TSSymbol(symbol)) == TSSymbolTypeRegular,
      let name = ts_language_symbol_name(pointer, TSSymbol(symbol))
    else { return .token }
    return SyntaxKind(rawValue: String(cString: name)) ?? .token
  }

  /// The field of each field number; the first entry stands for "no field".
  static let fields: [SyntaxField?] = (0...ts_language_field_count(pointer)).map { field in
    guard let name = ts_language_field_name_for_id(pointer, TSFieldId(field)) else { return nil }
    return SyntaxField(rawValue: String(cString: name))
  }

  /// The number of each field.
  static let fieldNumbers: [SyntaxField: TSFieldId] = Dictionary(
    uniqueKeysWithValues: fields.enumerated().compactMap { number, field in
      field.map { ($0, TSFieldId(number)) }
    })

  /// The names of all symbols that show up as named nodes.
  static var symbolNames: [String] {
    (0..<ts_language_symbol_count(pointer)).compactMap { symbol in
      guard ts_language_symbol_type(pointer, TSSymbol(symbol)) == TSSymbolTypeRegular else { return nil }
      return ts_language_symbol_name(pointer, TSSymbol(symbol)).map { String(cString: $0) }
    }
  }

  /// The names of all fields.
  static var fieldNames: [String] {
    (1...ts_language_field_count(pointer)).compactMap { field in
      ts_language_field_name_for_id(pointer, TSFieldId(field)).map { String(cString: $0) }
    }
  }

  static func kind(of symbol: TSSymbol) -> SyntaxKind {
    // The error symbol lies outside the table.
    Int(symbol) < kinds.count ? kinds[Int(symbol)] : .error
  }
}
