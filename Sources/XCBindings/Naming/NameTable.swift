/// The names that a module's bindings take or expect at top level.
///
/// It decides where a type of the standard library has to be written as `Swift.Int32`.
struct NameTable: Hashable, Sendable {
  private var names: Set<String>

  /// Takes the names.
  init(_ names: Set<String>) { self.names = names }

  /// The name of a type of the standard library such that nothing of the module stands before it.
  func standard(_ name: String) -> String {
    guard names.contains(name) else { return name }
    // A type called Swift hides the module of that name; the selector asks for modules only.
    return (names.contains("Swift") ? "Swift::" : "Swift.") + name
  }
}
