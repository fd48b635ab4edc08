import Foundation

extension BenchRow {
  /// What the program beside this one does with a corpus, its start and end included; none without it.
  static func program(_ corpus: WrittenCorpus) -> [BenchRow] {
    guard let xcgen = ChildProcess.sibling("xcgen") else { return [] }
    func lint(_ options: String..., workers: Int = 1) -> ChildProcess {
      ChildProcess(executable: xcgen, arguments: ["lint", "-j", "\(workers)"] + options + [corpus.folder])
    }
    // Hidden, so that no search for sources finds it, and gone with the corpus.
    let cache = corpus.folder + "/.cache"
    return [
      .program("start of the program", ChildProcess(executable: xcgen, arguments: ["--version"])),
      .program("lint, the program, cold", lint("--no-cache")).keeping(corpus),
      .program("lint, the program, cold, 2 threads", lint("--no-cache", workers: 2)).keeping(corpus),
      // Each row is worked once before it is measured: from then on the run is known.
      .program("lint, the program, warm", lint("--cache-dir", cache)).keeping(corpus),
    ]
  }
}
