import Foundation

/// Says what is wrong with what came out of an input, and ends the process by the signal that libFuzzer takes for a
/// finding and keeps the input for.
func report(_ finding: @autoclosure () -> String) -> Never {
  FileHandle.standardError.write(Data("finding: \(finding())\n".utf8))
  abort()
}

/// Stops where something that must hold does not.
func require(_ holds: Bool, _ finding: @autoclosure () -> String) {
  if !holds { report(finding()) }
}

/// The place at which two texts begin to differ, with what stands around it.
func difference(_ first: String, _ second: String) -> String {
  let (left, right) = (Array(first.utf8), Array(second.utf8))
  let place = zip(left, right).prefix { $0 == $1 }.count
  func around(_ bytes: [UInt8]) -> String {
    String(decoding: bytes[max(0, place - 200)..<min(bytes.count, place + 200)], as: UTF8.self)
  }
  return "from byte \(place) on\n  \(around(left))\nagainst\n  \(around(right))"
}
