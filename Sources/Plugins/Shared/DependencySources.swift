import PackagePlugin

/// What a target that others depend on has for them.
struct DependencySources {
  /// The module, nil where it is none that Swift could import.
  let module: String?
  /// Whether the target names it itself; the bindings of the dependent target then import it in any case.
  let isDirect: Bool
  /// The folder of its sources.
  let folder: String

  /// The targets with `.xc` sources that a target depends on, the nearest first.
  static func of(_ target: any Target) -> [DependencySources] {
    let direct = Set(target.dependencies.flatMap(targets).map(\.id))
    return target.recursiveTargetDependencies.reversed().compactMap { dependency in
      guard let module = dependency as? any SourceModuleTarget, !TargetSources.all(of: module).isEmpty else {
        return nil
      }
      return DependencySources(
        module: module is SwiftSourceModuleTarget ? module.moduleName : nil,
        isDirect: direct.contains(dependency.id), folder: dependency.directoryURL.path)
    }
  }

  private static func targets(_ dependency: TargetDependency) -> [any Target] {
    switch dependency {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}
