import Foundation
import Testing

@testable import XCSyntax

@Suite("Reading files with conditionals")
struct SourceReadingTests {
  private static let whole = """
    class Host {
    #if ARCH_wasm32
        void open(void) { start(); }
    #else
        void open(i32 handle) { attach(handle); }
    #endif
        void close(void) { }
    }

    """

  /// The head of a method is chosen by a conditional, its body is shared: no tree holds both arms.
  private static let split = """
    class Host {
    #if ARCH_wasm32
        void open(void) {
    #else
        void open(i32 handle) {
    #endif
            start();
        }
    #ifdef TRACE
        void trace(void) { }
    #endif
        void close(void) { }
    }

    """

  private func read(_ source: String, _ definitions: [String: String] = [:]) throws -> SourceReading {
    let parser = try SyntaxParser()
    return try SourceReading(
      of: SourceText(path: "host.xc", source), definitions: MacroTable(definitions), with: parser)
  }

  private func members(_ source: String, _ definitions: [String: String] = [:]) throws -> [String] {
    let text = SourceText(path: "host.xc", source)
    let file = SourceFile(parsing: text, definitions: MacroTable(definitions))
    #expect(file.syntaxErrors.isEmpty)
    guard case .class(let host) = try #require(file.declarations.first) else { return [] }
    return host.methods.map { method in
      let position = text.position(at: method.name.range.lowerBound)
      return "\(position.line):\(position.column) \(method.name.text)(\(method.signature.parameterSpelling)) "
        + method.condition.spelling
    }
  }

  @Test("Whole members in arms: the tree holds every arm")
  func wholeMembers() throws {
    #expect(try !read(Self.whole).isPartial)
    #expect(
      try members(Self.whole) == ["3:10 open() ARCH_wasm32", "5:10 open(i32) !ARCH_wasm32", "7:10 close() 1"])
  }

  @Test("A split construct: the arm that is kept is read, and positions stay true")
  func splitConstruct() throws {
    #expect(try read(Self.split).isPartial)
    #expect(try !read(Self.split).tree.root.hasError)
    #expect(
      try members(Self.split) == [
        "5:10 open(i32) !ARCH_wasm32", "10:10 trace() defined(TRACE)", "12:10 close() 1",
      ])
    #expect(
      try members(Self.split, ["ARCH_wasm32": "1", "TRACE": ""]) == [
        "3:10 open() ARCH_wasm32", "10:10 trace() defined(TRACE)", "12:10 close() 1",
      ])
  }

  @Test("Prose in an arm that is never kept is no error")
  func proseInDroppedArm() throws {
    let source = "#if 0\nDon't read this (it is \"prose\n#endif\nclass A { void a(void) { } }\n"
    let file = SourceFile(parsing: SourceText(path: "a.xc", source))
    #expect(file.syntaxErrors.isEmpty)
    #expect(file.declarations.count == 1)
  }

  @Test("Macros of the file itself choose arms, function-like and undefined ones too")
  func ownMacros() throws {
    let source = """
      #define LEVEL 2
      #define TRACE(x) x
      #undef TRACE
      #if LEVEL >= 2 && !defined(TRACE)
      void f(void) {
      #else
      void f(i32 a) {
      #endif
      }
      """
    let file = SourceFile(parsing: SourceText(path: "a.xc", source))
    #expect(file.syntaxErrors.isEmpty)
    guard case .function(let function) = try #require(file.declarations.first) else { return }
    #expect(function.signature.parameters.isEmpty)
  }

  @Test("A mistake in an arm that is not kept is told, wherever the conditional was cut out")
  func mistakeInDroppedArm() throws {
    let mistaken = Self.split.replacingOccurrences(
      of: "    void open(void) {\n", with: "    void count(i32 a b) { }\n    void open(void) {\n")
    let file = SourceFile(parsing: SourceText(path: "host.xc", mistaken))
    #expect(
      file.syntaxErrors.map { "\($0.span.start.line): \($0.message)" } == [
        "3: expected ',' or ')' after 'a': a parameter has one name"
      ])
    let nested = mistaken.replacingOccurrences(of: "#ifdef TRACE", with: "#if TRACE\n#elif LOG")
    #expect(
      SourceFile(parsing: SourceText(path: "host.xc", nested)).syntaxErrors.map(\.span.start.line) == [3])
  }

  @Test(
    "What is split over several conditionals of one test is sound, whichever way the test goes",
    arguments: [
      "{\n#if T\n  if (a) {\n#endif\n  b();\n#if T\n  } else {\n    c();\n  }\n#endif\n}",
      "{\n#if T\n  try {\n#endif\n  b();\n#if T\n  } catch (E e) {\n    c();\n  }\n#endif\n}",
      "{\n#if T\n  switch (a) { case 1:\n#endif\n  b();\n#if T\n  break; case 2: c(); }\n#endif\n}",
      "{\n  if (a) { y(); }\n#if T\n  else { z();\n#endif\n  b();\n#if T\n  }\n#endif\n}",
      "{\n#if T\n  if (a) {\n#else\n  while (a) {\n#endif\n  b();\n#if !T\n  break;\n#endif\n  }\n}",
    ])
  func splitOverSeveral(body: String) {
    for test in ["0", "1", "DEBUG", "defined(DEBUG) && LEVEL > 2"] {
      let text =
        "void f(void)\n"
        + body.replacingOccurrences(of: "!T", with: "!(\(test))")
        .replacingOccurrences(of: "#if T", with: "#if \(test)") + "\n"
      let file = SourceFile(parsing: SourceText(path: "split.xc", text))
      #expect(file.syntaxErrors.map(\.message) == [], "\(text)")
      #expect(file.declarations.count == 1)
    }
  }

  @Test(
    "Prose beside a split construct is no error in an arm that is never kept; in any other it stands for code",
    arguments: [("0", false), ("NOTES", true)])
  func proseBesideSplit(test: String, isCode: Bool) throws {
    let prose = Self.split.replacingOccurrences(
      of: "#else\n", with: "#elif \(test)\n    Don't read this (it is \"prose, as anyone can see.\n#else\n")
    let errors = SourceFile(parsing: SourceText(path: "host.xc", prose)).syntaxErrors
    #expect(errors.map(\.span.start.line) == (isCode ? [5] : []))
  }

  @Test("A directive inside a declaration takes its line alone, and what it defines is known")
  func directivesInside() throws {
    let source = """
      class A
      #define FIRST 1
       : Object
      {
        void f(i32 a,
      #undef FIRST
          i32 b)
        {
          x = a +
      #define SECOND 2
            SECOND;
          f(a,
      #pragma once
            b);
        }
        i32 last;
      }
      #define THIRD 3
      """
    let file = SourceFile(parsing: SourceText(path: "a.xc", source))
    #expect(file.syntaxErrors.map(\.message) == [])
    #expect(file.macros.map(\.name.text) == ["FIRST", "SECOND", "THIRD"])
    #expect(file.undefinitions.map(\.name.text) == ["FIRST"])
    guard case .class(let owner) = file.declarations.first else {
      Issue.record("no class")
      return
    }
    #expect(owner.parent?.text == "Object")
    #expect(owner.methods.map(\.name.text) == ["f"])
    #expect(owner.fields.first.map { file.text.position(at: $0.name.range.lowerBound).line } == 16)
  }

  @Test("What stands in an arm that is never kept hides no mistake around it, and is none")
  func neverKept() throws {
    let source = "#if 0\n } } ( /* \" */ don't\n#endif\nclass A {\n  i32 a\n  i32 b;\n}\n"
    let file = SourceFile(parsing: SourceText(path: "a.xc", source))
    #expect(file.syntaxErrors.map(\.message) == ["expected ';' after the field 'a'"])
    #expect(file.syntaxErrors.map(\.span.start.line) == [5])
  }

  @Test("A literal in a definition goes on on a continued line")
  func continuedLiteral() throws {
    let source = "#define X f(\"a\\\nb\", 1)\ni32 a;\n"
    let file = SourceFile(parsing: SourceText(path: "a.xc", source))
    #expect(file.syntaxErrors.isEmpty)
    #expect(file.macros.map(\.body) == ["f(\"ab\", 1)"])
  }
}
