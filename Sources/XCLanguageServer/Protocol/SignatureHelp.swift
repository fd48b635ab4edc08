/// What the call takes in which a place stands.
struct SignatureHelp: Encodable {
  struct Signature: Encodable {
    struct Parameter: Encodable {
      /// Where the parameter stands in the signature's label, in UTF-16 units.
      var label: [Int]
    }
    var label: String
    var documentation: MarkupContent?
    var parameters: [Parameter]
  }
  var signatures: [Signature]
  var activeSignature: Int
  /// Nil where the place is behind the last parameter.
  var activeParameter: Int?
}
