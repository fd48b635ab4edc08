/// One way into the program for bytes of any kind.
protocol FuzzTarget: Sendable {
  /// What `.ci/fuzz` calls it.
  static var name: String { get }

  /// The longest input that is tried.
  static var longestInput: Int { get }

  /// Inputs to begin with.
  static func seeds(_ samples: Samples) -> [[UInt8]]

  /// Takes one input. Whatever stops the process is a finding, as is time without end.
  static func run(_ bytes: [UInt8])
}

extension FuzzTarget {
  static var longestInput: Int { 8192 }
}

/// All targets.
enum FuzzTargets {
  static let all: [any FuzzTarget.Type] = [
    SyntaxTarget.self, LintTarget.self, GenerateTarget.self, BareInterfaceTarget.self, ELFTarget.self,
    MachOTarget.self, PETarget.self, WasmTarget.self, FramingTarget.self, MessageTarget.self,
    ConfigurationTarget.self, BaselineTarget.self, IncrementalTarget.self, AnalysisTarget.self,
    FixTarget.self, SkippingTarget.self,
  ]

  static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
