/// The part of a configuration that says what the build plugin does with sources.
public struct PluginConfiguration: Sendable, Hashable {
  /// Whether it checks them.
  public var lint = true
  /// Whether it makes bindings of them.
  public var generate = true

  /// A part that says nothing: both are done.
  public init() {}
}
