import XCLint

/// Work that the client shows, from the moment at which it has agreed to the work's end.
actor WorkProgress {
  private enum State { case asked, shown, ended }

  private let token: String
  private let title: String
  private let session: Session
  private var state = State.asked
  private var files = 0

  /// Files are told by the dozen: a client draws each report.
  private static let stride = 25

  init(token: String, title: String, session: Session) {
    (self.token, self.title, self.session) = (token, title, session)
    Task {
      await session.ask("window/workDoneProgress/create", WorkDoneCreation(token: token)) { _, answer in
        if !answer.isFailure { Task { await self.begin() } }
      }
    }
  }

  /// Takes how far the work is, from any thread.
  nonisolated var report: @Sendable (LintProgress) -> Void {
    { progress in Task { await self.take(progress) } }
  }

  /// The work is done.
  func end() async {
    if state == .shown { await tell(.init(kind: .end)) }
    state = .ended
  }

  private func begin() async {
    guard state == .asked else { return }
    state = .shown
    await tell(.init(kind: .begin, title: title))
  }

  private func take(_ progress: LintProgress) async {
    guard case .read = progress else { return }
    files += 1
    guard state == .shown, files % Self.stride == 0 else { return }
    await tell(.init(kind: .report, message: "\(files) files"))
  }

  private func tell(_ value: WorkDoneProgress.Value) async {
    await session.notify("$/progress", WorkDoneProgress(token: token, value: value))
  }
}
