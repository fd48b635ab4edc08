import XCSemantics
import XCSyntax

/// The least value of a type: zero, false or null.
struct ZeroValue {
  let program: Program

  /// The value as source text; nil where there is none, as for `void`, structs and callbacks.
  func text(of type: TypeReference, in file: FileID) -> String? {
    switch program.staticType(of: type, from: file) {
    case .scalar("void"): return nil
    case .scalar("bool"): return "false"
    case .scalar("float"): return "0.0"
    case .scalar("double"): return "0.0d"
    case .scalar(let name):
      return Self.integers.contains(name) ? "0" : "(\(type.spelling))0"
    case .untypedPointer: return "(pointer)0"
    default:
      guard let pointer = pointer(type, in: file) else { return nil }
      return "(\(pointer))0"
    }
  }

  private static let integers: Set<String> = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]

  /// The pointer type as a cast takes it, without type arguments.
  private func pointer(_ type: TypeReference, in file: FileID) -> String? {
    switch type.shape {
    case .pointer(let target):
      if case .named(let name, _) = target.shape { return name.text + "*" }
      return type.spelling
    case .named(let name, _) where name.text == "string": return "u8*"
    // A typedef of a pointer.
    case .named: return program.canonicalSpelling(of: type, from: file).hasSuffix("*") ? type.spelling : nil
    default: return nil
    }
  }
}
