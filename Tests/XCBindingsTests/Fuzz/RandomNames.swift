/// Names that are hard on a generator of Swift: its keywords, its standard types, and plain ones among them.
enum RandomNames {
  /// Keywords and modifiers of Swift that xc takes as names.
  static let swiftWords = """
    Any Self Type Protocol actor any as associatedtype async await borrowing consume consuming convenience \
    copy deinit didSet discard do dynamic each extension fallthrough fileprivate func get guard import \
    indirect infix init inout internal is isolated lazy left let macro module mutating nonisolated none \
    nonmutating open operator override postfix precedence precedencegroup prefix private public repeat \
    required rethrows right self sending set some subscript super then typealias unowned unsafe var where \
    willSet yield description hash hashValue rawValue RawValue
    """.split(separator: " ").map(String.init)

  /// Types and modules that every Swift file sees.
  static let standardTypes = """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double Bool Character Substring \
    Optional Result Dictionary Sequence Collection Never Void AnyObject AnyHashable Sendable Hashable \
    Equatable Comparable Encodable Error Swift MainActor Task Actor RawRepresentable UnsafeMutablePointer \
    UnsafeMutableRawPointer OpaquePointer Range Mirror
    """.split(separator: " ").map(String.init)

  /// Words that mean something to xc in one place only, and plain names.
  static let plainWords = """
    callback block since step unroll par shadow banked raw outlet main retain release formWillShow \
    did_end x2 _private row_count URL value a b c
    """.split(separator: " ").map(String.init)

  /// Words of xc that no declaration may carry as its own: they start one, or are a method's only.
  private static let qualifiers: Set<String> = [
    "callback", "block", "since", "shadow", "banked", "raw", "outlet", "main", "retain", "release",
  ]

  /// Names for methods.
  static let methods = swiftWords + standardTypes + plainWords.filter { !["callback", "block"].contains($0) }
  /// Names for parameters, fields and members of enums.
  static let members = (swiftWords + standardTypes + plainWords).filter { !qualifiers.contains($0) }
  /// Names for types; `par` and `step` are not read as names of structs.
  static let types = (swiftWords + standardTypes + plainWords).filter {
    !["par", "step"].contains($0) && !qualifiers.contains($0)
  }
}
