// error: cannot convert return expression of type 'Optional<OpaquePointer>' to return type 'Handle?'
final class Home: Board {
  func open(_ index: Int32, near: Handle?) -> Handle? { Optional<OpaquePointer>.none }
}
