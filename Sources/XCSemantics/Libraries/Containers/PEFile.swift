/// The sections of a DLL.
struct PEFile {
  private static let sectionSize: UInt64 = 40

  private let view: ByteView

  init(_ view: ByteView) { self.view = view }

  /// The bytes of a section; nil where there is none. Names have 8 bytes at most.
  func section(named name: String) throws(LibraryProblem) -> [UInt8]? {
    let start = try view.number(at: 0x3C, width: 4, of: "the DOS header")
    let what = "the PE header"
    let header = try view.part(start, 24, of: what)
    guard header.starts(with: [0x50, 0x45, 0, 0]) else { throw LibraryProblem("this DLL has no PE header") }
    let count = try header.number(at: 6, width: 2, of: what)
    let table = start + 24 + (try header.number(at: 20, width: 2, of: what))
    for index in 0..<count {
      let what = "the table of sections"
      let entry = try view.part(table + index * Self.sectionSize, Self.sectionSize, of: what)
      guard try entry.name(at: 0, limit: 8, of: what) == name else { continue }
      let used = try entry.number(at: 8, width: 4, of: what)
      let stored = try entry.number(at: 16, width: 4, of: what)
      let offset = try entry.number(at: 20, width: 4, of: what)
      let size = used > 0 ? min(used, stored) : stored
      return try view.part(offset, size, of: "the section '\(name)'").array
    }
    return nil
  }
}
