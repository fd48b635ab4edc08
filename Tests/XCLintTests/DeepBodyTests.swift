import Testing
import XCSyntax

@testable import XCLint

/// Bodies nested deeper than anybody writes: no rule may run out of stack.
@Suite struct DeepBodyTests {
  static let bodies: [String] = [
    "x = " + String(repeating: "(", count: 2000) + "1" + String(repeating: ")", count: 2000) + ";",
    String(repeating: "{ ", count: 1500) + "f();" + String(repeating: " }", count: 1500),
    "if (b) { f(); }" + String(repeating: " else if (b) { f(); }", count: 1500),
    "x = 1" + String(repeating: " + x", count: 8000) + ";",
    "b = b" + String(repeating: " && b", count: 3000) + ";",
    "a = self" + String(repeating: ".n()", count: 1500) + ";",
    "x = " + String(repeating: "f(", count: 1500) + "1" + String(repeating: ")", count: 1500) + ";",
    "x = " + String(repeating: "b ? 1 : ", count: 1500) + "2;",
    "b = " + String(repeating: "!", count: 2000) + "b;",
    "a = " + String(repeating: "(A*)", count: 2000) + "a;",
    "x = " + String(repeating: "x = ", count: 2000) + "1;",
    String(repeating: "if (b) ", count: 1500) + "f();",
    String(repeating: "#ifdef A\n", count: 400) + "f();\n" + String(repeating: "#endif\n", count: 400),
  ]

  @Test(arguments: bodies.indices)
  func depthCostsNoStack(_ index: Int) async {
    let text = """
      protocol P { optional void m(void); }
      class A : Object {
        callback f void(void);
        weak:P* p;
        A* a;
        A* n(void) { return self; }
        void run(i32 x, bool b) {
      \(Self.bodies[index])
          p.m();
        }
      }
      """
    let findings = Linter().run(await program(text))
    #expect(findings.contains { $0.rule == "optional-method-direct-call" })
  }
}
