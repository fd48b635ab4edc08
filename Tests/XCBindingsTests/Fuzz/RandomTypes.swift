import SeededRandom

/// Writes types of every row of the table, about names that a source declares.
struct RandomTypes {
  var classes: [String]
  var protocols: [String]
  var structures: [String]
  var enumerations: [String]
  var numberTypedefs: [String]
  var functionTypedefs: [String]

  private static let scalars = [
    "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "float", "double", "bool",
  ]

  /// A type for a parameter; `name` is what a callback or a block carries inside.
  func parameter(_ name: String, _ numbers: inout SeededGenerator, depth: Int = 0) -> String {
    switch numbers.number(0...12) {
    case 0 where depth < 2: return bound("callback", name, &numbers, depth)
    case 1 where depth < 2: return bound("block", name, &numbers, depth)
    case 2: return value(&numbers) + " \(name)[\(numbers.pick(["", "4"], or: ""))]"
    case 3: return numbers.pick(["weak:", "weak : ", "main:"], or: "") + reference(&numbers) + " " + name
    default: return plain(&numbers, depth: depth) + (name.isEmpty ? "" : " " + name)
    }
  }

  /// A type for a result or inside another: no callback, no block, no array.
  func plain(_ numbers: inout SeededGenerator, depth: Int = 0) -> String {
    switch numbers.number(0...9) {
    case 0...2: return value(&numbers)
    case 3: return numbers.pick(Self.scalars, or: "u8") + stars(&numbers)
    case 4:
      return numbers.pick(["string", "pointer", "void*", "void**", "string*", "pointer*"], or: "pointer")
    case 5: return collection(&numbers, depth: depth)
    case 6: return numbers.pick(structures + enumerations + numberTypedefs, or: "i32") + stars(&numbers)
    case 7: return numbers.pick(functionTypedefs, or: "u8") + numbers.pick(["*", "^"], or: "*")
    default: return reference(&numbers)
    }
  }

  /// A type for a field of a struct.
  func field(_ name: String, _ numbers: inout SeededGenerator) -> String {
    if numbers.isOne(in: 6) { return "u16 \(name)[\(numbers.number(1...8))]" }
    if numbers.isOne(in: 6) { return "callback \(name) bool(i32 code)" }
    return numbers.pick([numbers.pick(Self.scalars, or: "u8"), reference(&numbers), "u8*"], or: "u8") + " "
      + name
  }

  private func bound(_ word: String, _ name: String, _ numbers: inout SeededGenerator, _ depth: Int) -> String
  {
    let count = numbers.number(0...3)
    let parameters = (0..<count).map { parameter("p\($0)", &numbers, depth: depth + 1) }
    let list = count == 0 ? "void" : parameters.joined(separator: ", ")
    return "\(word) \(name) \(numbers.isOne(in: 2) ? "void" : plain(&numbers))(\(list))"
  }

  private func value(_ numbers: inout SeededGenerator) -> String {
    numbers.pick(Self.scalars + structures + enumerations + numberTypedefs, or: "i32")
  }

  private func reference(_ numbers: inout SeededGenerator) -> String {
    let known = classes + protocols + ["Object", "String", "Handle", "Elsewhere"]
    return numbers.pick(known, or: "Object") + numbers.pick(["*", "*", "*", "@", "**"], or: "*")
  }

  private func stars(_ numbers: inout SeededGenerator) -> String {
    numbers.pick(["*", "*", "**", " * *", "@"], or: "*")
  }

  private func collection(_ numbers: inout SeededGenerator, depth: Int) -> String {
    let element = depth < 2 && numbers.isOne(in: 3) ? "" : argument(&numbers)
    let inner = element.isEmpty ? "Array<" + argument(&numbers) + ">" : element
    switch numbers.number(0...6) {
    case 0: return "Array*"
    case 1, 2: return "Array<\(inner)>*"
    case 3: return "Set<\(argument(&numbers))>*"
    case 4: return "Map<\(argument(&numbers)), \(inner)>*"
    case 5: return "Map<\(inner)>*"
    default: return "Pool<\(argument(&numbers))>*"
    }
  }

  private func argument(_ numbers: inout SeededGenerator) -> String {
    numbers.pick(Self.scalars + classes + protocols + enumerations + ["String", "Object"], or: "i32")
  }
}
