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
}
