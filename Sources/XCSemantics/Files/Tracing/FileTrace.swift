/// Everything that a run asked the disk, so that a later one can tell whether it would come to the same.
public struct FileTrace: Sendable, Equatable {
  private var probes: [FileProbe]

  init(_ probes: Set<FileProbe>) { self.probes = probes.sorted(by: FileProbe.inOrder) }

  /// Reads a trace that was written into a record.
  package init(from reader: inout RecordReader) throws(RecordReader.Damage) {
    probes = []
    var neighbour = FileProbe.Neighbour()
    for _ in 0..<(try reader.number()) {
      probes.append(try FileProbe(from: &reader, after: &neighbour))
    }
  }

  /// Writes the trace into a record.
  package func write(to writer: inout RecordWriter) {
    writer.add(UInt64(probes.count))
    var neighbour = FileProbe.Neighbour()
    for probe in probes { probe.write(to: &writer, after: &neighbour) }
  }

  /// Whether every question would be answered as it was: the same bytes, the same names in the folders, and still
  /// nothing where nothing was.
  public func holds(on fileSystem: LocalFileSystem = LocalFileSystem()) -> Bool {
    probes.allSatisfy { $0.holds(on: fileSystem) }
  }

  /// The files that were read and those that were looked for in vain, as they were named, sorted.
  public var paths: [String] {
    let paths = probes.compactMap { probe -> String? in
      switch probe {
      case .content(let path, _, _), .failure(let path, _), .isFile(let path, false): path
      case .isFile, .canonical, .entries: nil
      }
    }
    return Set(paths).sorted()
  }
}
