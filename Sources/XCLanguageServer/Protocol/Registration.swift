/// Asks the client to send something from now on.
struct RegistrationParameters: Encodable {
  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: WatchOptions
  }
  struct WatchOptions: Encodable { var watchers: [Watcher] }
  struct Watcher: Encodable { var globPattern: String }

  var registrations: [Registration]
}

/// Parameters that say nothing.
struct NoParameters: Codable, Sendable {}
