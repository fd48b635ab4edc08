import XCSemantics

/// Sources of a module that are bound alike.
public struct BindingUnit: Sendable {
  /// Has the sources of every unit of the module among its files, loaded as suits those of this one.
  public var program: Program
  /// What the command line and the configuration of the sources say.
  public var options: BindingOptions
  /// The sources; each belongs to one unit.
  public var sources: [BindingSource]

  /// Makes a unit.
  public init(_ program: Program, options: BindingOptions, sources: [BindingSource]) {
    self.program = program
    self.options = options
    self.sources = sources
  }
}
