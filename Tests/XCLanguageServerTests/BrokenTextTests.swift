import Testing
import XCSemantics

@testable import XCLanguageServer

/// Every feature at every byte of texts that are half written.
@Suite struct BrokenTextTests {
  private static let whole = """
    #import "Other.xc"
    #define LIM(x) ((x) + 1)
    /// Ä𝒳.
    protocol P { optional void a(i32 x); void b(P* p); // xcgen:pair a b
    }
    struct S { i32 x; S* next; }
    enum E = { one, two = 2 };
    class A (C) { void c(void) { b(nil); } }
    class A : Object <P> {
      S s; outlet A* o; callback done void(i32 k);
      void b(P* p) { A* q = new A(); q.o.b((P*)self); callback f void(i32) = &p.a; if (f) { f(LIM(2)); } }
      i32 sum(i32 n, ...) { for (A* each in all) { each.sum(n, "x\\"y", 'c'); } return self.s.next.x; }
    }
    i32 g(A* x) { try { x.sum(1); } catch (Error e) { goto end; } end: switch (one) { case two: break; } return 0; }

    """

  /// The text cut off, with a stretch gone, and with strange things put in.
  private static let texts: [String] = {
    let bytes = Array(whole.utf8)
    let cut = stride(from: 7, to: bytes.count, by: 401).map { Array(bytes[..<$0]) }
    let holes = stride(from: 11, to: bytes.count - 40, by: 601).map {
      Array(bytes[..<$0] + bytes[($0 + 29)...])
    }
    let odd = ["{", "\""].enumerated().map {
      index, word in
      let place = (90 + index * 171) % bytes.count
      return Array(bytes[..<place] + Array(word.utf8) + bytes[place...])
    }
    return ([bytes] + cut + holes + odd).map { String(decoding: $0, as: UTF8.self) }
  }()

  @Test(arguments: texts.indices) func answers(_ index: Int) async throws {
    let text = Self.texts[index]
    let document = Document(uri: "file:///w/A.xc", version: 1, revision: 1, text: text, encoding: .utf16)
    let analysis = await Analysis(
      AnalysisRequest(
        documents: [document.path: document], surroundings: .init(folders: ["/w"], diskState: 0),
        settings: ServerSettings(loadOptions: LoadOptions(usesEmbeddedInterface: false), version: "1"),
        disk: InMemoryFileSystem([
          "/w/Other.xc": "#import \"A.xc\"\nclass B : A { void b(P* p) { p.b(self); } }\n"
        ]),
        parsed: ParsedSources(), encoding: .utf16, usableConfigurations: [:]))
    let context = DocumentContext(document, analysis)
    var answers = 0
    for offset in 0...text.utf8.count {
      answers += try await ask(context, document.map.position(offset))
      // Other tests wait for the threads that this takes.
      await Task.yield()
    }
    let whole = document.map.range(0..<text.utf8.count)
    #expect(SemanticTokenList(context).data().count % 5 == 0)
    #expect(SemanticTokenList(context).data(in: whole).count == SemanticTokenList(context).data().count)
    _ = (
      PairHints(context).hints(in: whole), DocumentLinks(context).links(), FoldingRanges(document).ranges()
    )
    _ = Outline(document).symbols()
    #expect(answers > 0)
  }

  /// Asks for everything at one place; the result is how many answers there were.
  private func ask(_ context: DocumentContext, _ position: Position) async throws -> Int {
    let bounds = context.document.map.range(0..<context.document.text.bytes.count)
    var places: [Location] = []
    places += Definitions(context).locations(at: position) + Definitions(context).declarations(at: position)
    places +=
      TypeDefinitions(context).locations(at: position) + Implementations(context).locations(at: position)
    places += References(context).locations(at: position, withDeclaration: true)
    for place in places where place.uri == context.document.uri {
      #expect(bounds.start <= place.range.start && place.range.end <= bounds.end)
    }
    let hover = HoverText(context, usesMarkdown: true).hover(at: position)
    let highlights = Highlights(context).highlights(at: position)
    let list = Completions(context, InsertionManner(nil)).list(at: position, trigger: nil)
    for item in list.items.prefix(3) {
      _ = Completions(context, InsertionManner(nil)).resolved(item, usesMarkdown: true)
      #expect(item.textEdit.range.start <= position && position <= item.textEdit.range.end)
    }
    let help = Signatures(context).help(at: position)
    if let help { #expect(help.signatures.indices.contains(help.activeSignature)) }
    for item in CallHierarchy(context.analysis).items(at: position, in: context) {
      _ = (CallHierarchy(context.analysis).incoming(item), CallHierarchy(context.analysis).outgoing(item))
    }
    for item in TypeHierarchy(context.analysis).items(at: position, in: context) {
      _ = (TypeHierarchy(context.analysis).supertypes(item), TypeHierarchy(context.analysis).subtypes(item))
    }
    _ = SelectionRanges(context.document).ranges(around: [position])
    let parameters = CodeActionParameters(
      textDocument: DocumentName(uri: context.document.uri),
      range: DocumentRange(start: position, end: position), context: nil)
    let actions = CodeActions(context, usesVersions: true, mended: []).actions(parameters)
    let renaming = Renaming(context, usesVersions: true)
    let renamed = try? renaming.edit(at: position, to: "fresh")
    let target = try? renaming.target(at: position)
    return places.count + highlights.count + list.items.count + actions.count + (hover == nil ? 0 : 1)
      + (renamed == nil ? 0 : 1) + (target == nil ? 0 : 1)
  }
}
