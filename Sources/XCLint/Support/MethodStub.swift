import XCSemantics
import XCSyntax

/// A method that a protocol asks for, with the least body that it can have.
public struct MethodStub {
  private let head: String
  private let statements: [String]

  /// Makes the stub of a requirement of a program.
  public init(_ requirement: Requirement, in program: Program) {
    let writer = MethodWriter(program: program)
    head = writer.head(of: requirement)
    statements = writer.returning(requirement)
  }

  /// The lines, each as far in as it stands behind the method's own indentation: the head and the opening brace, the
  /// statements, the closing brace.
  public func lines(_ style: BraceStyle) -> (opening: [String], inner: [String], closing: String) {
    let opening = style.brace.map { [head, $0 + "{"] } ?? [head + " {"]
    return (opening, statements.map { style.inner + $0 }, style.closing + "}")
  }
}

/// Where people put the braces of a method, told from the indentation of its head on.
public struct BraceStyle: Sendable, Hashable {
  /// The indentation of an opening brace on a line of its own; nil for one behind the head.
  public let brace: String?
  /// The indentation of statements.
  public let inner: String
  /// The indentation of the closing brace.
  public let closing: String

  /// That of a method on one line.
  public static let line = BraceStyle(brace: nil, inner: "", closing: "")

  private init(brace: String?, inner: String, closing: String) {
    (self.brace, self.inner, self.closing) = (brace, inner, closing)
  }

  /// Finds out how a part of a class does it: by the last of its methods that has lines of its own, else by the braces
  /// of the part itself.
  ///
  /// - Parameter step: one step of indentation where nothing tells.
  public init(of part: ClassDeclaration, in source: SourceFile, step: String) {
    let layout = SourceLayout(text: source.text)
    let bodies = part.methods.reversed().lazy.compactMap { method in
      method.bodyRange.map { (start: method.range.lowerBound, body: $0) }
    }
    let ranges = bodies.filter { layout.isBraced($0.body) && layout.beginsLine($0.body.upperBound - 1) }
    guard
      let (start, body) = ranges.first(where: { layout.beginsLine($0.start) })
        ?? (layout.isBraced(part.bodyRange) ? (part.range.lowerBound, part.bodyRange) : nil)
    else {
      (brace, inner, closing) = (nil, step, "")
      return
    }
    let outer = layout.indentation(at: start)
    func inside(_ offset: Int) -> String {
      let own = layout.indentation(at: offset)
      return own.hasPrefix(outer) ? String(own.dropFirst(outer.count)) : ""
    }
    brace = layout.beginsLine(body.lowerBound) ? inside(body.lowerBound) : nil
    closing = layout.beginsLine(body.upperBound - 1) ? inside(body.upperBound - 1) : brace ?? ""
    let isMethod = body != part.bodyRange
    let words = layout.slice(body.lowerBound + 1, body.upperBound - 1)
    let first = words.utf8.prefix { $0 != UInt8(ascii: "\n") }.count
    let next = words.utf8.dropFirst(first).firstIndex {
      ![UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0)
    }
    let statement = next.map { body.lowerBound + 1 + words.utf8.distance(from: words.startIndex, to: $0) }
    // Statements may stand no further in than a brace of their own.
    let known = isMethod ? statement.map(inside) : brace.flatMap { $0.isEmpty ? nil : $0 }
    inner = known.flatMap { $0.isEmpty ? nil : $0 } ?? step
  }
}
