// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HalfPair",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "xcgen", path: "../../..")],
  targets: [
    .executableTarget(name: "HalfPair", plugins: [.plugin(name: "XCGenBuildPlugin", package: "xcgen")])
  ]
)
