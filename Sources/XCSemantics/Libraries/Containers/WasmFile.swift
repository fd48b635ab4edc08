/// The custom sections of a WebAssembly module.
struct WasmFile {
  private let view: ByteView

  init(_ view: ByteView) { self.view = view }

  /// The bytes of a custom section behind its name; nil where there is none.
  func customSection(named name: String) throws(LibraryProblem) -> [UInt8]? {
    guard try view.number(at: 4, width: 4, of: "the header") == 1 else {
      throw LibraryProblem("this WebAssembly module has another version than 1")
    }
    var offset: UInt64 = 8
    while offset < UInt64(view.count) {
      let kind = try view.number(at: offset, width: 1, of: "a section")
      offset += 1
      let size = try length(at: &offset, in: view)
      let section = try view.part(offset, size, of: "a section")
      offset += size
      guard kind == 0 else { continue }
      var inner: UInt64 = 0
      let nameLength = try length(at: &inner, in: section)
      let letters = try section.part(inner, nameLength, of: "the name of a section")
      guard letters.array == Array(name.utf8) else { continue }
      let start = inner + nameLength
      return try section.part(start, UInt64(section.count) - start, of: "the section '\(name)'").array
    }
    return nil
  }

  /// A number of 32 bits, seven of them in a byte, lowest first.
  private func length(at offset: inout UInt64, in view: ByteView) throws(LibraryProblem) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 35, by: 7) {
      let byte = try view.number(at: offset, width: 1, of: "a length")
      offset += 1
      value |= (byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        guard value <= UInt64(UInt32.max) else { break }
        return value
      }
    }
    throw LibraryProblem("a length has more than 32 bits")
  }
}
