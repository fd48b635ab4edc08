import XCSyntax

extension SourceText {
  /// Takes bytes of unknown origin; the failure names the first byte that is not UTF-8.
  public static func decoding(_ bytes: [UInt8], path: String) -> Result<SourceText, ReadFailure> {
    let text = SourceText(path: path, bytes: bytes)
    guard let offset = SourceText.firstInvalidOffset(in: bytes) else { return .success(text) }
    return .failure(.notUTF8(at: text.position(at: offset), offset: offset))
  }
}

extension FileSystem {
  /// The text of a file.
  public func source(at path: String) -> Result<SourceText, ReadFailure> {
    read(path).flatMap { SourceText.decoding($0, path: path) }
  }
}
