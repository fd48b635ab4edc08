// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Hello",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "xcgen", path: "../../..")],
  targets: [
    .executableTarget(name: "Hello", plugins: [.plugin(name: "XCGenBuildPlugin", package: "xcgen")])
  ]
)
