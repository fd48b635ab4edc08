// The program of `.ci/fuzz`: libFuzzer around one of the targets.
//
//   xcgen-fuzz --list                         the names of the targets
//   xcgen-fuzz --seeds CHECKOUT DIR TARGET COUNT
//                                             writes what a target begins with, COUNT inputs at most, and a dictionary
//   XCGEN_FUZZ_TARGET=TARGET xcgen-fuzz [options of libFuzzer]

import CFuzzer
import Foundation

let words = CommandLine.arguments
switch words.dropFirst().first {
case "--list":
  for target in FuzzTargets.all { print(target.name, target.longestInput) }
case "--seeds" where words.count == 6:
  guard let target = FuzzTargets.named(words[4]), let most = Int(words[5]), most > 0 else { exit(2) }
  let folder = URL(fileURLWithPath: words[3])
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let samples = Samples(checkout: URL(fileURLWithPath: words[2]))
    let seeds = target.seeds(samples)
    let step = (seeds.count + most - 1) / most
    for (number, seed) in seeds.enumerated() where number % step == 0 {
      try Data(seed).write(to: folder.appendingPathComponent("seed-\(number)"))
    }
    try Data(Vocabulary.dictionary.utf8).write(to: URL(fileURLWithPath: words[3] + ".dict"))
  } catch {
    print(error)
    exit(2)
  }
default:
  guard Chosen.target != nil else {
    print("xcgen-fuzz: name a target in XCGEN_FUZZ_TARGET; --list shows them")
    exit(2)
  }
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
      Chosen.target?.run(Array(UnsafeBufferPointer(start: bytes, count: Int(size))))
      return 0
    })
}

/// The target of this process.
enum Chosen {
  // Neither an argument, which libFuzzer would read, nor the name of the program, which it starts again by its path.
  static let target = ProcessInfo.processInfo.environment["XCGEN_FUZZ_TARGET"].flatMap(FuzzTargets.named)
}
