import Testing

@testable import XCSyntax

@Suite("Arms of conditionals")
struct ConditionalArmTests {
  private let text = """
    class A : Object {
    #ifdef OUTER
      i32 a;
    #ifdef INNER
      i32 b;
    #else
      i32 c;
    #endif
    #elif OTHER
      i32 d;
    #else
      i32 e;
    #endif
      void f(void) {
    #ifdef BODY
        g();
    #endif
      }
    }

    """

  @Test("They come in the order in which they begin, whatever stands inside of them")
  func order() {
    let source = SourceFile(parsing: SourceText(path: "a.xc", text))
    let starts = source.arms.map(\.range.lowerBound)
    #expect(starts.count == 6 && starts == starts.sorted())
  }

  @Test("Those that begin in a range are found")
  func inRange() throws {
    let source = SourceFile(parsing: SourceText(path: "a.xc", text))
    let whole = 0..<text.utf8.count
    #expect(Array(source.arms(beginningIn: whole)) == source.arms)
    for arm in source.arms {
      let start = arm.range.lowerBound
      #expect(source.arms(beginningIn: start..<(start + 1)).map(\.range) == [arm.range])
      #expect(!source.arms(beginningIn: (start + 1)..<whole.upperBound).contains { $0.range == arm.range })
    }
    #expect(source.arms(beginningIn: 0..<0).isEmpty)
  }

  @Test("A search in what is sorted gives the first that is not below", arguments: 0...5)
  func sortedSearch(count: Int) {
    let numbers = (0..<count).map { $0 * 2 }
    for wanted in -1...(2 * count) {
      let expected = numbers.firstIndex { $0 >= wanted } ?? count
      #expect(numbers.firstIndexInOrder { $0 >= wanted } == expected)
    }
  }
}
