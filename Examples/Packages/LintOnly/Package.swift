// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "LintOnly",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "xcgen", path: "../../..")],
  targets: [
    .executableTarget(name: "LintOnly", plugins: [.plugin(name: "XCGenBuildPlugin", package: "xcgen")])
  ]
)
