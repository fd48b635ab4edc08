/// Asks the client to send something from now on.
struct RegistrationParameters<Options: Encodable>: Encodable {
  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: Options
  }

  var registrations: [Registration]

  /// Asks for one kind of message.
  init(_ id: String, _ method: String, _ options: Options) {
    registrations = [Registration(id: id, method: method, registerOptions: options)]
  }
}

/// The files that a client is to watch.
struct WatchOptions: Encodable {
  struct Watcher: Encodable { var globPattern: String }

  var watchers: [Watcher]
}

/// The settings whose changes a client is to tell.
struct SettingOptions: Encodable { var section = ClientSettings.section }

/// Parameters that say nothing.
struct NoParameters: Codable, Sendable {}
