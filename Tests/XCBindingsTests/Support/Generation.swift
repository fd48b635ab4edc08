import XCBindings
import XCSemantics
import XCSyntax

/// Generates from texts by path, all of them requested unless `requested` names some.
func generate(
  _ texts: [String: String], requested: [String]? = nil,
  options: BindingOptions = BindingOptions(version: "0.0.0"),
  defining definitions: [String: String] = [:], usesEmbeddedInterface: Bool = true,
  pairs: [DelegatePair] = []
) async -> GeneratedOutput {
  let loader = ProgramLoader(
    options: LoadOptions(
      definitions: MacroTable(definitions), usesEmbeddedInterface: usesEmbeddedInterface, pairs: pairs),
    fileSystem: InMemoryFileSystem(texts))
  let program = await loader.load((requested ?? Array(texts.keys)).sorted())
  let sources = program.requestedFiles.map { BindingSource(file: $0.id, relativePath: $0.source.path) }
  return BindingGenerator.generate([BindingUnit(program, options: options, sources: sources)])
}

/// Generates from one text called `a.xc`.
func generate(
  _ text: String, options: BindingOptions = BindingOptions(version: "0.0.0"),
  defining definitions: [String: String] = [:], pairs: [DelegatePair] = []
) async -> GeneratedOutput {
  await generate(["a.xc": text], options: options, defining: definitions, pairs: pairs)
}

extension GeneratedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension GeneratedOutput {
  /// Entries of the configuration that match nothing.
  var unused: [UnusedSetting] { unusedSettings.flatMap { $0 } }

  /// The text of a file; empty where there is none.
  func text(of name: String) -> String { files.first { $0.name == name }?.text ?? "" }

  /// The text of `a.swift` without its header.
  var body: String {
    let lines = text(of: "a.swift").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("//") && !$0.hasPrefix("///") || $0.isEmpty }.joined(separator: "\n")
  }

  /// The findings as a terminal would show them.
  var messages: [String] {
    diagnostics.map {
      "\($0.span.file):\($0.span.start.line):\($0.span.start.column): \($0.severity.rawValue): \($0.message)"
    }
  }
}
