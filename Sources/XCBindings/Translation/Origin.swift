import XCSemantics
import XCSyntax

/// Where a name of the output comes from.
struct Origin: Hashable, Sendable {
  var file: FileID
  var range: Range<Int>
}

extension Translator {
  /// Refuses a name that the preprocessor makes another one of.
  mutating func refuseMacro(_ identifier: Identifier, in file: FileID) {
    guard mapper.macros.isMacro(identifier, in: file) else { return }
    refuse(
      "'\(identifier.text)' is a macro, which bindings do not expand: write what it stands for", in: file,
      at: identifier.range)
  }

  /// Takes a name at the top level of the module; false, with a refusal, where another declaration has it.
  mutating func claim(_ name: String, for identifier: Identifier, in file: FileID) -> Bool {
    guard name != "_" else {
      refuse(
        "'_' is no name in Swift; give it one under \"names\" in the configuration", in: file,
        at: identifier.range)
      return false
    }
    let origin = Origin(file: file, range: identifier.range)
    guard let earlier = origins[name] else {
      origins[name] = origin
      return true
    }
    refuseSharedName(name, at: origin, earlier: earlier)
    return false
  }

  /// Refuses the later of two declarations with one name in Swift.
  mutating func refuseSharedName(_ name: String, at origin: Origin, earlier: Origin) {
    let isOneName = text(at: earlier) == text(at: origin)
    let advice = isOneName ? "rename one in its source" : "rename one under \"names\" in the configuration"
    refuse(
      "Swift would have two types named '\(name)'; \(advice)", in: origin.file, at: origin.range,
      notes: [Refusal.Note(message: "the other comes from here", file: earlier.file, range: earlier.range)])
  }

  private func text(at origin: Origin) -> String {
    program.file(origin.file).source.text.string(in: origin.range)
  }

  /// Refuses declarations that have the Swift name of a class that the bindings mention.
  mutating func refuseNames(of classes: Set<String>) {
    for name in classes.sorted() {
      guard let origin = origins[name] else { continue }
      refuse(
        "Swift would have two types named '\(name)': this one and a class that the bindings mention;"
          + " rename one under \"names\" in the configuration", in: origin.file, at: origin.range)
    }
  }

  /// The Swift name of a member, after the configuration; nil, with a refusal, where it has none.
  mutating func memberName(_ identifier: Identifier, of owner: String, in file: FileID) -> String? {
    let key = owner + "." + identifier.text
    let name = configuredName(key, insteadOf: identifier.text) ?? identifier.text
    if name.contains("(") {
      refuse(
        "'\(name)' is a method's name, but '\(key)' is no method: change it under \"names\" in the configuration",
        in: file, at: identifier.range)
      return nil
    }
    if name != "_" { return name }
    refuse(
      "'_' is no name in Swift; give '\(owner)._' one under \"names\" in the configuration", in: file,
      at: identifier.range)
    return nil
  }
}
