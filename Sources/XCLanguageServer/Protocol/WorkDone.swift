/// Asks the client to show the work of a token.
struct WorkDoneCreation: Encodable { var token: String }

/// How far some work is.
struct WorkDoneProgress: Encodable {
  struct Value: Encodable {
    enum Kind: String, Encodable { case begin, report, end }

    var kind: Kind
    var title: String?
    var message: String?
  }

  var token: String
  var value: Value
}
