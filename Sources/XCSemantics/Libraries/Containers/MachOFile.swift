/// The sections of a Mach-O file of 64 bits.
struct MachOFile {
  private static let headerSize: UInt64 = 32
  private static let segmentCommand: UInt64 = 0x19
  private static let segmentSize: UInt64 = 72
  private static let sectionSize: UInt64 = 80

  private let view: ByteView

  init(_ view: ByteView) { self.view = view }

  /// The bytes of a section; nil where there is none.
  func section(_ name: String, ofSegment segment: String) throws(LibraryProblem) -> [UInt8]? {
    let what = "the Mach-O header"
    let count = try view.number(at: 16, width: 4, of: what)
    let size = try view.number(at: 20, width: 4, of: what)
    var commands = try view.part(Self.headerSize, size, of: "the list of load commands")
    for _ in 0..<count {
      let kind = try commands.number(at: 0, width: 4, of: "a load command")
      let length = try commands.number(at: 4, width: 4, of: "a load command")
      guard length >= 8 else { throw LibraryProblem("a load command is too short") }
      let command = try commands.part(0, length, of: "a load command")
      if kind == Self.segmentCommand,
        let found = try section(name, ofSegment: segment, in: command)
      {
        return found
      }
      commands = try commands.part(length, UInt64(commands.count) - length, of: "the list of load commands")
    }
    return nil
  }

  private func section(
    _ name: String, ofSegment segment: String, in command: ByteView
  ) throws(LibraryProblem) -> [UInt8]? {
    let what = "a segment"
    let count = try command.number(at: 64, width: 4, of: what)
    for index in 0..<count {
      let entry = try command.part(Self.segmentSize + index * Self.sectionSize, Self.sectionSize, of: what)
      guard try entry.name(at: 0, limit: 16, of: what) == name,
        try entry.name(at: 16, limit: 16, of: what) == segment
      else { continue }
      let size = try entry.number(at: 40, width: 8, of: what)
      let offset = try entry.number(at: 48, width: 4, of: what)
      return try view.part(offset, size, of: "the section '\(segment),\(name)'").array
    }
    return nil
  }
}
