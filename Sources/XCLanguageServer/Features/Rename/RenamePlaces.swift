import XCSemantics
import XCSyntax

/// Finds every place of a name that changes, and proves of all others that they stay.
struct RenamePlaces {
  private let subject: RenameSubject
  private let newName: String

  init(_ subject: RenameSubject, _ newName: String) {
    self.subject = subject
    self.newName = newName
  }

  /// The changes by file, in the order of paths.
  func edits() throws(Renaming.Refusal) -> [(file: ProgramFile, edits: [ProtocolEdit])] {
    var result: [(file: ProgramFile, edits: [ProtocolEdit])] = []
    var locator = Locator(subject.analysis)
    let places = try places()
    if !subject.isLocal { try checkFilesLeftOut(beside: places) }
    for place in places {
      let ranges = try self.ranges(in: place)
      guard !ranges.isEmpty else { continue }
      let map = locator.map(of: place.file)
      result.append(
        (place.file, ranges.map { ProtocolEdit(range: map.range($0.range), newText: $0.text) }))
    }
    return result
  }

  /// The files that may hold the name, each in the program that counts for it.
  private func places() throws(Renaming.Refusal) -> [Analysis.Place] {
    var paths: Set<String> = []
    if subject.isLocal {
      for (entity, names) in subject.members { paths.insert(names.program.file(entity.file).source.path) }
    } else {
      for names in subject.analysis.names {
        for file in names.program.files where file.origin == .requested || file.origin == .imported {
          paths.insert(FilePath.absolute(file.source.path))
        }
      }
    }
    return paths.sorted().compactMap { subject.analysis.place(of: $0) }
  }

  /// Sources that the configuration leaves out are looked at by nobody, and still they may hold the name.
  private func checkFilesLeftOut(beside places: [Analysis.Place]) throws(Renaming.Refusal) {
    if let folder = subject.analysis.cutFolders.first {
      throw Renaming.Refusal(
        "'\(folder.path)' holds more sources than are looked at, and the name may stand in them: nothing was renamed"
      )
    }
    let files = subject.analysis.fileSystem
    let discovery = SourceDiscovery(files, limits: subject.analysis.limits)
    let known = Set(places.map { files.canonicalPath(FilePath.absolute($0.file.source.path)) })
    for path in subject.analysis.folders.flatMap({ discovery.search($0).files })
    where !known.contains(files.canonicalPath(path)) {
      guard case .success(let text) = files.source(at: path) else { continue }
      if WorkspaceNames.words(for: subject.name).contains(where: { !text.places(of: $0).isEmpty }) {
        throw Renaming.Refusal(
          "'\(path)' holds the name too and is left out by the configuration: nothing was renamed")
      }
    }
  }

  private func ranges(in place: Analysis.Place) throws(Renaming.Refusal) -> [(
    range: Range<Int>, text: String
  )] {
    let text = place.file.source.text
    var found: [(range: Range<Int>, text: String)] = []
    for word in WorkspaceNames.words(for: subject.name).sorted() {
      for range in text.places(of: word, in: subject.isLocal ? reach(in: place) : nil) {
        if let change = try change(at: range, word, place) { found.append((range, change)) }
      }
    }
    guard !found.isEmpty else { return [] }
    let path = FilePath.absolute(place.file.source.path)
    guard subject.isLocal || subject.analysis.holds(path) else {
      throw Renaming.Refusal("'\(path)' holds the name too and lies outside of the open folders")
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Where locals can be named: in the functions that hold them.
  private func reach(in place: Analysis.Place) -> Range<Int> {
    let own = place.names.names(of: place.file.id)
    let ranges = subject.members.map { entity, _ in
      own.body(around: entity.range.lowerBound)?.function.range ?? entity.range
    }
    return (ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 0)
  }

  /// What takes the place of a word; nil where it stays.
  private func change(
    at range: Range<Int>, _ word: String, _ place: Analysis.Place
  ) throws(Renaming.Refusal) -> String? {
    let isProperty = word != subject.name
    let names = place.names.names(of: place.file.id)
    if let found = names.occurrence(exactly: range) {
      if found.isPlainWord { return nil }
      try checkProperty(found, word, place)
      if !subject.isLocal, !isProperty { try checkReadable(range, place) }
      let hits = found.entities.filter { subject.keys.contains(place.names.key(of: $0)) }
      if !hits.isEmpty {
        guard found.isCertain, hits.count == found.entities.count else {
          throw doubt("it can't be told for certain what '\(word)' means", range, place)
        }
        guard found.spelling == .setter else { return newName }
        guard newName.hasPrefix("set"), newName.utf8.count > 3 else {
          throw doubt(
            "'\(word)' calls '\(subject.name)' as a property, which '\(newName)' can't be", range, place)
        }
        let rest = newName.dropFirst(3)
        return word.first?.isUppercase == true ? String(rest) : rest.prefix(1).lowercased() + rest.dropFirst()
      }
      if isProperty || !found.entities.isEmpty && found.isCertain { return nil }
      if !mayMean(found, place) {
        try checkReadable(range, place)
        return nil
      }
      throw doubt("it can't be told what '\(word)' means", range, place)
    }
    if isProperty { return nil }
    try checkWord(range, place)
    return nil
  }

  /// `a.depth += 2` reads by `depth` and writes by `setDepth`: neither can be renamed without the other.
  private func checkProperty(
    _ found: NameOccurrence, _ word: String, _ place: Analysis.Place
  ) throws(Renaming.Refusal) {
    switch subject.first {
    case .method, .requirement: break
    default: return
    }
    let isField = found.entities.allSatisfy { if case .field = $0 { true } else { false } }
    if isField, found.isCertain, !found.entities.isEmpty { return }
    guard found.isMember, isChangedInPlace(found.range, in: place.file.source.text) else { return }
    throw doubt("'\(word)' is read and written in one, by two methods of a property,", found.range, place)
  }

  private func isChangedInPlace(_ range: Range<Int>, in text: SourceText) -> Bool {
    let rest = text.bytes[range.upperBound...].drop(while: SourceText.isBlank)
    let signs = ["++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
    if signs.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    var start = range.lowerBound
    while start > 0 {
      let byte = text.bytes[start - 1]
      guard SourceText.isNameByte(byte) || byte == UInt8(ascii: ".") else { break }
      start -= 1
    }
    let front = text.bytes[..<start].suffix(2)
    return front.elementsEqual("++".utf8) || front.elementsEqual("--".utf8)
  }

  /// Whether an occurrence that is not understood may be meant.
  private func mayMean(_ found: NameOccurrence, _ place: Analysis.Place) -> Bool {
    switch subject.first {
    case .local: return false
    case .method, .requirement: return found.isMember || hasUnseenOwner(around: found, place)
    case .field: return found.isMember || hasUnseenOwner(around: found, place)
    default: return !found.isMember
    }
  }

  /// Whether a bare name may be a member that an ancestor out of sight declares.
  private func hasUnseenOwner(around found: NameOccurrence, _ place: Analysis.Place) -> Bool {
    guard let owner = place.names.names(of: place.file.id).body(around: found.range.lowerBound)?.owner else {
      return false
    }
    return !place.program.hierarchy(of: owner).unseen.isEmpty
  }

  /// A word of which nothing is known: in comments and strings it stays, everywhere else it is in the way.
  private func checkWord(_ range: Range<Int>, _ place: Analysis.Place) throws(Renaming.Refusal) {
    guard let root = place.file.source.tree?.root, let node = root.descendant(covering: range) else {
      throw doubt("'\(subject.name)' stands in a file that can't be read", range, place)
    }
    switch node.kind {
    case .comment, .stringLiteral, .stringContent, .characterLiteral, .escapeSequence: return
    case .quotedPath, .systemPath, .barePath:
      guard node.parent?.kind == .useDirective, takesStatics(place) else { return }
      throw doubt("static methods are called by their bare names because of '#use'", range, place)
    case .directiveText:
      if let owner = node.parent?.kind,
        [.ifArm, .elifArm, .warningDirective, .errorDirective].contains(owner)
      {
        return
      }
      throw doubt("'\(subject.name)' stands in a macro", range, place)
    case .asmText, .asmBody, .asmStatement: throw doubt("'\(subject.name)' stands in assembly", range, place)
    default: break
    }
    try checkReadable(range, place)
    var next: SyntaxNode? = node
    while let current = next {
      if place.file.source.isDropped(current) {
        throw doubt("'\(subject.name)' stands in an arm that is not compiled", range, place)
      }
      next = current.parent
    }
    throw doubt("it can't be told what '\(subject.name)' means", range, place)
  }

  /// Whether a file calls static methods of a class that is renamed by their bare names.
  private func takesStatics(_ place: Analysis.Place) -> Bool {
    place.names.names(of: place.file.id).occurrences.contains { occurrence in
      !occurrence.isMember && occurrence.role == .call
        && occurrence.entities.contains { entity in
          guard case .method(let declaration, let owner, _) = entity else { return false }
          return declaration.isStatic && subject.keys.contains(place.names.key(of: .type(.class(owner))))
        }
    }
  }

  /// In a file with mistakes, names may be meant otherwise than they read.
  private func checkReadable(_ range: Range<Int>, _ place: Analysis.Place) throws(Renaming.Refusal) {
    guard place.file.source.syntaxErrors.isEmpty else {
      throw doubt("'\(subject.name)' stands in a file with syntax errors", range, place)
    }
  }

  private func doubt(_ reason: String, _ range: Range<Int>, _ place: Analysis.Place) -> Renaming.Refusal {
    let position = place.file.source.text.position(at: range.lowerBound)
    let name = FilePath.name(of: place.file.source.path)
    return Renaming.Refusal("\(reason) at \(name):\(position.line):\(position.column): nothing was renamed")
  }
}
