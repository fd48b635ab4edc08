/// A language that the corpus is written in.
protocol CorpusLanguage: Sendable {
  /// How the names of its files end, without the dot.
  var fileExtension: String { get }

  /// What stands at the top of a file that is read alone.
  var prologue: String { get }

  /// A file's text.
  func text(of file: FileShape) -> String
}

/// Files of one language.
struct Corpus: Sendable {
  /// A file of it.
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  var files: [File]

  /// The bytes of all files.
  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// Makes a corpus of about that many bytes; each file has a few classes.
  ///
  /// - Parameter seed: the same seed gives the same bytes.
  init(_ language: any CorpusLanguage, bytes: Int, classesPerFile: Int = 3, seed: UInt64 = 1) {
    var maker = ShapeMaker(seed: seed)
    files = []
    var sum = 0
    while sum < bytes {
      let shape = maker.file(files.count, classes: classesPerFile)
      let file = File(
        name: "File\(files.count).\(language.fileExtension)",
        bytes: Array((language.prologue + language.text(of: shape)).utf8))
      files.append(file)
      sum += file.bytes.count
    }
  }
}
