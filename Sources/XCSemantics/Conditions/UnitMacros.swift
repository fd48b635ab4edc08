import XCSyntax

/// What `#define` and `#undef` do in each file of a program and in what it imports, in the order of the preprocessor.
///
/// Each file is looked at as one that is compiled by itself. Only names that some condition asks about are followed.
struct UnitMacros: Sendable {
  private enum Event: Sendable {
    case define(MacroDefinition)
    case undefine(MacroUndefinition)
    case load(ImportDirective, file: Int)

    /// What the directive says, wherever it stands.
    var meaning: [String] {
      switch self {
      case .define(let macro):
        ["define", macro.name.text, macro.parameters?.joined(separator: ",") ?? "-", macro.body]
      case .undefine(let macro): ["undefine", macro.name.text]
      case .load(_, let file): ["load", String(file)]
      }
    }

    /// Whether it defines or forgets something.
    var isAboutMacro: Bool { if case .load = self { false } else { true } }

    /// Where the directive begins.
    var start: Int {
      switch self {
      case .define(let macro): macro.range.lowerBound
      case .undefine(let macro): macro.name.range.lowerBound
      case .load(let directive, _): directive.range.lowerBound
      }
    }

    /// Where the directive ends: it counts for what is behind.
    var offset: Int {
      switch self {
      case .define(let macro): macro.range.upperBound
      case .undefine(let macro): macro.name.range.upperBound
      case .load(let directive, _): directive.range.upperBound
      }
    }
  }

  private var known: KnownMacros
  private var events: [[Event]]
  private var arms: [ArmTree]
  /// The names that are followed.
  private let names: Set<String>

  /// Of no file.
  init() {
    known = KnownMacros(definitions: MacroTable(), undefined: [])
    events = []
    arms = []
    names = []
  }

  /// - Parameter imports: for each file what its imports lead to, by index.
  init(of files: [SourceFile], imports: [[(directive: ImportDirective, file: Int)]], known: KnownMacros) {
    self.known = known
    arms = files.map { ArmTree($0.arms) }
    let names = Self.namesInConditions(of: files)
    self.names = names
    events = files.map { file in
      file.macros.filter { names.contains($0.name.text) }.map(Event.define)
        + file.undefinitions.filter { names.contains($0.name.text) }.map(Event.undefine)
    }
    let speaking = Self.reaching(
      zip(events, arms).map { !$0.isEmpty || !$1.arms.isEmpty }, along: imports.map { $0.map(\.file) })
    for (index, imports) in imports.enumerated() where speaking[index] {
      events[index] += imports.filter { speaking[$0.file] }.map { .load($0.directive, file: $0.file) }
      events[index].sort { $0.offset < $1.offset }
    }
  }

  /// The names that conditions ask about, and those in the bodies of such macros.
  private static func namesInConditions(of files: [SourceFile]) -> Set<String> {
    var names = files.reduce(into: Set<String>()) { names, file in
      for arm in file.arms { names.formUnion(arm.ownCondition.names) }
    }
    guard !names.isEmpty else { return [] }
    var bodies: [String: [String]] = [:]
    for macro in files.flatMap(\.macros) { bodies[macro.name.text, default: []].append(macro.body) }
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for body in bodies[name] ?? [] {
        // Any name may come out where names are pasted.
        if body.contains("##") { return Set(bodies.keys) }
        for next in ConditionExpression.names(in: body) where names.insert(next).inserted {
          waiting.append(next)
        }
      }
    }
    return names
  }

  /// The files from which one of those that are marked can be reached, itself included.
  private static func reaching(_ marked: [Bool], along edges: [[Int]]) -> [Bool] {
    var sources: [[Int]] = Array(repeating: [], count: marked.count)
    for (index, targets) in edges.enumerated() {
      for target in targets { sources[target].append(index) }
    }
    var reached = marked
    var waiting = marked.indices.filter { marked[$0] }
    while let next = waiting.popLast() {
      for source in sources[next] where !reached[source] {
        reached[source] = true
        waiting.append(source)
      }
    }
    return reached
  }

  /// The same with another state of one file, as it was parsed; nil where its directives say something else, be it to
  /// other files: then all files are to be looked at.
  func replacing(_ file: Int, with source: SourceFile) -> UnitMacros? {
    guard events.indices.contains(file),
      arms[file].arms.map(\.ownCondition) == source.arms.map(\.ownCondition)
    else { return nil }
    var imports = source.imports[...]
    var found =
      source.macros.filter { names.contains($0.name.text) }.map(Event.define)
      + source.undefinitions.filter { names.contains($0.name.text) }.map(Event.undefine)
    for case .load(let directive, let target) in events[file] {
      guard let place = imports.firstIndex(where: { $0.meaning == directive.meaning }) else { return nil }
      found.append(.load(imports[place], file: target))
      imports = imports[(place + 1)...]
    }
    found.sort { $0.offset < $1.offset }
    guard found.map(\.meaning) == events[file].map(\.meaning) else { return nil }
    var copy = self
    copy.events[file] = found
    copy.arms[file] = ArmTree(source.arms)
    return copy
  }

  /// What macros mean along one file.
  ///
  /// - Parameter isClosed: whether names of which nothing is known are no macros, as for whoever runs the compiler.
  func timeline(of file: Int, isClosed: Bool = false) -> MacroTimeline {
    timeline(of: file, isClosed: isClosed, loading: nil).timeline
  }

  /// What macros mean along a file where another one, that is compiled by itself, comes upon it: nothing left open. Nil
  /// where that one does not, or has no directives of its own that could matter.
  func timeline(of file: Int, loadedBy unit: Int) -> MacroTimeline? {
    guard unit != file, events.indices.contains(unit), events[unit].contains(where: \.isAboutMacro) else {
      return nil
    }
    let walk = timeline(of: unit, isClosed: true, loading: file)
    guard let place = walk.place else { return nil }
    var inner = self
    inner.known = walk.timeline.knownMacros(at: place)
    return inner.timeline(of: file, isClosed: true)
  }

  /// - Parameter target: the file at which the walk ends; `place` is then where in the first file it was come upon.
  private func timeline(
    of file: Int, isClosed: Bool, loading target: Int?
  ) -> (timeline: MacroTimeline, place: Int?) {
    var timeline = MacroTimeline(known: known, isClosed: isClosed)
    guard events.indices.contains(file) else { return (timeline, nil) }
    var loaded: Set<Int> = [file]
    var perhapsLoaded: Set<Int> = []
    // Chains of imports may be longer than a stack is deep.
    var visits = [Visit(file: file)]
    var place = 0
    while var visit = visits.popLast() {
      guard visit.next < events[visit.file].count else { continue }
      let event = events[visit.file][visit.next]
      visit.next += 1
      if visits.isEmpty { place = event.offset }
      let condition = visit.condition(of: event.start, in: arms[visit.file], at: place, timeline)
      visits.append(visit)
      guard let condition else { continue }
      let isCertain = visit.isCertain && condition == .always
      let isImported = visits.count > 1
      switch event {
      case .define(let macro):
        timeline.note(
          macro.name.text, .defined(macro.macro), isCertain: isCertain, isImported: isImported, at: place)
      case .undefine(let macro):
        timeline.note(macro.name.text, .undefined, isCertain: isCertain, isImported: isImported, at: place)
      case .load(_, let next):
        if next == target { return (timeline, place) }
        // A file that is perhaps loaded here may be loaded for certain later on.
        guard !loaded.contains(next) else { continue }
        if isCertain { loaded.insert(next) }
        if isCertain || perhapsLoaded.insert(next).inserted {
          visits.append(Visit(file: next, isCertain: isCertain))
        }
      }
    }
    return (timeline, nil)
  }

  /// A file that the preprocessor is in.
  private struct Visit {
    let file: Int
    /// Whether it comes here for certain.
    var isCertain = true
    var next = 0
    /// What came of the arms that were come upon so far; nil for those that are dropped.
    private var arms: [Int: Condition?] = [:]

    init(file: Int, isCertain: Bool = true) {
      self.file = file
      self.isCertain = isCertain
    }

    /// When an offset is kept; nil where it is dropped. The arms of a conditional are chosen where it begins: between
    /// there and the first directive inside of it nothing changes.
    mutating func condition(
      of offset: Int, in tree: ArmTree, at place: Int, _ timeline: MacroTimeline
    ) -> Condition? {
      var whole = Condition.always
      for index in tree.around(offset) {
        if arms[index] == nil {
          for sibling in tree.siblings(of: index) {
            arms[sibling] = .some(timeline.settle(tree.arms[sibling].ownCondition, at: place))
          }
        }
        guard let part = arms[index] ?? nil else { return nil }
        whole = whole.and(part)
      }
      return whole
    }
  }
}
