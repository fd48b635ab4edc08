// error: switch must be exhaustive
func name(_ edge: Edge) -> String {
  switch edge {
  case .top: "top"
  case .bottom: "bottom"
  case .last: "last"
  }
}
