import XCSemantics

extension BindingOptions {
  /// Makes the options that a configuration asks for.
  public init(_ said: BindingConfiguration, version: String) {
    self.init(
      version: version, imports: said.imports, declaresStubs: said.stubs ?? false, types: said.types,
      nonnull: Set(said.nonnull), names: said.names)
    access = said.access.flatMap(AccessLevel.init) ?? access
    optionals = said.optionals.flatMap(OptionalStyle.init) ?? optionals
    isolation = said.isolation.flatMap(BindingIsolation.init)
  }
}

extension ConfigurationReader {
  /// A reader that knows these rules and what bindings can be made with.
  public static func checkingBindings(ruleNames: [String]) -> ConfigurationReader {
    var reader = ConfigurationReader(ruleNames: ruleNames)
    reader.bindingMistakes = { said in
      BindingOptions(said, version: "").problems.map { problem in
        BindingMistake(
          key: problem.setting.key.rawValue, entry: problem.setting.entry, message: problem.message)
      }
    }
    return reader
  }
}
