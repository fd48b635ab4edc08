import XCLint
import XCSemantics

/// The state of one client's connection. Messages are taken in the order in which they come; requests are answered
/// when they are ready.
actor Session {
  /// Where a session is in its life.
  enum Phase { case new, running, shutDown }

  /// What an answer waits for.
  enum Survey {
    /// What is known at once: in large folders perhaps the open documents alone, or an earlier state of the disk.
    case atOnce
    /// Everything as it is now, however long it takes to read it.
    case everything
  }

  /// What is done with the client's answer to a request of this side.
  typealias Answered = @Sendable (isolated Session, IncomingMessage) -> Void

  let settings: ServerSettings
  private let sendBytes: @Sendable ([UInt8]) -> Void
  private let onParentExit: @Sendable () -> Void

  private(set) var phase = Phase.new
  private(set) var hasEnded = false
  var capabilities: ClientCapabilities?
  var documents: [String: Document] = [:]
  /// The paths that documents go by, by the paths that are theirs whatever links there are.
  private var opened: [String: String] = [:]
  var folders: [String] = []
  var publishing = PublishedFindings()
  var toldTokens = ToldTokens()
  private var pending: [RequestID: Task<Void, Never>] = [:]
  private var parentWatch: Task<Void, Never>?
  private var quietPeriod: Task<Void, Never>?
  private var disk: RememberingFileSystem
  private var diskState = 0
  /// The last analysis of everything, perhaps of an earlier state of the disk.
  private var whole: Analysis?
  /// The last analysis of the open documents alone, while there is none of everything.
  private var glance: Analysis?
  private var indexing: Task<Void, Never>?
  private var toldFolders: Set<String> = []
  /// Whether the client tells what changes on disk.
  private var isToldOfChanges = false
  private let parsed = ParsedSources()
  private let rulePages: RulePages
  private var answers: [RequestID: Answered] = [:]
  /// What the client has set first, and what it told later.
  private var (initialSettings, toldSettings) = (ClientSettings(), ClientSettings())
  private var lastRevision = 0
  private var generation = 0
  private var running: (generation: Int, task: Task<Analysis?, Never>)?
  private var usableConfigurations: [String: [UInt8]] = [:]
  private var lastOwnRequest = 0

  init(
    _ settings: ServerSettings, send: @escaping @Sendable ([UInt8]) -> Void,
    onParentExit: @escaping @Sendable () -> Void
  ) {
    self.settings = settings
    sendBytes = send
    self.onParentExit = onParentExit
    disk = RememberingFileSystem(settings.fileSystem)
    rulePages = RulePages(folder: settings.rulePageFolder)
  }

  var encoding: PositionEncoding { capabilities?.encoding ?? .utf16 }

  // MARK: - Life

  /// Stops everything; the result is the exit code.
  func close() -> Int32 {
    parentWatch?.cancel()
    quietPeriod?.cancel()
    for task in pending.values { task.cancel() }
    indexing?.cancel()
    return phase == .shutDown ? 0 : 1
  }

  func exit() { hasEnded = true }

  func begin(watching process: Int32?) {
    phase = .running
    guard let process else { return }
    let onParentExit = onParentExit
    parentWatch = Task {
      while !Task.isCancelled {
        guard ProcessWatch.isRunning(process) else { return onParentExit() }
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  func shutDown() {
    phase = .shutDown
    quietPeriod?.cancel()
  }

  // MARK: - Answers

  func send(_ message: some Encodable) {
    guard let bytes = MessageWriter.bytes(of: message) else { return }
    sendBytes(bytes)
  }

  func notify(_ method: String, _ parameters: some Encodable) {
    send(OutgoingNotification(method: method, params: parameters))
  }

  /// Asks the client for something; `answered` takes its answer.
  func ask(_ method: String, _ parameters: (some Encodable)?, answered: Answered? = nil) {
    lastOwnRequest += 1
    let id = RequestID.text("xcgen-\(lastOwnRequest)")
    if let answered { answers[id] = answered }
    send(OutgoingRequest(id: id, method: method, params: parameters))
  }

  /// Takes the client's answer to a request of this side.
  func take(answer: IncomingMessage, to id: RequestID) {
    answers.removeValue(forKey: id)?(self, answer)
  }

  func fail(_ id: RequestID?, _ error: ResponseError) { send(FailureResponse(id: id, error: error)) }

  /// Answers a request when its work is done, unless it was cancelled before.
  func answer<Result: Encodable & Sendable>(
    _ id: RequestID, with work: @escaping @Sendable () async throws(ResponseError) -> Result
  ) {
    guard pending[id] == nil else {
      return fail(id, ResponseError(.invalidRequest, "a request of this id is not answered yet"))
    }
    pending[id] = Task {
      do throws(ResponseError) {
        let result = try await work()
        self.finish(id) { SuccessResponse(id: id, result: result) }
      } catch {
        self.finish(id) { FailureResponse(id: id, error: error) }
      }
    }
  }

  private func finish(_ id: RequestID, with response: () -> some Encodable) {
    guard pending.removeValue(forKey: id) != nil else { return }
    send(response())
  }

  func cancel(_ id: RequestID) {
    guard let task = pending.removeValue(forKey: id) else { return }
    task.cancel()
    fail(id, ResponseError(.requestCancelled, "cancelled"))
  }

  // MARK: - State

  /// The path that a document goes by: of one that is open under another spelling, whatever links there are, the one
  /// that it has already.
  func path(of uri: String) -> String {
    let path = DocumentAddress.path(of: uri)
    guard documents[path] == nil, DocumentAddress.isFile(uri) else { return path }
    guard let known = opened[disk.canonicalPath(path)], documents[known] != nil else { return path }
    return known
  }

  /// Puts an open document in its place.
  func place(_ document: Document) {
    documents[document.path] = document
    opened[disk.canonicalPath(document.path)] = document.path
  }

  func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  /// Takes the settings that the client begins with.
  func takeInitial(_ settings: ClientSettings) {
    initialSettings = settings
    tell(settings.mistakes)
  }

  /// Takes the settings that the client has now; whether they are others than before.
  @discardableResult
  func take(_ settings: ClientSettings) -> Bool {
    let old = toldSettings
    toldSettings = settings
    tell(settings.mistakes.filter { !old.mistakes.contains($0) && !initialSettings.mistakes.contains($0) })
    return settings.backed(by: initialSettings) != old.backed(by: initialSettings)
  }

  private func tell(_ mistakes: [String]) {
    for mistake in mistakes { notify("window/logMessage", ShownMessage(type: 2, message: mistake)) }
  }

  /// The client has agreed to tell what changes on disk.
  func trustWatching() { isToldOfChanges = true }

  /// A document was opened, saved or closed: its file may be different now, and others too where nobody tells.
  func touched(_ path: String) {
    guard isToldOfChanges else { return changed(onDisk: true) }
    disk.forget(path)
    changed(onDisk: false)
  }

  /// Something that findings depend on is different now.
  func changed(onDisk: Bool) {
    if onDisk {
      disk = RememberingFileSystem(settings.fileSystem)
      diskState += 1
    }
    generation += 1
    quietPeriod?.cancel()
    let (expected, quietTime) = (generation, settings.quietTime)
    quietPeriod = Task {
      try? await Task.sleep(for: quietTime)
      guard !Task.isCancelled, expected == generation, phase == .running else { return }
      await publish()
    }
  }

  private func publish() async {
    let wanted = generation
    guard let analysis = await analysisTask().value, wanted == generation, phase == .running else { return }
    announce(analysis)
  }

  // MARK: - Analyses

  /// The analysis of the present state. One that nobody waited for and that is out of date when its turn comes is
  /// never made.
  private func analysisTask() -> Task<Analysis?, Never> {
    if let running, running.generation == generation { return running.task }
    let (previous, wanted) = (running?.task, generation)
    let task = Task.detached { () -> Analysis? in
      _ = await previous?.value
      guard let request = await self.request(for: wanted) else { return nil }
      return await self.analysis(request)
    }
    running = (wanted, task)
    return task
  }

  /// Makes an analysis: of what was known before where that goes, of everything in small folders; of the open documents
  /// alone, or of an earlier state of the disk, while large folders are read.
  private nonisolated func analysis(_ request: AnalysisRequest) async -> Analysis {
    let (whole, glance) = await (self.whole, self.glance)
    if let found = whole.flatMap({ Analysis(request, after: $0) }) { return await remember(found) }
    guard request.isLarge else { return await remember(await everything(request)) }
    if let whole {
      // What a document imports now may need any file; what is read again is mostly parsed already.
      guard whole.surroundings != request.surroundings,
        let found = Analysis(request, after: whole, isStale: true)
      else { return await remember(await everything(request)) }
      await index(request)
      return await remember(found)
    }
    await index(request)
    if let found = glance.flatMap({ Analysis(request.glance, after: $0) }) { return await remember(found) }
    return await remember(await Analysis(request.glance))
  }

  private nonisolated func everything(_ request: AnalysisRequest) async -> Analysis {
    let progress = await beginFirstAnalysis()
    let analysis = await Analysis(request, report: progress?.report)
    await progress?.end()
    return analysis
  }

  /// Reads everything in the background, unless that is being done; then tells what it came to.
  private func index(_ request: AnalysisRequest) {
    guard indexing == nil else { return }
    indexing = Task.detached {
      let found = await self.everything(request)
      await self.finishIndexing(found)
    }
  }

  private func finishIndexing(_ found: Analysis) {
    indexing = nil
    remember(found)
    glance = nil
    if phase == .running { changed(onDisk: false) }
  }

  /// Shows the work on the first analysis, which may take as long as a whole run, where the client shows such things.
  private func beginFirstAnalysis() -> WorkProgress? {
    guard whole == nil, capabilities?.window?.workDoneProgress == true else { return nil }
    return WorkProgress(token: "xcgen-index", title: "Reading xc sources", session: self)
  }

  private func request(for wanted: Int) -> AnalysisRequest? {
    wanted == generation ? presentRequest : nil
  }

  /// Everything as it is now.
  var presentRequest: AnalysisRequest {
    AnalysisRequest(
      documents: documents, surroundings: surroundings,
      settings: settings.backed(by: toldSettings.backed(by: initialSettings), in: folders.first),
      rulePages: capabilities?.takesCodeDescriptions == true ? rulePages : RulePages(folder: nil), disk: disk,
      parsed: parsed, encoding: encoding, usableConfigurations: usableConfigurations)
  }

  private var surroundings: AnalysisRequest.Surroundings { .init(folders: folders, diskState: diskState) }

  @discardableResult
  private func remember(_ analysis: Analysis) -> Analysis {
    usableConfigurations.merge(analysis.usableConfigurations) { $1 }
    switch analysis.scope {
    case .everything: whole = analysis
    case .openDocuments: glance = analysis
    }
    for folder in analysis.cutFolders where toldFolders.insert(folder.path).inserted {
      notify(
        "window/showMessage",
        ShownMessage(
          type: 2,
          message: "xcgen looks at the first \(folder.sources) sources of '\(folder.path)' and no further: "
            + "open a smaller folder to have everything looked at"))
    }
    return analysis
  }

  /// The analysis in which a document is as it was when somebody asked.
  private func analysis(
    of document: Document, by survey: Survey
  ) async throws(ResponseError) -> Analysis {
    while true {
      let found = await analysisTask().value
      if let found, found.documents[document.path]?.revision == document.revision {
        if survey == .atOnce || isWhole(found) { return found }
        await indexing?.value
        guard !Task.isCancelled else { throw ResponseError(.requestCancelled, "cancelled") }
        continue
      }
      guard documents[document.path]?.revision == document.revision, !Task.isCancelled else {
        throw ResponseError(.contentModified, "the document has changed since")
      }
    }
  }

  /// The analysis of everything at the moment of asking, or later.
  func presentAnalysis() async throws(ResponseError) -> Analysis {
    while !Task.isCancelled {
      if let found = await analysisTask().value, isWhole(found) { return found }
      await indexing?.value
    }
    throw ResponseError(.requestCancelled, "cancelled")
  }

  /// A document that nobody has open, as it stands on disk; nil where there is no such file.
  func closedDocument(_ uri: String) -> Document? {
    let path = DocumentAddress.path(of: uri)
    guard DocumentAddress.isFile(uri), case .success(let text) = disk.source(at: path) else { return nil }
    return Document(
      uri: uri, path: path, version: nil, revision: nextRevision(),
      text: text.string(in: 0..<text.bytes.count), encoding: encoding)
  }

  /// A document within the analysis in which it is as it was when somebody asked.
  func context(
    of document: Document, by survey: Survey = .atOnce
  ) async throws(ResponseError) -> DocumentContext {
    if documents[document.path] == nil { return try await closedContext(of: document) }
    return DocumentContext(document, try await analysis(of: document, by: survey))
  }

  /// A document that nobody has open, as if it were opened for one answer.
  private func closedContext(of document: Document) async throws(ResponseError) -> DocumentContext {
    let present = try await presentAnalysis()
    var request = presentRequest
    request.documents[document.path] = document
    return DocumentContext(document, await Self.analysis(request, after: present))
  }

  private nonisolated static func analysis(
    _ request: AnalysisRequest, after present: Analysis
  ) async -> Analysis {
    if let found = Analysis(request, after: present) { return found }
    return await Analysis(request)
  }

  private func isWhole(_ analysis: Analysis) -> Bool {
    analysis.scope == .everything && analysis.surroundings == surroundings
  }
}
