import XCSemantics
import XCSyntax

/// Turns the sources of one module into the Swift model, unit by unit, and sees to what they have in common.
struct ModuleTranslator: Sendable {
  private(set) var units: [Translator]
  /// The unit of each source and the file that it is there, by the path of the source.
  private let homes: [String: (unit: Int, file: FileID)]
  /// How many of the values that a unit mentions have been handed to those that declare them.
  private var handedOver: [Int]

  init(_ units: [BindingUnit]) {
    var homes: [String: (unit: Int, file: FileID)] = [:]
    for (index, unit) in units.enumerated() {
      for source in unit.sources { homes[unit.program.path(of: source.file)] = (index, source.file) }
    }
    self.homes = homes
    handedOver = Array(repeating: 0, count: units.count)
    self.units = units.enumerated().map { index, unit in
      var neighbours: [FileID: BindingOptions] = [:]
      for file in unit.program.requestedFiles {
        guard let home = homes[file.source.path], home.unit != index else { continue }
        neighbours[file.id] = units[home.unit].options
      }
      return Translator(unit, neighbours: neighbours)
    }
  }

  /// Translates every source.
  mutating func run() {
    for index in units.indices { units[index].translateSources() }
    handOverValues()
    for index in units.indices { units[index].translateForeignProtocols() }
    handOverValues()
    let isAlone = units.allSatisfy { !$0.hasProtocols }
    for index in units.indices where isAlone || units[index].options.access != .internal {
      units[index].bindValuesForOthers()
      handOverValues()
    }
    placeSharedDefaults()
    warnOfHiddenRequirements()
    let structures = structures
    for index in units.indices { units[index].refuseEndlessStructures(among: structures) }
    refuseNarrowerNeighbours()
    refuseSharedNames()
    refuseSharedOutputs()
    let classes = Set(units.flatMap(\.namesOfClasses))
    for index in units.indices { units[index].refuseNames(of: classes) }
  }

  /// Has the values that one unit mentions and another declares bound there, until none is new.
  private mutating func handOverValues() {
    var isDone = false
    while !isDone {
      isDone = true
      for index in units.indices {
        units[index].translateMentionedValues()
        let values = units[index].mapper.mentions.values
        for value in values[handedOver[index]...] {
          let path = units[index].program.path(of: value.key.file)
          guard let home = homes[path], home.unit != index, let name = value.symbol.name else { continue }
          units[home.unit].mention(name, at: value.key.start, in: home.file)
          isDone = false
        }
        handedOver[index] = values.count
      }
    }
  }

  /// Refuses what bindings with a wider access mention and the options of its own source show to fewer.
  private mutating func refuseNarrowerNeighbours() {
    var told: Set<String> = []
    for index in units.indices {
      let unit = units[index]
      let values = unit.mapper.mentions.values.compactMap { value in
        value.symbol.name.map { (value.key.file, $0) }
      }
      let protocols = unit.mapper.mentions.protocols.values.map { ($0.file, $0.declaration.name) }
      for (file, name) in values + protocols {
        guard let home = homes[unit.program.path(of: file)], home.unit != index else { continue }
        let (own, other) = (units[home.unit].options.access, unit.options.access)
        guard AccessLevel.narrowest(of: [own, other]) != other,
          told.insert("\(home.unit) \(name.text)").inserted
        else { continue }
        units[home.unit].refuse(
          "'\(name.text)' would be \(own.rawValue), and bindings that mention it are \(other.rawValue): give both "
            + "the same \"access\" in their configurations", in: home.file, at: name.range)
      }
    }
  }

  private mutating func refuseSharedNames() {
    var earlier: [String: Int] = [:]
    for index in units.indices {
      for (name, origin) in units[index].origins.sorted(by: { $0.key < $1.key }) {
        guard let other = earlier[name].map({ units[$0] }), let known = other.origins[name] else {
          earlier[name] = index
          continue
        }
        let path = other.program.path(of: known.file)
        guard let file = units[index].program.file(at: path), file != origin.file else { continue }
        units[index].refuseSharedName(name, at: origin, earlier: Origin(file: file, range: known.range))
      }
    }
  }

  private mutating func refuseSharedOutputs() {
    let sources = units.enumerated().flatMap { index, unit in unit.sources.map { (unit: index, source: $0) } }
      .sorted {
        ($0.source.outputName, $0.source.relativePath) < ($1.source.outputName, $1.source.relativePath)
      }
    var earlier: [String: (path: String, relativePath: String)] = [:]
    for (unit, source) in sources {
      let path = units[unit].program.path(of: source.file)
      if declaresStubs, source.outputName == OutputNaming.stubs {
        units[unit].refuse(
          "the bindings of '\(path)' would be '\(OutputNaming.stubs)', the file of --stubs", in: source.file,
          at: 0..<0)
      }
      if let other = earlier.updateValue((path, source.relativePath), forKey: source.outputName) {
        let isNamed = source.relativePath == other.relativePath
        let advice =
          isNamed
          ? "name the folder that holds both, and their folders become part of the names" : "rename one"
        units[unit].refuse(
          "the bindings of '\(path)' and of '\(other.path)' would both be '\(source.outputName)': \(advice)",
          in: source.file, at: 0..<0)
      }
    }
  }

  // MARK: What comes out

  /// The files of the module, in order of their names.
  var files: [GeneratedFile] {
    let structures = Translator.sendable(among: structures)
    let names = NameTable(names)
    var files: [GeneratedFile] = []
    for unit in units {
      let printer = SwiftPrinter(access: unit.options.access, isolation: unit.options.isolation, names: names)
      files += unit.sources.map { source in
        GeneratedFile(unit.file(for: source, sendable: structures), by: printer)
      }
    }
    let stubbed = units.filter(\.options.declaresStubs)
    if let first = stubbed.first {
      // What one unit shows to others may mention any of them.
      let access = AccessLevel.widest(of: stubbed.map(\.options.access))
      let printer = SwiftPrinter(
        access: access ?? first.options.access, isolation: first.options.isolation, names: names)
      let foreign = stubbed.flatMap(\.foreign)
      files.append(
        GeneratedFile(
          first.stubFile(
            classes: stubClasses, protocols: foreignProtocols, values: foreign, sendable: structures),
          by: printer))
    }
    return files.sorted { $0.name < $1.name }
  }

  private var declaresStubs: Bool { units.contains(where: \.options.declaresStubs) }

  /// Fields of the structs that the output declares, by Swift name.
  private var structures: [String: [SwiftType]] {
    units.reduce(into: [:]) { all, unit in all.merge(unit.structures) { first, _ in first } }
  }

  /// Classes that stand in for those that the output mentions, parents before children.
  private var stubClasses: [SwiftClass] {
    var seen: Set<String> = []
    return units.filter(\.options.declaresStubs).flatMap { $0.stubClasses() }.filter {
      seen.insert($0.name).inserted
    }
  }

  /// Names of protocols that units with stubs mention and no unit declares, sorted.
  private var foreignProtocols: [String] {
    let declared = declaredNames
    let names = units.filter(\.options.declaresStubs).flatMap(\.namesOfProtocols)
    return Set(names).subtracting(declared).sorted()
  }

  private var declaredNames: Set<String> { units.reduce(into: []) { $0.formUnion($1.origins.keys) } }

  /// Every name that the module takes or expects at its top level.
  private var names: Set<String> {
    units.reduce(into: declaredNames) { names, unit in
      names.formUnion(unit.namesOfProtocols)
      names.formUnion(unit.foreignValues.keys)
      names.formUnion(unit.stubClasses().map(\.name))
      // A module that is imported may be made from sources, and then it has what is visible to every source.
      if !unit.options.imports.isEmpty { names.formUnion(unit.namesOfBuiltInProtocols) }
    }
  }

  /// Types that the output mentions and that neither it nor the standard library declares, sorted.
  var expectedTypes: [String] {
    Set(units.flatMap(\.expectedTypes)).subtracting(declaredNames).sorted()
  }

  /// Sentences about the types that are expected in scope and how to have them.
  var notesOnExpectedTypes: [String] {
    let declared = declaredNames
    var told: Set<String> = []
    return units.compactMap { $0.noteOnExpectedTypes(besides: declared) }.filter { told.insert($0).inserted }
  }

  // MARK: For what is shared

  /// Puts declarations behind the place that they come from.
  mutating func place(_ declaration: SwiftDeclaration, behind methods: MethodsOfProtocol) {
    units[methods.unit].place([declaration], at: methods.range.upperBound, of: methods.file)
  }

  /// Tells what refuses nothing.
  mutating func remark(_ message: String, at methods: MethodsOfProtocol) {
    units[methods.unit].remarks.append(
      Refusal(message: message, file: methods.file, range: methods.place, severity: .note))
  }

  /// Who sees a protocol.
  func access(of methods: MethodsOfProtocol) -> AccessLevel { units[methods.unit].options.access }

  /// Methods of all units' protocols.
  func methods(_ kind: KeyPath<Translator, [MethodsOfProtocol]>) -> [MethodsOfProtocol] {
    units.enumerated().flatMap { index, unit in
      unit[keyPath: kind].map { methods in
        var methods = methods
        methods.unit = index
        return methods
      }
    }
  }
}

extension Program {
  fileprivate func path(of file: FileID) -> String { self.file(file).source.path }

  fileprivate func file(at path: String) -> FileID? { requestedFiles.first { $0.source.path == path }?.id }
}

extension GeneratedFile {
  fileprivate init(_ file: SwiftFile, by printer: SwiftPrinter) {
    self.init(name: file.name, bytes: Array(printer.print(file).utf8))
  }
}
