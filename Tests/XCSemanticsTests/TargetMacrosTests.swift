import Testing
import XCSyntax

@testable import XCSemantics

@Suite("Macros of targets")
struct TargetMacrosTests {
  private func names(_ target: TargetMacros) -> [String] {
    TargetMacros.allCases.flatMap { ["ARCH_\($0.rawValue)", "PLATFORM_\($0.rawValue)"] }
      .filter(target.definitions.isDefined).sorted()
  }

  @Test("A target defines its architecture, and a platform its own besides")
  func architectures() {
    for target in [TargetMacros.arm64, .intel64, .wasm32, .arm9, .m68k, .mos6502] {
      #expect(names(target) == ["ARCH_\(target.rawValue)"])
    }
    #expect(names(.win64) == ["ARCH_win64", "ARCH_x86_64"])
    #expect(names(.android) == ["ARCH_arm64", "PLATFORM_android"])
    #expect(names(.ios) == ["ARCH_arm64", "PLATFORM_ios"])
  }

  @Test("What a target does not define is known to be undefined, and never both")
  func undefined() {
    for target in TargetMacros.allCases {
      #expect(target.undefined.allSatisfy { !target.definitions.isDefined($0) }, "\(target)")
      #expect(target.undefined.contains("ARCH_6502") == (target != .mos6502))
      #expect(target.undefined.contains("XTC_HAS_CLOAKED") == (target != .mos6502))
      #expect(target.undefined.contains("PLATFORM_ios_sim"))
      #expect(!target.undefined.contains("HAS_LFMT") && !target.definitions.isDefined("HAS_LFMT"))
    }
    #expect(!TargetMacros.win64.undefined.contains("ARCH_x86_64"))
  }

  @Test("A condition on a target settles which declarations there are")
  func settling() async {
    let text = """
      #if defined(ARCH_win64)
      class A { }
      #elif XTC_POINTER_WIDTH == 8
      class B { }
      #elif BANK_CODE == 1
      class C { }
      #endif
      """
    for (target, expected) in [(TargetMacros.win64, "A"), (.arm64, "B"), (.mos6502, "C"), (.arm9, "C")] {
      let options = LoadOptions(definitions: target.definitions, undefined: target.undefined)
      let program = await program(["main.xc": text], options: options)
      let names = program.files[0].source.declarations.compactMap { declaration -> String? in
        guard case .class(let item) = declaration else { return nil }
        return item.name.text
      }
      #expect(names == [expected], "\(target)")
    }
  }
}
