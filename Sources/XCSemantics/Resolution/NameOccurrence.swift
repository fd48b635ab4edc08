import XCSyntax

/// A place where a name stands, with what it stands for.
public struct NameOccurrence: Sendable {
  /// What is done with the name.
  public enum Role: Sendable, Hashable {
    /// It is declared.
    case declaration
    /// Its value is asked for.
    case read
    /// It is given a value, and perhaps asked for its old one.
    case write
    /// It is called.
    case call
    /// It is bound: `&r.m`.
    case binding
    /// It stands for a type.
    case type
    /// Something is said about it: in a pair comment, in a directive.
    case mention
  }

  /// How the letters come to the name that they stand for.
  public enum Spelling: Sendable, Hashable {
    /// They are the name.
    case plain
    /// `o.title = x`, which calls `setTitle`.
    case setter
    /// `self` and `super`, which stand for a class.
    case receiver
    /// `new`, which calls `init`.
    case construction
  }

  /// Where it stands, in bytes.
  public let range: Range<Int>
  /// What it may stand for, the likeliest first; empty where that is not known.
  public let entities: [Entity]
  /// What is done with it.
  public internal(set) var role: Role
  /// How the letters come to the name.
  public let spelling: Spelling
  /// Whether it stands for all of `entities` and for nothing else.
  public let isCertain: Bool
  /// Whether it is no name that could be looked up: a label, an annotation, the name of a category.
  public let isPlainWord: Bool
  /// Whether it stands behind a dot or an arrow.
  public let isMember: Bool
}

/// Notes names while bodies are read.
struct NameRecorder: Sendable {
  private(set) var occurrences: [NameOccurrence] = []
  private(set) var locals: [LocalName] = []
  private var places: [Int: Int] = [:]

  /// Notes a name. What is noted about a place first stays.
  mutating func note(
    _ range: Range<Int>, _ entities: [Entity], _ role: NameOccurrence.Role,
    spelling: NameOccurrence.Spelling = .plain, isCertain: Bool = true, isPlainWord: Bool = false,
    isMember: Bool = false
  ) {
    guard !range.isEmpty, places[range.lowerBound] == nil else { return }
    places[range.lowerBound] = occurrences.count
    occurrences.append(
      NameOccurrence(
        range: range, entities: entities, role: role, spelling: spelling, isCertain: isCertain,
        isPlainWord: isPlainWord, isMember: isMember))
  }

  /// Notes a local variable or parameter where it is declared.
  mutating func note(_ local: LocalName) {
    locals.append(local)
    note(local.name.range, [.local(local)], .declaration)
  }

  /// A name that was noted as read is written too.
  mutating func noteWrite(at offset: Int) {
    guard let index = places[offset], occurrences[index].role == .read else { return }
    occurrences[index].role = .write
  }
}
