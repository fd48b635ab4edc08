import Foundation
import Testing

@testable import XCSyntax

@Suite("Tags")
struct TagsTests {
  private static let sample = """
    #ifndef SAMPLE_XC
    #define SAMPLE_XC
    #define CLAMP(v) (v)
    // A gauge.
    class Gauge : UXView <Moving, Codable> {
      i32 low, high[4];
      static weak:Node* shared = nil;
      callback onTap void(Gauge* who);
      block map u32(u32 v);
      weak:callback onEnd void(i32 code);
      void init(void) { i32 local = 0; callback done void(); auto b = block inner void() { }; }
      i32, bool pair(u8 key);
    #if WIDE
      void retain(void) { release(); }
    #endif
    }
    class Gauge (Drawing) <Codable> { void draw(void) { } }
    class Gauge () { i32 hidden; }
    protocol Moving { void moved(i32 by); optional bool mayMove(void); }
    struct Dot { i16 x, y; callback tap void(); } struct Later;
    typedef struct { u8 a; } Box;
    typedef struct Named { u8 b; } Alias;
    enum Edge = { top, left = 1 } enum { alone }
    typedef u8* bytes;
    typedef i32 turn_t(i32 by);
    typedef callback done_t void(i32);
    i32 first = 1, second[2];
    callback hook void(i32) = nil;
    void main(void) { for (i32 i in 0..3) { Dot d; } }
    extern i32 answer(i32 n);
    #ifdef MORE
    i32 third;
    #else
    void other(void);
    #endif
    #endif
    """

  @Test("The tags of a file are its declarations, no more and no less")
  func declarations() throws {
    let source = try String(
      contentsOf: Corpus.grammarFolder.appendingPathComponent("queries/tags.scm"), encoding: .utf8)
    let text = SourceText(path: "sample.xc", Self.sample)
    let tree = try SyntaxParser().parse(text)
    #expect(!tree.root.hasError)
    let tags = try SyntaxQuery(source).matches(in: tree.root).compactMap(Self.definition)
    let file = SourceFile(parsing: text)
    let lowered = file.declarations.flatMap(Self.names) + file.macros.map { "macro \($0.name.text)" }
    #expect(tags.sorted() == lowered.sorted())
    #expect(tags.count > 40)
  }

  private static func definition(in captures: [SyntaxQuery.Capture]) -> String? {
    guard let role = captures.first(where: { $0.name.hasPrefix("definition.") })?.name,
      let name = captures.first(where: { $0.name == "name" })?.node.text
    else { return nil }
    return "\(role.dropFirst("definition.".count)) \(name)"
  }

  private static func names(of declaration: Declaration) -> [String] {
    switch declaration {
    case .class(let value):
      ["class \(value.name.text)"] + value.fields.map { "field \($0.name.text)" }
        + value.methods.map { "method \($0.name.text)" }
    case .protocol(let value):
      ["interface \(value.name.text)"] + value.methods.map { "method \($0.name.text)" }
    case .struct(let value):
      // A struct without a name of its own goes by that of its typedef.
      (value.name.map { [$0.text == "Box" ? "type Box" : "struct \($0.text)"] } ?? [])
        + value.fields.map { "field \($0.name.text)" }
    case .enum(let value):
      (value.name.map { ["enum \($0.text)"] } ?? []) + value.members.map { "constant \($0.name.text)" }
    case .typedef(let value): ["type \(value.name.text)"]
    case .function(let value): ["function \(value.name.text)"]
    case .global(let value): ["variable \(value.name.text)"]
    case .use: []
    }
  }
}
