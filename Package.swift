// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "xcgen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "xcgen", targets: ["xcgen"]),
    .library(name: "XCSyntax", targets: ["XCSyntax"]),
    .library(name: "XCSemantics", targets: ["XCSemantics"]),
    .library(name: "XCLint", targets: ["XCLint"]),
    .library(name: "XCBindings", targets: ["XCBindings"]),
    .library(name: "XCLanguageServer", targets: ["XCLanguageServer"]),
  ],
  targets: [
    .systemLibrary(
      name: "CTreeSitter",
      pkgConfig: "tree-sitter",
      providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]
    ),
    .target(
      name: "TreeSitterXC",
      path: "grammar",
      exclude: [
        "README.md", "grammar.js", "package.json", "tree-sitter.json", "test", "queries", "src/grammar.json",
        "src/node-types.json",
      ],
      sources: ["src/parser.c", "src/scanner.c"],
      publicHeadersPath: "include",
      cSettings: [.headerSearchPath("src")]
    ),
    .target(name: "XCSyntax", dependencies: ["CTreeSitter", "TreeSitterXC"]),
    .target(
      name: "XCSemantics",
      dependencies: ["XCSyntax"],
      resources: [
        .embedInCode("Interfaces/UXKit.xc"), .embedInCode("Configuration/xcgen.schema.json"),
      ]
    ),
    .target(name: "XCLint", dependencies: ["XCSemantics"]),
    .target(name: "XCBindings", dependencies: ["XCSemantics"]),
    .target(name: "XCLanguageServer", dependencies: ["XCLint", "XCBindings"]),
    .executableTarget(name: "xcgen", dependencies: ["XCLint", "XCBindings", "XCLanguageServer"]),
    .target(name: "SeededRandom"),
    .executableTarget(
      name: "xcgen-bench",
      dependencies: ["CTreeSitter", "TreeSitterXC", "SeededRandom", "XCLint", "XCBindings"]),
    .testTarget(name: "XCSyntaxTests", dependencies: ["XCSyntax", "SeededRandom"], exclude: ["Fixtures"]),
    .testTarget(name: "XCSemanticsTests", dependencies: ["XCSemantics", "SeededRandom"]),
    .testTarget(name: "XCLintTests", dependencies: ["XCLint", "SeededRandom"], exclude: ["Fixtures"]),
    .testTarget(
      name: "XCBindingsTests", dependencies: ["XCBindings", "SeededRandom"], exclude: ["Fixtures"]),
    .testTarget(name: "XCLanguageServerTests", dependencies: ["XCLanguageServer"]),
    .testTarget(name: "XCGenTests", dependencies: ["xcgen"]),
    .testTarget(name: "XCGenBenchTests", dependencies: ["xcgen-bench"]),
  ],
  swiftLanguageModes: [.v6]
)

// For the sake of plugins every module is built once more, for the machine that builds. Who works on xcgen itself can
// do without.
if Context.environment["XCGEN_WITHOUT_PLUGINS"] == nil {
  package.products += [
    .plugin(name: "XCGenBuildPlugin", targets: ["XCGenBuildPlugin"]),
    .plugin(name: "XCLintCommandPlugin", targets: ["XCLintCommandPlugin"]),
    .plugin(name: "XCGenCommandPlugin", targets: ["XCGenCommandPlugin"]),
  ]
  package.targets += [
    .plugin(
      name: "XCGenBuildPlugin", capability: .buildTool(), dependencies: ["xcgen"],
      path: "Sources/Plugins/XCGenBuildPlugin"
    ),
    .plugin(
      name: "XCLintCommandPlugin",
      capability: .command(
        intent: .custom(verb: "xcgen-lint", description: "Check the .xc sources of the package's targets")),
      dependencies: ["xcgen"], path: "Sources/Plugins/XCLintCommandPlugin"
    ),
    .plugin(
      name: "XCGenCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "xcgen-generate", description: "Write Swift bindings of .xc sources into the package")),
      dependencies: ["xcgen"], path: "Sources/Plugins/XCGenCommandPlugin"
    ),
  ]
}

// The inputs of `.ci/fuzz`; compiled with the flags that it gives.
if Context.environment["XCGEN_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "xcgen-fuzz",
      dependencies: ["CFuzzer", "SeededRandom", "XCLint", "XCBindings", "XCLanguageServer"]),
  ]
}
