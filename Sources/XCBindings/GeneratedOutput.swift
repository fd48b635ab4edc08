import XCSyntax

/// A generated file: a name without folders and its bytes.
public struct GeneratedFile: Sendable, Hashable {
  /// The name below the output folder.
  public var name: String
  /// The content, UTF-8.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What one run of the generator gives.
public struct GeneratedOutput: Sendable, Hashable {
  /// The files in order of their names; none where anything is refused.
  public var files: [GeneratedFile]
  /// What is refused, in order.
  public var diagnostics: [Diagnostic]
  /// Swift types that the files mention and that neither they nor the standard library declare, sorted.
  public var expectedTypes: [String]
  /// Sentences about the types that are expected in scope and how to have them; none where nobody need act.
  public var notes: [String]
  /// For each unit, in their order, entries of its configuration that match nothing in its sources.
  public var unusedSettings: [[UnusedSetting]]
  /// The paths of all files that had a say, as the program names them, in its order.
  public var inputs: [String]

  /// Makes an output.
  public init(
    files: [GeneratedFile], diagnostics: [Diagnostic], expectedTypes: [String], notes: [String],
    unusedSettings: [[UnusedSetting]], inputs: [String]
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.expectedTypes = expectedTypes
    self.notes = notes
    self.unusedSettings = unusedSettings
    self.inputs = inputs
  }
}
