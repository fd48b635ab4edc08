import XCBindings
import XCLint
import XCSemantics
import XCSyntax

/// The reader of `.xcgen.json`, in both of its ways: up to the first mistake, and for all of them.
enum ConfigurationTarget: FuzzTarget {
  static let name = "configuration"

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.configurations }

  static func run(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    let text = SourceText(path: "sub/.xcgen.json", bytes: bytes)
    let reader = ConfigurationReader.checkingBindings(ruleNames: RuleRegistry.all.names)
    let mistakes = reader.mistakes(in: text)
    for mistake in mistakes {
      require(
        mistake.range.lowerBound >= 0 && mistake.range.upperBound <= bytes.count && !mistake.message.isEmpty,
        "'\(mistake.message)' stands at \(mistake.range) of \(bytes.count)")
    }
    do throws(ConfigurationError) {
      let configuration = try reader.read(text)
      require(mistakes.isEmpty, "a configuration that can be read has mistakes: \(mistakes)")
      for source in ["sub/a.xc", "sub/Generated/b.xc", "c.xc"] { _ = configuration.takes(source) }
      let said = configuration.generate
      _ =
        BindingOptions(
          version: "1", imports: said.imports, types: said.types, nonnull: Set(said.nonnull),
          names: said.names
        ).problems
      _ = SettingCheck(InMemoryFileSystem()).remarks(on: configuration, in: [])
    } catch {
      require(!mistakes.isEmpty, "'\(error.message)' is not among the mistakes")
    }
  }
}
