import SeededRandom

/// A valid source made of random protocols and the types that they use, every method on a line of its own.
struct RandomSource {
  /// The lines of the source.
  private(set) var lines: [String] = []
  /// How many protocols it has.
  let protocols: Int
  /// How many of its methods were taken out again because Swift could not tell them from another.
  private(set) var removed = 0
  private var numbers: SeededGenerator
  private var taken: Set<String> = ["Object", "String", "Array", "Set", "Map", "Pool", "Handle", "Elsewhere"]

  init(protocols count: Int, numbers: SeededGenerator) {
    protocols = count
    self.numbers = numbers
    let names = typeNames(3) { "Delegate\($0)" } + (3..<count).map { "Source\($0)" }
    let structures = typeNames(2) { "Spot\($0)" }
    var types = RandomTypes(
      classes: typeNames(3) { "Gauge\($0)" }, protocols: names, structures: [],
      enumerations: typeNames(2) { "Mode\($0)" }, numberTypedefs: typeNames(1) { "Tick\($0)" },
      functionTypedefs: typeNames(1) { "turn\($0)_t" })
    for name in types.classes { lines.append("class \(name) : Object { }") }
    for name in types.enumerations {
      lines.append("enum \(name) = { \(distinct(RandomNames.members, 4).joined(separator: ", ")) };")
    }
    for name in types.numberTypedefs { lines.append("typedef u16 \(name);") }
    for name in types.functionTypedefs { lines.append("typedef void \(name)(i32 code);") }
    for name in structures {
      let fields = distinct(RandomNames.members, 4).map { types.field($0, &self.numbers) + ";" }
      lines.append(
        "struct \(name) \(self.numbers.isOne(in: 3) ? ": packed " : ""){ \(fields.joined(separator: " ")) }")
    }
    types.structures = structures
    for name in names { add(name, types) }
  }

  /// The source.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Empties lines, each of which holds a method or begins a protocol, which then loses all that it has.
  mutating func remove(lines numbers: Set<Int>) {
    for number in numbers where lines.indices.contains(number - 1) {
      guard lines[number - 1].hasPrefix("protocol ") else {
        lines[number - 1] = ""
        removed += 1
        continue
      }
      for index in lines[number...].indices.prefix(while: { lines[$0] != "}" }) where !lines[index].isEmpty {
        lines[index] = ""
        removed += 1
      }
    }
  }

  private mutating func add(_ name: String, _ types: RandomTypes) {
    var signatures: Set<String> = []
    lines.append("protocol \(name) {")
    var names: [String] = []
    for _ in 0..<numbers.number(1...7) {
      // An overload now and then.
      let method =
        numbers.isOne(in: 3)
        ? numbers.pick(names, or: "only") : numbers.pick(RandomNames.methods, or: "only")
      names.append(method)
      let list = parameters(types)
      let line = line(method, list.map(\.text), types)
      // Without parameters it is the result that tells two apart.
      let isSecond = signatures.contains(method) && list.isEmpty
      let key = method + (isSecond ? line : list.map(\.key).joined(separator: ","))
      guard signatures.insert(key).inserted else { continue }
      lines.append(line)
    }
    if numbers.isOne(in: 4), names.count > 1, names[0] != names[1] {
      lines.append("// xcgen:pair \(names[0]) \(names[1])")
    }
    lines.append("}")
  }

  private mutating func line(_ method: String, _ parameters: [String], _ types: RandomTypes) -> String {
    let isOptional = numbers.isOne(in: 2)
    var results = ["void"]
    switch numbers.number(0...5) {
    case 0, 1: break
    case 2: results = [types.plain(&numbers), types.plain(&numbers)]
    default: results = [types.plain(&numbers)]
    }
    let list = parameters.isEmpty ? numbers.pick(["", "void"], or: "") : parameters.joined(separator: ", ")
    return (isOptional ? "optional " : "") + results.joined(separator: ", ") + " \(method)(\(list))"
      + (numbers.isOne(in: 5) ? " throws" : "") + ";" + (numbers.isOne(in: 4) ? " // */ why" : "")
  }

  private mutating func parameters(_ types: RandomTypes) -> [(key: String, text: String)] {
    distinct(RandomNames.members, numbers.number(0...5)).map { name in
      let text = types.parameter(name, &numbers)
      return (text.replacing(name, with: ""), text)
    }
  }

  private mutating func distinct(_ names: [String], _ count: Int) -> [String] {
    Array(names.shuffled(using: &numbers).prefix(count))
  }

  private mutating func typeNames(_ count: Int, _ plain: (Int) -> String) -> [String] {
    (0..<count).map { index in
      let name = numbers.isOne(in: 2) ? plain(index) : numbers.pick(RandomNames.types, or: plain(index))
      return taken.insert(name).inserted ? name : plain(index)
    }
  }
}
