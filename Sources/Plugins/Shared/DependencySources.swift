import PackagePlugin

/// What a target that others depend on has for them.
struct DependencySources {
  /// The module, nil where the bindings of the dependent target need not import it.
  let module: String?
  /// The folder of its sources.
  let folder: String

  /// The targets with `.xc` sources that a target depends on, the nearest first.
  static func of(_ target: any Target) -> [DependencySources] {
    let direct = Set(target.dependencies.flatMap(targets).map(\.id))
    return target.recursiveTargetDependencies.reversed().compactMap { dependency in
      guard let module = dependency as? any SourceModuleTarget,
        module.sourceFiles.contains(where: { FilePath.isSource($0.url.path) })
      else { return nil }
      let isImported = module is SwiftSourceModuleTarget && direct.contains(dependency.id)
      return DependencySources(
        module: isImported ? module.moduleName : nil, folder: dependency.directoryURL.path)
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
