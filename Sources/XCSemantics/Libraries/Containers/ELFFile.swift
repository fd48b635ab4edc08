/// The sections of an ELF file, 32 or 64 bits, of either byte order.
struct ELFFile {
  private struct Section {
    let name: UInt64
    let kind: UInt64
    let flags: UInt64
    let offset: UInt64
    let size: UInt64
    let link: UInt64
  }

  /// A section without bytes in the file.
  private static let noBits: UInt64 = 8
  private static let isCompressed: UInt64 = 0x800

  private let view: ByteView
  private let isWide: Bool

  init(_ view: ByteView) throws(LibraryProblem) {
    var view = view
    let width = try view.number(at: 4, width: 1, of: "the ELF header")
    guard width == 1 || width == 2 else {
      throw LibraryProblem("this ELF file is neither of 32 nor of 64 bits")
    }
    let order = try view.number(at: 5, width: 1, of: "the ELF header")
    guard order == 1 || order == 2 else { throw LibraryProblem("this ELF file has no known byte order") }
    view.isBigEndian = order == 2
    isWide = width == 2
    self.view = view
  }

  /// The bytes of a section; nil where no section has the name.
  func section(named name: String) throws(LibraryProblem) -> [UInt8]? {
    let table = try header(wide: 40, narrow: 32, width: isWide ? 8 : 4)
    guard table > 0 else { return nil }
    let size = try header(wide: 58, narrow: 46, width: 2)
    guard size >= (isWide ? 64 : 40) else {
      throw LibraryProblem("the ELF header gives sections a wrong size")
    }
    let first = try section(at: table)
    var count = try header(wide: 60, narrow: 48, width: 2)
    if count == 0 { count = first.size }
    var namesIndex = try header(wide: 62, narrow: 50, width: 2)
    if namesIndex == 0xFFFF { namesIndex = first.link }
    guard namesIndex < count else { throw LibraryProblem("the ELF header names no table of section names") }
    let (length, overflows) = count.multipliedReportingOverflow(by: size)
    let sections = try view.part(table, overflows ? .max : length, of: "the table of sections")
    let names = try section(at: table + namesIndex * size)
    let letters = try view.part(names.offset, names.size, of: "the table of section names")
    let limit = UInt64(name.utf8.count + 1)
    for index in 0..<UInt64(sections.count) / size {
      let section = try section(at: table + index * size)
      guard try letters.name(at: section.name, limit: limit, of: "the name of a section") == name else {
        continue
      }
      guard section.kind != Self.noBits, section.flags & Self.isCompressed == 0 else {
        throw LibraryProblem("the section '\(name)' is empty or compressed")
      }
      return try view.part(section.offset, section.size, of: "the section '\(name)'").array
    }
    return nil
  }

  private func header(wide: UInt64, narrow: UInt64, width: Int) throws(LibraryProblem) -> UInt64 {
    try view.number(at: isWide ? wide : narrow, width: width, of: "the ELF header")
  }

  private func section(at offset: UInt64) throws(LibraryProblem) -> Section {
    let entry = try view.part(offset, isWide ? 64 : 40, of: "the table of sections")
    func field(_ wide: UInt64, _ narrow: UInt64, _ width: Int) throws(LibraryProblem) -> UInt64 {
      try entry.number(at: isWide ? wide : narrow, width: width, of: "the table of sections")
    }
    let word = isWide ? 8 : 4
    return Section(
      name: try field(0, 0, 4), kind: try field(4, 4, 4), flags: try field(8, 8, word),
      offset: try field(24, 16, word), size: try field(32, 20, word), link: try field(40, 24, 4))
  }
}
