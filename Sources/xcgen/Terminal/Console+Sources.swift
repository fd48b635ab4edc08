import XCSemantics

extension Console {
  /// Tells what was set and comes to nothing.
  func tell(_ remarks: [SettingRemark]) {
    for remark in remarks { line(remark.line) }
  }

  /// Says in a verbose run where each import of the sources was found.
  func tellImports(of programs: [Program]) {
    guard verbosity == .verbose else { return }
    for program in programs {
      detail("\(program.requestedFiles.count) of \(counted(program.files.count, "file")) read were asked for")
      for file in program.files where file.origin != .embedded {
        for resolved in file.imports {
          let position = file.source.text.position(at: resolved.directive.range.lowerBound)
          let place = "\(file.source.path):\(position.line):\(position.column)"
          detail("\(place): '\(resolved.directive.path)' \(outcome(of: resolved, in: program))")
        }
      }
    }
  }

  private func outcome(of resolved: ResolvedImport, in program: Program) -> String {
    switch resolved.outcome {
    case .file(let id) where program.file(id).origin == .library:
      "is the library \(program.file(id).source.path)"
    case .file(let id): "is \(program.file(id).source.path)"
    case .embedded: "is read from the built-in interface"
    case .standardLibrary: "is a module of the standard library"
    case .unreadable(let path, let failure): "is \(path), which cannot be read: \(failure.description)"
    case .unresolved(let searched): "is found nowhere; searched: \(searched.joined(separator: ", "))"
    }
  }
}
