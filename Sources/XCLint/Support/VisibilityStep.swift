import XCSemantics
import XCSyntax

/// A call that starts or stops something, by its name.
struct VisibilityStep {
  /// The call that would undo it.
  struct Counterpart {
    let name: String
    let receiver: String
  }

  /// What is started or stopped.
  struct Subject: Hashable {
    let receiver: String
    let stem: String
  }

  let name: String
  /// Whether it starts something.
  let opens: Bool
  /// What follows the verb.
  let stem: String
  /// The receiver without `self.`; empty for a bare call.
  let receiver: String
  /// The form that it is done for, nil for all.
  let form: String?
  let counterpart: Counterpart
  /// The statement.
  let range: Range<Int>

  private static let verbs = [
    ("start", "stop"), ("begin", "end"), ("open", "close"), ("resume", "pause"), ("subscribe", "unsubscribe"),
    ("add", "remove"), ("show", "hide"), ("enable", "disable"),
  ]

  /// Views are put in and taken out by these two; that they are no pair of one stem is known, and so is that a view
  /// may stay where it is while it is hidden.
  private static let moves: Set<String> = ["addSubview", "removeFromSuperview", "removeSubview"]

  /// Takes a name apart; nil where it begins with none of the verbs.
  static func parts(of name: String) -> (opens: Bool, stem: String, counterpart: String)? {
    guard !moves.contains(name) else { return nil }
    for (open, close) in verbs {
      for (verb, other, opens) in [(open, close, true), (close, open, false)] where name.hasPrefix(verb) {
        let rest = name.dropFirst(verb.count)
        guard rest.first.map({ $0.isUppercase || $0.isNumber || $0 == "_" }) ?? true else { continue }
        // `list.add(x)` collects; only what has a name is added for a while.
        if rest.isEmpty, open == "add" { return nil }
        return (opens, String(rest), other + rest)
      }
    }
    return nil
  }

  var subject: Subject { Subject(receiver: receiver, stem: stem) }

  /// Whether one step undoes the other, for the form that it was done for.
  func undoes(_ step: VisibilityStep) -> Bool {
    subject == step.subject && opens != step.opens
      && (form == nil || step.form == nil || form == step.form)
  }
}
