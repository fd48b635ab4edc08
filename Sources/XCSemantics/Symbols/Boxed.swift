/// A large value behind one reference, so that copies of what holds it cost little.
indirect enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  case boxed(Value)

  init(_ value: Value) { self = .boxed(value) }

  var value: Value {
    switch self {
    case .boxed(let value): value
    }
  }
}
