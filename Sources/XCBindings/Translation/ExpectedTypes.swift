import XCSemantics
import XCSyntax

extension Translator {
  /// Types that the unit mentions and that no module declares, but for those of other units.
  var expectedTypes: Set<String> {
    options.declaresStubs ? [] : Set(namesOfClasses + namesOfProtocols + foreignValues.keys)
  }

  /// Swift names of the protocols that are built in, in every module that is made from the built-in interface.
  var namesOfBuiltInProtocols: [String] {
    program.protocols.filter { program.isEmbedded($0.file) }.map {
      mapper.swiftName($0.declaration.name.text)
    }
  }

  /// One sentence about the types that are expected in scope and how to have them; nil where nobody need act.
  ///
  /// A module that is imported has the classes, as far as anybody can tell. Of what other sources declare it is told
  /// all the same: their bindings would have it, and the module may not.
  ///
  /// - Parameter known: names that the module declares.
  func noteOnExpectedTypes(besides known: Set<String>) -> String? {
    let expectedTypes = expectedTypes.subtracting(known).sorted()
    let declared = declaredElsewhere
    guard options.imports.isEmpty else {
      guard !declared.isEmpty, !options.declaresStubs else { return nil }
      let modules = Set(options.imports).sorted().joined(separator: ", ")
      return "the bindings expect these types from the imported modules (\(modules)): \(listed(declared))"
    }
    guard !expectedTypes.isEmpty else { return nil }
    let ways =
      "the bindings expect these types in scope: \(expectedTypes.joined(separator: ", ")); declare them in Swift,"
      + " import the module that has them (--import MODULE), or let xcgen declare them (--stubs)"
    return declared.isEmpty
      ? ways
      : ways + "; bound in one run with the sources that declare them, they are there: \(listed(declared))"
  }

  /// Protocols and values that other sources declare, by the path of the source.
  private var declaredElsewhere: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    // Nobody can name the built-in source.
    for (name, file) in foreignValues where !program.isEmbedded(file) {
      names[program.file(file).source.path, default: []].insert(name)
    }
    for symbol in mapper.mentions.protocols.values
    where !isBound(symbol.file) && !program.isEmbedded(symbol.file) {
      names[program.file(symbol.file).source.path, default: []].insert(mapper.swiftName(symbol.name))
    }
    return names
  }

  private func listed(_ names: [String: Set<String>]) -> String {
    names.sorted { $0.key < $1.key }.map { path, names in
      names.sorted().joined(separator: ", ") + " (\(path))"
    }.joined(separator: ", ")
  }
}
