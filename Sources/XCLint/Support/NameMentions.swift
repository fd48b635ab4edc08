import XCSemantics
import XCSyntax

/// Where the texts of a program say a name, declarations of methods and functions aside.
struct NameMentions {
  let program: Program

  init(_ program: Program) { self.program = program }

  /// Whether a name is said anywhere that is no declaration of it; comments and strings do not count, the text of
  /// directives does.
  func areThere(of name: String) -> Bool {
    program.files.contains { file in
      // An interface declares, and uses nothing.
      guard file.origin != .embedded, file.mayMention(name, in: 0..<file.source.text.bytes.count) else {
        return false
      }
      let declared = Self.declarations(of: name, in: file)
      return file.source.text.mentions(of: name).contains { !declared.contains($0) }
    }
  }

  private static func declarations(of name: String, in file: ProgramFile) -> Set<Int> {
    var found: Set<Int> = []
    for declaration in file.source.declarations {
      let functions: [FunctionDeclaration] =
        switch declaration {
        case .function(let function): [function]
        case .class(let part): part.methods
        case .protocol(let part): part.methods
        default: []
        }
      for function in functions where function.name.text == name {
        found.insert(function.name.range.lowerBound)
      }
    }
    return found
  }
}
