import Foundation
import Testing

@testable import XCSyntax

@Suite("Names of the grammar")
struct GrammarNamesTests {
  @Test("Every named symbol has a kind, and every kind is a symbol")
  func kinds() {
    let known = Set(Language.symbolNames)
    let ours = Set(SyntaxKind.allCases.map(\.rawValue)).subtracting(["", "ERROR"])
    #expect(known.subtracting(ours).isEmpty)
    #expect(ours.subtracting(known).isEmpty)
  }

  @Test("Every field has a case, and every case is a field")
  func fields() {
    #expect(Set(Language.fieldNames) == Set(SyntaxField.allCases.map(\.rawValue)))
  }

  @Test("The grammar's page names every node")
  func page() throws {
    let page = try String(
      contentsOf: Corpus.grammarFolder.appendingPathComponent("README.md"), encoding: .utf8)
    let supertypes: Set = [
      "declaration", "directive", "expression", "primary_expression", "statement", "type",
    ]
    let kinds = SyntaxKind.allCases.map(\.rawValue).filter { !["", "ERROR"].contains($0) }
    let missing = kinds.filter { !supertypes.contains($0) && !page.contains("`\($0)`") }
    #expect(missing == [])
    #expect(supertypes.allSatisfy { page.contains("⟨\($0)⟩") })
  }
}
