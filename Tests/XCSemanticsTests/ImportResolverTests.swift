import Testing
import XCSyntax

@testable import XCSemantics

/// The search order of imports, point by point.
@Suite struct ImportResolverTests {
  private let files = InMemoryFileSystem([
    "app/Main.xc": "", "app/Near.xc": "", "app/sub/Deep.xc": "", "one/Near.xc": "", "one/Far.xc": "",
    "two/Far.xc": "", "two/Both.xc": "", "two/Both.xt": "", "two/Old.xt": "", "two/New.xc": "",
    "two/Plain": "", "two/Dir/Inner.xc": "", "shared/Ink": "", "shared/Pen.xc": "",
  ])

  private func find(
    _ path: String, _ style: ImportDirective.Style = .quoted, _ kind: ImportDirective.Kind = .import,
    from importer: String = "app/Main.xc", isFromSearchFolder: Bool = false
  ) -> ImportResolver.Resolution {
    let resolver = ImportResolver(importPaths: ["one", "two"], fileSystem: files)
    let directive = ImportDirective(kind: kind, style: style, path: path, pathRange: 0..<0, range: 0..<0)
    return resolver.resolve(directive, from: importer, isFromSearchFolder: isFromSearchFolder)
  }

  @Test func ownFolderComesFirst() {
    #expect(find("Near.xc") == .file(path: "app/Near.xc", inSearchFolder: false))
  }

  @Test func anglesSkipTheOwnFolder() {
    #expect(find("Near.xc", .angled) == .file(path: "one/Near.xc", inSearchFolder: true))
  }

  @Test func aFileOfASearchFolderHasNoHeadStart() {
    let found = find("Far.xc", from: "two/Both.xc", isFromSearchFolder: true)
    #expect(found == .file(path: "one/Far.xc", inSearchFolder: true))
    let asked = find("Far.xc", from: "two/Both.xc")
    #expect(asked == .file(path: "two/Far.xc", inSearchFolder: false))
  }

  @Test func foldersAreSearchedInOrder() {
    #expect(find("Far.xc") == .file(path: "one/Far.xc", inSearchFolder: true))
    #expect(find("Both.xc") == .file(path: "two/Both.xc", inSearchFolder: true))
  }

  @Test func namesWithoutADotTryBothExtensions() {
    #expect(find("Both") == .file(path: "two/Both.xc", inSearchFolder: true))
    #expect(find("Old") == .file(path: "two/Old.xt", inSearchFolder: true))
    #expect(find("Plain") == .file(path: "two/Plain", inSearchFolder: true))
  }

  @Test func oldNamesFindNewFiles() {
    #expect(find("New.xt") == .file(path: "two/New.xc", inSearchFolder: true))
    #expect(find("Both.xt") == .file(path: "two/Both.xt", inSearchFolder: true))
    #expect(find("Old.xc") == .notFound(searched: ["app", "one", "two"]))
  }

  @Test func aDotAnywhereMeansTheNameAsItStands() {
    #expect(find("../shared/Ink") == .file(path: "app/../shared/Ink", inSearchFolder: false))
    #expect(find("../shared/Pen") == .notFound(searched: ["app", "one", "two"]))
  }

  @Test func letterCaseCounts() {
    #expect(find("near.xc") == .notFound(searched: ["app", "one", "two"]))
  }

  @Test func aFolderIsNoFile() {
    #expect(find("Dir") == .notFound(searched: ["app", "one", "two"]))
    #expect(find("Dir/Inner") == .file(path: "two/Dir/Inner.xc", inSearchFolder: true))
  }

  @Test func useDropsTheExtension() {
    #expect(find("Old.xc", .bare, .use) == .file(path: "two/Old.xt", inSearchFolder: true))
    #expect(find("Near", .quoted, .use) == .file(path: "app/Near.xc", inSearchFolder: false))
    #expect(find("Near", .angled, .use) == .file(path: "one/Near.xc", inSearchFolder: true))
  }

  @Test func foldersThatWereSearchedAreListed() {
    #expect(find("No.xc", .angled) == .notFound(searched: ["one", "two"]))
    #expect(find("No.xc", from: "Main.xc") == .notFound(searched: [".", "one", "two"]))
    #expect(find("") == .notFound(searched: []))
  }

  @Test func anAbsolutePathStaysWhatItIs() {
    let files = InMemoryFileSystem(["/deep/Ink.xc": ""])
    let resolver = ImportResolver(importPaths: ["one"], fileSystem: files)
    let directive = ImportDirective(
      kind: .import, style: .quoted, path: "/deep/Ink.xc", pathRange: 0..<0, range: 0..<0)
    let found = resolver.resolve(directive, from: "a/b.xc", isFromSearchFolder: false)
    #expect(found == .file(path: "/deep/Ink.xc", inSearchFolder: false))
  }
}
