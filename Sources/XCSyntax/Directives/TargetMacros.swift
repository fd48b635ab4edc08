/// What compilers define by themselves for each target, and for one that has none of these names. Each macro is 1.
enum TargetMacros {
  static let all: [MacroTable] = sets.map { set in
    MacroTable(Dictionary(uniqueKeysWithValues: set.map { ($0, "1") }))
  }

  static let names = Set(sets.joined())

  private static let sets: [[String]] = [
    [], ["ARCH_arm64"], ["ARCH_arm64", "PLATFORM_android"], ["ARCH_arm64", "PLATFORM_ios"],
    ["ARCH_arm64", "PLATFORM_ios_sim"], ["ARCH_x86_64"], ["ARCH_win64", "ARCH_x86_64"], ["ARCH_arm9"],
    ["ARCH_m68k"], ["ARCH_wasm32"], ["ARCH_6502"],
  ]
}
