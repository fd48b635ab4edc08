import Dispatch

/// Does work on the threads where the program does it, whose stacks are smaller than the first one's, and waits.
func waiting(for work: @escaping @Sendable () async -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await work()
    done.signal()
  }
  done.wait()
}
