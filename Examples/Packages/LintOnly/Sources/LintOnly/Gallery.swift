/// Of the same name as the source beside it, which gives no Swift here.
enum Gallery {
  static let title = "Gallery"
}
