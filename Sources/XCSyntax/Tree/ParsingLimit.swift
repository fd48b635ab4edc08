#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long a parse may take, in time that its thread runs.
///
/// libtree-sitter gets over each error at the cost of all that is open there, so that some texts take it the square
/// of their length. No text that anyone reads comes near the limit, however slow the machine.
struct ParsingLimit {
  let nanoseconds: UInt64

  /// What a text is worth; one without mistakes takes a fiftieth of it.
  init(forBytes count: Int) { nanoseconds = 1_000_000_000 + 5_000 * UInt64(count) }

  /// What a trial of a repair is worth, or a part of a text that is looked at by itself, of which there are many.
  init(forTrialOn count: Int) { nanoseconds = 40_000_000 + 500 * UInt64(count) }

  /// The time that this thread has run, which goes on neither while it waits nor while others run.
  static var now: UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
