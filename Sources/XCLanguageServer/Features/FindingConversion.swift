import XCSemantics
import XCSyntax

/// Turns findings into the protocol's form.
struct FindingConversion {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// The findings of a file; for a configuration why it can't be used.
  func diagnostics(at path: String) -> [ProtocolDiagnostic] {
    if let error = analysis.configurationErrors[path] { return diagnostics(error, at: path) }
    guard let map = map(of: path) else { return [] }
    return analysis.findings(at: path).map { diagnostic($0, map) }
  }

  /// Positions in a file: by the document where it is open, else by what the program read.
  func map(of path: String) -> PositionMap? {
    if let document = analysis.documents[path] ?? analysis.documents[FilePath.absolute(path)] {
      return document.map
    }
    if let place = analysis.place(of: path) {
      return PositionMap(place.file.source.text, encoding: analysis.encoding)
    }
    guard case .success(let text) = analysis.fileSystem.source(at: path) else { return nil }
    return PositionMap(text, encoding: analysis.encoding)
  }

  /// One finding in a file whose positions are known.
  func diagnostic(_ finding: Diagnostic, _ map: PositionMap) -> ProtocolDiagnostic {
    let range = map.range(finding.span.bytes)
    let own = Location(uri: analysis.uri(of: finding.span.file), range: range)
    let notes = finding.notes.map { note in
      let place = note.span.file == finding.span.file ? nil : location(of: note.span, around: finding)
      return ProtocolDiagnostic.Related(
        location: place
          ?? Location(
            uri: own.uri,
            range: note.span.file == finding.span.file ? map.range(note.span.bytes) : own.range),
        message: note.message)
    }
    return ProtocolDiagnostic(
      range: range, severity: Self.number(finding.severity), code: finding.rule,
      codeDescription: analysis.rulePages.uri(of: finding.rule).map(ProtocolDiagnostic.CodeDescription.init),
      source: "xcgen",
      message: finding.message, tags: finding.rule == "unused-suppression" ? [1] : nil,
      relatedInformation: notes.isEmpty ? nil : notes)
  }

  /// Where another file is spoken of; an interface that is no source is put down as text. Nil where nothing can be
  /// opened.
  private func location(of span: SourceSpan, around finding: Diagnostic) -> Location? {
    let programs = analysis.place(of: finding.span.file).map { [$0.program] } ?? analysis.programs
    for program in programs {
      let interface = program.files.last { file in
        (file.origin == .embedded || file.origin == .library) && file.source.path == span.file
      }
      guard let interface else { continue }
      return analysis.interfaces.place(of: interface, in: analysis).map {
        Location(uri: $0.uri, range: $0.map.range(span.bytes))
      }
    }
    guard span.file != EmbeddedInterface.path, let map = map(of: span.file) else { return nil }
    return Location(uri: analysis.uri(of: span.file), range: map.range(span.bytes))
  }

  /// Every mistake of a configuration.
  private func diagnostics(_ error: ConfigurationError, at path: String) -> [ProtocolDiagnostic] {
    if error.position != nil, let map = map(of: path) {
      let found = Planning.reader.mistakes(in: map.text)
      if !found.isEmpty {
        return found.map {
          ProtocolDiagnostic(
            range: map.range($0.range), severity: 1, code: "configuration", source: "xcgen",
            message: $0.message)
        }
      }
    }
    return [diagnostic(error, at: path)]
  }

  private func diagnostic(_ error: ConfigurationError, at path: String) -> ProtocolDiagnostic {
    var range = DocumentRange(
      start: Position(line: 0, character: 0), end: Position(line: 0, character: 0))
    if let position = error.position, let map = map(of: path) {
      let start = map.text.offset(of: position)
      range = map.range(start..<max(start, map.lineRange(map.line(at: start)).upperBound))
    }
    return ProtocolDiagnostic(
      range: range, severity: 1, code: "configuration", source: "xcgen", message: error.message)
  }

  private static func number(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
