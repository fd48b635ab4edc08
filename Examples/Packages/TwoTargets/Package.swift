// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TwoTargets",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "xcgen", path: "../../..")],
  targets: [
    .target(name: "Sound", plugins: [.plugin(name: "XCGenBuildPlugin", package: "xcgen")]),
    .executableTarget(
      name: "Jukebox", dependencies: ["Sound"],
      plugins: [.plugin(name: "XCGenBuildPlugin", package: "xcgen")]),
  ]
)
