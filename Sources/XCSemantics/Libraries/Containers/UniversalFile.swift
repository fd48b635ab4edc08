/// A file with a Mach-O file for each of several architectures.
struct UniversalFile {
  private static let mostParts: UInt64 = 64

  private let view: ByteView
  private let isWide: Bool

  init(_ view: ByteView) {
    isWide = view.starts(with: [0xCA, 0xFE, 0xBA, 0xBF])
    var view = view
    view.isBigEndian = true
    self.view = view
  }

  /// The bytes of a section of the first part that has it; nil where none has.
  func section(_ name: String, ofSegment segment: String) throws(LibraryProblem) -> [UInt8]? {
    let what = "the list of architectures"
    let count = try view.number(at: 4, width: 4, of: what)
    guard count <= Self.mostParts else { throw LibraryProblem("\(what) is too long") }
    for index in 0..<count {
      let entry = 8 + index * (isWide ? 32 : 20)
      let word = isWide ? 8 : 4
      let offset = try view.number(at: entry + 8, width: word, of: what)
      let size = try view.number(at: entry + 8 + UInt64(word), width: word, of: what)
      var part = try view.part(offset, size, of: "the file of one architecture")
      guard part.starts(with: [0xCF, 0xFA, 0xED, 0xFE]) else { continue }
      part.isBigEndian = false
      if let found = try MachOFile(part).section(name, ofSegment: segment) { return found }
    }
    return nil
  }
}
