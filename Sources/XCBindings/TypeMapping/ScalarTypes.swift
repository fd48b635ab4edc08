/// The scalars of xc and what Swift calls them.
enum ScalarTypes {
  /// The Swift name of a scalar, nil for any other word.
  static func swiftName(of word: String) -> String? { names[word] }

  private static let names = [
    "u8": "UInt8", "u16": "UInt16", "u32": "UInt32", "u64": "UInt64", "i8": "Int8", "i16": "Int16",
    "i32": "Int32", "i64": "Int64", "float": "Float", "double": "Double", "bool": "Bool",
  ]
}
