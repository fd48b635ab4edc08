extension FileProbe {
  /// What the probe before one named, since paths that stand beside each other begin alike.
  struct Neighbour {
    var path: [UInt8] = []
    var place: [UInt8] = []
  }

  private enum Kind: Int {
    case content, failure, file, noFile, canonical, noPlace, entries, noEntries
  }

  /// The path that the disk was asked about.
  var path: String {
    switch self {
    case .content(let path, _, _), .failure(let path, _), .isFile(let path, _), .canonical(let path, _),
      .entries(let path, _, _):
      path
    }
  }

  private var kind: Kind {
    switch self {
    case .content: .content
    case .failure: .failure
    case .isFile(_, let answer): answer ? .file : .noFile
    case .canonical(_, let place): place == nil ? .noPlace : .canonical
    case .entries(_, let digest, _): digest == nil ? .noEntries : .entries
    }
  }

  /// Orders by paths, those about the same path by kind.
  static func inOrder(_ left: FileProbe, _ right: FileProbe) -> Bool {
    left.path == right.path ? left.kind.rawValue < right.kind.rawValue : left.path < right.path
  }

  func write(to writer: inout RecordWriter, after neighbour: inout Neighbour) {
    writer.add(UInt64(kind.rawValue))
    writer.add(path, after: &neighbour.path)
    switch self {
    case .content(_, let digest, let stamp):
      digest.write(to: &writer)
      FileStamp.write(stamp, to: &writer)
    case .failure(_, let reason): writer.add(reason)
    case .isFile: break
    case .canonical(_, let place):
      if let place { writer.add(place, after: &neighbour.place) }
    case .entries(_, let digest, let stamp):
      digest?.write(to: &writer)
      FileStamp.write(stamp, to: &writer)
    }
  }

  init(from reader: inout RecordReader, after neighbour: inout Neighbour) throws(RecordReader.Damage) {
    guard let kind = Kind(rawValue: try reader.number(below: 256)) else { throw RecordReader.Damage() }
    let path = try reader.text(after: &neighbour.path)
    switch kind {
    case .content:
      self = .content(
        path: path, digest: try ContentDigest(from: &reader), stamp: try FileStamp.read(from: &reader))
    case .failure: self = .failure(path: path, reason: try reader.text())
    case .file, .noFile: self = .isFile(path: path, kind == .file)
    case .canonical: self = .canonical(path: path, place: try reader.text(after: &neighbour.place))
    case .noPlace: self = .canonical(path: path, place: nil)
    case .entries:
      self = .entries(
        path: path, digest: try ContentDigest(from: &reader), stamp: try FileStamp.read(from: &reader))
    case .noEntries: self = .entries(path: path, digest: nil, stamp: try FileStamp.read(from: &reader))
    }
  }
}
