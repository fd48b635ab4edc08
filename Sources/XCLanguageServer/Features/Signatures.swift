import XCSemantics
import XCSyntax

/// `textDocument/signatureHelp`.
struct Signatures {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// What the call around a position takes, every overload of it.
  func help(at position: Position) -> SignatureHelp? {
    let offset = context.document.map.offset(position)
    let site = CallSite(context.document.text)
    guard let place = context.place, let (callee, argument) = site.call(around: offset) else { return nil }
    let own = site.names(of: place, around: offset)
    let callees = self.callees(callee, at: offset, place, own)
    guard !callees.isEmpty else { return nil }
    let pages = EntityPages(place.names, usesMarkdown: false)
    let signatures = callees.map { callee in
      signature(callee, documentation: pages.comment(of: callee.entity))
    }
    let active = callees.firstIndex { argument < $0.signature.parameters.count || $0.signature.isVariadic }
    // What stands behind the last parameter is none, whatever takes any number of them.
    let count = signatures[active ?? 0].parameters.count
    let isVariadic = callees[active ?? 0].signature.isVariadic
    return SignatureHelp(
      signatures: signatures, activeSignature: active ?? 0,
      activeParameter: argument < count ? argument : isVariadic ? count - 1 : nil)
  }

  private func callees(
    _ callee: CallSite.Callee, at offset: Int, _ place: Analysis.Place, _ own: FileNames
  ) -> [NamedCallee] {
    let names = place.names
    if callee.isConstruction { return names.constructors(of: callee.name, from: place.file.id) }
    let receiver = callee.receiver.map { names.type(of: $0, at: offset, among: own) }
    return names.callees(named: callee.name, of: receiver, at: offset, among: own)
  }

  private func signature(_ callee: NamedCallee, documentation: String?) -> SignatureHelp.Signature {
    let results = callee.signature.results.map(\.spelling).joined(separator: ", ")
    var label = (results.isEmpty ? "" : results + " ") + callee.entity.name + "("
    var parameters: [SignatureHelp.Signature.Parameter] = []
    for (index, parameter) in callee.signature.parameters.enumerated() {
      if index > 0 { label += ", " }
      let start = label.utf16.count
      label += parameter.type.spelling + (parameter.name.map { " " + $0.text } ?? "")
      parameters.append(SignatureHelp.Signature.Parameter(label: [start, label.utf16.count]))
    }
    if callee.signature.isVariadic {
      if !parameters.isEmpty { label += ", " }
      let start = label.utf16.count
      label += "..."
      parameters.append(SignatureHelp.Signature.Parameter(label: [start, label.utf16.count]))
    }
    return SignatureHelp.Signature(
      label: label + ")",
      documentation: documentation.map { MarkupContent(kind: "plaintext", value: $0) }, parameters: parameters
    )
  }
}
