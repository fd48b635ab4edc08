import XCSemantics

extension Session {
  /// Takes the next message.
  func receive(_ item: MessageReader.Item) {
    switch item {
    case .refused(let reason): fail(nil, ResponseError(.parseError, reason))
    case .message(let body):
      do throws(ResponseError) {
        let message = try IncomingMessage(body)
        guard let method = message.method else {
          if let id = message.id { take(answer: message, to: id) }
          return
        }
        if let id = message.id {
          try receive(request: message, method, id)
        } else {
          receive(notification: message, method)
        }
      } catch {
        fail(nil, error)
      }
    }
  }

  private func receive(
    request: IncomingMessage, _ method: String, _ id: RequestID
  ) throws(ResponseError) {
    do throws(ResponseError) {
      switch (method, phase) {
      case ("initialize", .new): try initialize(request, id)
      case ("initialize", _): throw ResponseError(.invalidRequest, "'initialize' comes once")
      case (_, .new): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
      case (_, .shutDown): throw ResponseError(.invalidRequest, "nothing but 'exit' follows 'shutdown'")
      case ("shutdown", .running):
        shutDown()
        send(SuccessResponse(id: id, result: NoParameters?.none))
      case (_, .running): try route(request, method, id)
      }
    } catch {
      fail(id, error)
    }
  }

  private func receive(notification: IncomingMessage, _ method: String) {
    if method == "exit" { return exit() }
    guard phase == .running else { return }
    do throws(ResponseError) {
      switch method {
      case "initialized":
        watchFiles()
        watchSettings()
        fetchSettings(looksAnew: false)
      case "$/cancelRequest": cancel(try notification.parameters(CancelParameters.self).id)
      case "textDocument/didOpen": open(try notification.parameters())
      case "textDocument/didChange": change(try notification.parameters())
      case "textDocument/didClose": close(try notification.parameters())
      case "textDocument/didSave":
        touched(
          DocumentAddress.path(of: try notification.parameters(DocumentParameters.self).textDocument.uri))
      case "workspace/didChangeWatchedFiles": watched(try notification.parameters())
      case "workspace/didChangeConfiguration": changeSettings(notification)
      case "workspace/didChangeWorkspaceFolders": changeFolders(try notification.parameters())
      default: break
      }
    } catch {
      // A notification has no answer: what can't be read is passed over.
    }
  }

  // MARK: - Life

  private func initialize(_ request: IncomingMessage, _ id: RequestID) throws(ResponseError) {
    let parameters = try request.parameters(InitializeParameters.self)
    capabilities = parameters.capabilities
    let roots =
      parameters.workspaceFolders?.map(\.uri)
      ?? [parameters.rootUri ?? parameters.rootPath.map(DocumentAddress.uri)].compactMap { $0 }
    folders = roots.filter(DocumentAddress.isFile).map(DocumentAddress.path)
    begin(watching: parameters.processId)
    if let options = parameters.initializationOptions { takeInitial(options.own) }
    var own = ServerCapabilities(positionEncoding: encoding.rawValue)
    if capabilities?.pullsDiagnostics == true { own.diagnosticProvider = ServerCapabilities.Pull() }
    if capabilities?.takesCodeActions != true {
      own.codeActionProvider = .plain
      own.executeCommandProvider = ServerCapabilities.Commands()
    }
    let info = InitializeResult.ServerInfo(name: "xcgen", version: settings.version)
    send(SuccessResponse(id: id, result: InitializeResult(capabilities: own, serverInfo: info)))
  }

  /// Sources, configurations, and what an import may lead to besides: libraries and their interfaces.
  private static let watched =
    ["**/*.xc", "**/*.xt", "**/.xcgen.json"] + LibraryNames.endings.map { "**/*" + $0 }

  private func watchFiles() {
    guard capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration == true else { return }
    let options = WatchOptions(watchers: Self.watched.map(WatchOptions.Watcher.init))
    ask(
      "client/registerCapability",
      RegistrationParameters("watch", "workspace/didChangeWatchedFiles", options)
    ) { session, answer in
      if !answer.isFailure { session.trustWatching() }
    }
  }

  private func watchSettings() {
    guard capabilities?.workspace?.didChangeConfiguration?.dynamicRegistration == true else { return }
    ask(
      "client/registerCapability",
      RegistrationParameters("settings", "workspace/didChangeConfiguration", SettingOptions()))
  }

  /// Takes what has changed on disk. What an editor has open is not what stands there.
  private func watched(_ parameters: WatchedFiles) {
    let isNews = parameters.changes.contains { change in
      let path = path(of: change.uri)
      return documents[path] == nil || change.type != WatchedFiles.changed
    }
    if isNews || parameters.changes.isEmpty { changed(onDisk: true) }
  }

  // MARK: - Documents

  private func open(_ parameters: OpenParameters) {
    let item = parameters.textDocument
    let path = path(of: item.uri)
    var document = Document(
      uri: item.uri, path: path, version: item.version, revision: nextRevision(), text: item.text,
      encoding: encoding)
    if let other = documents[path] { document.join(other) }
    place(document)
    touched(document.path)
  }

  private func change(_ parameters: ChangeParameters) {
    let name = parameters.textDocument
    let path = path(of: name.uri)
    // Changes of a document that nobody opened can't be understood.
    guard documents[path] != nil else { return }
    documents[path]?.apply(parameters.contentChanges, version: name.version, revision: nextRevision())
    changed(onDisk: false)
  }

  private func close(_ parameters: DocumentParameters) {
    let path = path(of: parameters.textDocument.uri)
    guard let isLast = documents[path]?.leave(parameters.textDocument.uri) else { return }
    forgetFindings(of: parameters.textDocument.uri)
    guard isLast else { return }
    documents[path] = nil
    toldTokens.forget(parameters.textDocument.uri)
    touched(path)
  }

  private func changeFolders(_ parameters: WorkspaceFolderChange) {
    let removed = parameters.event.removed.map { DocumentAddress.path(of: $0.uri) }
    folders.removeAll { removed.contains($0) }
    for folder in parameters.event.added where DocumentAddress.isFile(folder.uri) {
      let path = DocumentAddress.path(of: folder.uri)
      if !folders.contains(path) { folders.append(path) }
    }
    changed(onDisk: true)
  }
}
