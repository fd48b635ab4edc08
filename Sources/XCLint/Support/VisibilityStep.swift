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
    /// The verb that starts it, one for all that may stand for each other.
    let manner: String
  }

  let name: String
  /// Whether it starts something.
  let opens: Bool
  /// What follows the verb.
  let stem: String
  /// The receiver without `self.`; empty for a bare call.
  let receiver: String
  /// The forms that it is done for, nil for all.
  let forms: Set<String>?
  /// Forms that it is certainly not done for, where it is done for all others.
  let exceptions: Set<String>
  let counterpart: Counterpart
  let manner: String
  /// The call.
  let node: SyntaxNode

  /// Verbs that start and stop.
  private static let verbs = [
    ("start", "stop"), ("begin", "end"), ("open", "close"), ("resume", "pause"), ("subscribe", "unsubscribe"),
    ("add", "remove"), ("show", "hide"), ("enable", "disable"),
  ]

  /// Verbs that start the same thing: what is started may be paused, and what was stopped resumed.
  private static let manners = ["begin": "start", "resume": "start"]

  /// Verbs that stop for a while, so that work can be done in between.
  private static let brackets = ["resume", "show", "enable"]

  /// Views are put in and taken out by these two; that they are no pair of one stem is known, and so is that a view
  /// may stay where it is while it is hidden.
  private static let moves: Set<String> = ["addSubview", "removeFromSuperview", "removeSubview"]

  /// Where in a list something is put or taken from: `list.addAt(0, x)` collects like `list.add(x)`.
  private static let places: Set<String> = [
    "", "At", "First", "Last", "All", "Front", "Back", "Head", "Tail", "Top", "Bottom", "Before", "After",
  ]

  /// Takes a name apart; nil where it begins with none of the verbs.
  static func parts(of name: String) -> (opens: Bool, stem: String, counterpart: String, manner: String)? {
    guard !moves.contains(name) else { return nil }
    for (open, close) in verbs {
      for (verb, other, opens) in [(open, close, true), (close, open, false)] where name.hasPrefix(verb) {
        let rest = name.dropFirst(verb.count)
        guard rest.first.map({ $0.isUppercase || $0.isNumber || $0 == "_" }) ?? true else { continue }
        // Only what has a name is added for a while.
        if open == "add", places.contains(String(rest)) { return nil }
        return (opens, String(rest), other + rest, manners[open] ?? open)
      }
    }
    return nil
  }

  var subject: Subject { Subject(receiver: receiver, stem: stem, manner: manner) }

  /// Whether a step of the same method makes up for it: what the method undoes itself is no matter of the other
  /// one, and neither is what it sets one way or the other each time.
  ///
  /// What is stopped first and started then is started: `clock.stop(); clock.start();`.
  func isSettled(by other: VisibilityStep) -> Bool {
    guard subject == other.subject, opens != other.opens,
      forms == other.forms || forms == nil || other.forms == nil
    else { return false }
    let isLater = other.node.range.lowerBound > node.range.lowerBound
    return isLater || !opens || Self.brackets.contains { name.hasPrefix($0) } || excludes(other)
  }

  /// Whether the two stand in different branches of one statement.
  private func excludes(_ other: VisibilityStep) -> Bool {
    var inner = node
    while let outer = inner.parent, outer.kind != .methodDeclaration {
      if outer.range.contains(other.node.range.lowerBound) {
        return (outer.kind == .ifStatement || outer.kind == .switchBody)
          && inner.kind != .parenthesizedExpression
      }
      inner = outer
    }
    return false
  }
}
