import XCSemantics

extension Session {
  /// Takes the settings that a client has changed, or asks for them. Whatever they are, whoever changed something has a
  /// reason to expect a fresh look.
  func changeSettings(_ notification: IncomingMessage) {
    guard capabilities?.workspace?.configuration != true else { return fetchSettings(looksAnew: true) }
    if let settings = (try? notification.parameters(ConfigurationChange.self))?.settings { take(settings) }
    changed(onDisk: true)
  }

  /// Asks a client that can tell for its settings.
  ///
  /// - Parameter looksAnew: whether everything is looked at again even where they are what they were.
  func fetchSettings(looksAnew: Bool) {
    guard capabilities?.workspace?.configuration == true else { return }
    ask("workspace/configuration", ConfigurationRequest()) { session, answer in
      var isNew = looksAnew
      if let settings = answer.result([ClientSettings?].self)?.first {
        isNew = session.take(settings ?? ClientSettings()) || isNew
      }
      if isNew { session.changed(onDisk: true) }
    }
  }
}

extension ServerSettings {
  /// The settings with those of a client, as far as the command line is silent.
  ///
  /// - Parameter folder: the folder that relative paths belong to.
  func backed(by client: ClientSettings, in folder: String?) -> ServerSettings {
    func placed(_ path: String) -> String { FilePath.join(folder ?? ".", path) }
    var settings = self
    if loadOptions.target == nil, let target = client.target {
      settings.loadOptions = loadOptions.choosing(target)
    }
    settings.configurationPath = configurationPath ?? client.configurationPath.map(placed)
    settings.fallback.importPaths = (client.importPaths ?? []).map(placed)
    settings.fallback.libraryPaths = (client.libraryPaths ?? []).map(placed)
    settings.fallback.defines = client.defines ?? [:]
    return settings
  }
}
