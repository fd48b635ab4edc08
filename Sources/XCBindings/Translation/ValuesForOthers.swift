import XCSemantics
import XCSyntax

extension Translator {
  /// Binds every struct, enum and typedef of the sources that Swift has a form for.
  ///
  /// Where no source of a run has a protocol, they are there for protocols elsewhere, and a run for each source has to
  /// give the same module as one run for all. Where the module is imported by others, their protocols may mention them. What has no form is left out and told: nobody is known to need it.
  mutating func bindValuesForOthers() {
    for source in sources {
      for symbol in valueSymbols(of: source.file) {
        var attempt = self
        attempt.mapper.mentions.addValue(symbol)
        attempt.translateMentionedValues()
        attempt.refuseEndlessStructures(among: attempt.structures)
        guard attempt.refusals.count > refusals.count else {
          self = attempt
          continue
        }
        for refusal in attempt.refusals[refusals.count...] {
          var remark = refusal
          remark.message = "'\(symbol.name?.text ?? "")' is left out: \(refusal.message)"
          remark.severity = .note
          remarks.append(remark)
        }
      }
    }
  }

  /// The structs, enums and typedefs of a file that the preprocessor keeps and that have a name, in order.
  private func valueSymbols(of file: FileID) -> [TypeSymbol] {
    let names = program.file(file).source.declarations.compactMap { declaration -> String? in
      switch declaration {
      case .struct(let found): found.isForward ? nil : found.name?.text
      case .enum(let found): found.name?.text
      case .typedef(let found): found.name.text
      default: nil
      }
    }
    return names.compactMap { mapper.types.type(named: $0, from: file) }.filter { $0.file == file }
  }
}
