/// A large value behind one reference, so that copies of what holds it cost little.
struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  static func == (left: Boxed, right: Boxed) -> Bool {
    left.storage === right.storage || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
