import XCLint
import XCSemantics
import XCSyntax

/// A program that is changed and checked again, as an editor does.
private actor EditedProgram {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let parser: SyntaxParser
  private let file: FileID
  private let place: Int
  private var program: Program
  private var linted: LintedProgram
  private var count = 0

  init(_ inputs: [SourceInput]) async throws {
    parser = try SyntaxParser()
    program = await ProgramLoader().load(inputs)
    linted = Linter().check(program)
    guard let first = program.requestedFiles.first,
      let body = first.source.declarations.lazy.compactMap(Self.body).first
    else { throw Failure(description: "the corpus has no method") }
    file = first.id
    place = body.lowerBound + 1
  }

  private static func body(in declaration: Declaration) -> Range<Int>? {
    guard case .class(let part) = declaration else { return nil }
    return part.methods.lazy.compactMap(\.bodyRange).first
  }

  /// Types a statement into a body, or takes it out again, and tells what is found then.
  func change() throws -> Int {
    count += 1
    let source = program.file(file).source
    let statement = Array(" i32 typed = 1;".utf8)
    let text =
      count.isMultiple(of: 2)
      ? source.text.replacing(place..<(place + statement.count), with: [])
      : source.text.replacing(place..<place, with: statement)
    guard let (changed, change) = source.changed(to: text, with: parser) else {
      throw Failure(description: "the change reaches beyond its body")
    }
    program = program.replacing(file, with: changed)
    if !linted.update(program, after: change, in: file) { linted = linted.rechecked(program) }
    return linted.findings.count
  }
}

extension BenchRow {
  /// From a change in one body to the findings of the program.
  static func edit(_ corpus: Corpus) async throws -> BenchRow {
    let edited = try await EditedProgram(corpus.files.map { .bytes($0.bytes, name: $0.name) })
    return .timed("edit to findings") { _ = try await edited.change() }
  }
}
