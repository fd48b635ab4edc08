import XCBindings
import XCSemantics
import XCSyntax

/// Bindings of some files, twice.
enum GenerateTarget: FuzzTarget {
  static let name = "generate"

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.bindings + samples.projects + samples.sources }

  static func run(_ bytes: [UInt8]) {
    guard let project = Project(FileSet(bytes)), let options = project.bindingOptions else { return }
    waiting {
      let program = await project.load()
      let sources = program.requestedFiles.map { file in
        BindingSource(
          file: file.id,
          relativePath: project.plan.relativePaths[file.source.path] ?? FilePath.name(of: file.source.path))
      }
      let unit = BindingUnit(program, options: options, sources: sources)
      let output = BindingGenerator.generate([unit])
      require(output == BindingGenerator.generate([unit]), "the same sources give two outputs")
      FindingCheck.check(output.diagnostics, in: [program])
      for file in output.files {
        let text = String(decoding: file.bytes, as: UTF8.self)
        require(Array(text.utf8) == file.bytes && text.last == "\n", "\(file.name) is no text")
        if let place = SwiftBalance.firstMistake(in: file.bytes) {
          report("\(file.name) has brackets that do not fit, from byte \(place) on:\n\(text)")
        }
      }
      Project.forget()
    }
  }
}
