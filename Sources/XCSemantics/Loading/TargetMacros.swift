import XCSyntax

/// A target of the reference compiler: its predefined macros (`dialect.md` 2.8) and how its libraries are named.
public enum TargetMacros: String, Sendable, CaseIterable {
  /// 64-bit ARM hosts.
  case arm64
  /// Windows on x86-64, which also counts as x86-64.
  case win64
  /// 64-bit Intel hosts.
  case intel64 = "x86_64"
  /// WebAssembly.
  case wasm32
  /// 32-bit ARM.
  case arm9
  /// The 68000 family.
  case m68k
  /// The 6502.
  case mos6502 = "6502"
  /// Android on 64-bit ARM.
  case android
  /// iOS devices.
  case ios

  /// What the target defines.
  public var definitions: MacroTable {
    var table = MacroTable()
    for name in definedNames { table.define(name, as: "1") }
    table.define("XTC_POINTER_WIDTH", as: String(pointerWidth))
    for (value, name) in ["BANK_DATA", "BANK_CODE", "BANK_C"].enumerated() {
      table.define(name, as: String(value))
    }
    return table
  }

  /// The names that tell targets and platforms apart.
  public static let names = Set(allCases.flatMap(\.definedNames) + ["PLATFORM_ios_sim"])

  /// The names of other targets and platforms, which this one leaves undefined.
  public var undefined: Set<String> {
    var names = Self.names
    // Which of them a 6502 has is a matter of its layout.
    if self != .mos6502 { names.formUnion(Self.layoutNames) }
    return names.subtracting(definedNames)
  }

  private static let layoutNames = ["XTC_HAS_CLOAKED", "XTC_LIB_HWSTACK", "XT_PRINTF_BUF", "XTC_HP_LO"]

  /// How the names of its libraries end, those that are looked for first in front (`dialect.md` 2.6).
  public var libraryExtensions: [String] {
    switch self {
    case .arm64, .ios: ["dylib", "so"]
    case .intel64, .arm9, .android: ["so", "dylib"]
    case .win64: ["dll", "dll.a", "a"]
    case .wasm32: ["wasm"]
    case .m68k, .mos6502: []
    }
  }

  private var definedNames: [String] {
    switch self {
    case .win64: ["ARCH_win64", "ARCH_x86_64"]
    case .android: ["ARCH_arm64", "PLATFORM_android"]
    case .ios: ["ARCH_arm64", "PLATFORM_ios"]
    default: ["ARCH_" + rawValue]
    }
  }

  private var pointerWidth: Int {
    switch self {
    case .arm64, .win64, .intel64, .android, .ios: 8
    case .wasm32, .arm9, .m68k: 4
    case .mos6502: 3
    }
  }
}
