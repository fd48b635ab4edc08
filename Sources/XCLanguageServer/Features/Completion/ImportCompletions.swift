import XCSemantics
import XCSyntax

/// What can be imported.
struct ImportCompletions {
  /// An operand that is being written.
  struct Operand: Equatable {
    /// The word behind `#`.
    let directive: String
    /// The quote or bracket in front; nil for a bare name.
    let opening: Character?
    /// What is written of the path.
    let path: String
    /// From the last separator of the path to the place, in bytes.
    let part: Range<Int>

    /// The folder part of what is written, with its separator.
    var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
  }

  private let context: DocumentContext
  private let place: Analysis.Place

  init(_ context: DocumentContext, _ place: Analysis.Place) {
    self.context = context
    self.place = place
  }

  /// Folders, sources and libraries of the search path, and what is known without a file.
  func items(_ operand: Operand) -> [CompletionItem] {
    var found: [String: CompletionItem] = [:]
    func add(_ name: String, _ kind: CompletionItem.Kind, _ detail: String?) {
      guard found[name] == nil else { return }
      found[name] = CompletionItem(
        label: name, kind: kind, detail: detail, filterText: name,
        sortText: (kind == .folder ? "2" : kind == .module ? "1" : "0") + name,
        textEdit: ProtocolEdit(range: context.document.map.range(operand.part), newText: name))
    }
    let own = FilePath.folder(of: context.document.path)
    let folders = (operand.opening == "<" ? [] : [own]) + context.analysis.options(for: place).importPaths
    for folder in folders {
      let searched = FilePath.simplified(FilePath.join(FilePath.absolute(folder), operand.folder))
      for entry in context.analysis.fileSystem.entries(ofFolder: searched) ?? [] {
        guard !entry.name.hasPrefix(".") else { continue }
        if entry.isFolder {
          add(entry.name + "/", .folder, nil)
        } else if FilePath.isSource(entry.name), FilePath.join(searched, entry.name) != context.document.path
        {
          let isNamed = operand.opening == "\"" && operand.directive != "use"
          add(isNamed ? entry.name : FilePath.withoutSourceExtension(entry.name), .file, searched)
        }
      }
    }
    guard operand.folder.isEmpty, operand.opening != "\"" || operand.directive == "use" else {
      return found.values.sorted { $0.sortText < $1.sortText }
    }
    for folder in context.analysis.options(for: place).libraryPaths {
      for entry in context.analysis.fileSystem.entries(ofFolder: FilePath.absolute(folder)) ?? [] {
        if !entry.isFolder, let name = LibraryNames.module(of: entry.name) { add(name, .module, "library") }
      }
    }
    if context.analysis.options(for: place).usesEmbeddedInterface {
      for module in EmbeddedInterface.importableModules { add(module, .module, "built in") }
    }
    return found.values.sorted { $0.sortText < $1.sortText }
  }
}
