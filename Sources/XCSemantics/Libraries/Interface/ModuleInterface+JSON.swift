import XCSyntax

extension ModuleInterface {
  /// The newest form that this reader knows.
  private static let newestVersion = 1

  /// Reads the text of an interface, canonical or printed for people. Keys that are not known mean nothing.
  public init(json bytes: [UInt8]) throws(LibraryProblem) {
    if let offset = SourceText.firstInvalidOffset(in: bytes) {
      throw LibraryProblem("the interface is not UTF-8 from byte \(offset) on")
    }
    let text = SourceText(path: "", bytes: bytes)
    do {
      var reader = JSONReader(text)
      try self.init(InterfaceObject(reader.read(), path: ""))
    } catch {
      let place = text.position(at: error.range.lowerBound)
      throw LibraryProblem("line \(place.line), column \(place.column) of the interface: \(error.message)")
    }
  }

  private init(_ root: InterfaceObject) throws(JSONReader.Failure) {
    for key in ["version", "ifaceVersion"] {
      guard let version = try root.integer(key), version > Self.newestVersion else { continue }
      throw root.failure(
        key, "the interface has \(key) \(version), and this program reads up to \(Self.newestVersion)")
    }
    for item in try root.objects("classes") {
      let name = try item.name("name")
      if !name.contains("$") { classes.append(try Class(item, name: name)) }
    }
    for item in try root.objects("protocols") {
      protocols.append(`Protocol`(name: try item.name("name"), methods: try Self.methods(item)))
    }
    for item in try root.objects("enums") { enums.append(try Enumeration(item)) }
    for item in try root.objects("structs") {
      structs.append(
        Structure(
          name: try item.name("name"), fields: try Self.variables(item, "fields"),
          isPacked: try item.flag("packed")))
    }
    for item in try root.objects("functions") { functions.append(try Method(item)) }
    globals = try Self.variables(root, "globals")
    for item in try root.objects("typedefs") {
      typedefs.append(Alias(name: try item.name("name"), target: try item.type("target")))
    }
    cImports = try root.strings("cImports")
  }

  fileprivate static func variables(
    _ object: InterfaceObject, _ key: String
  ) throws(JSONReader.Failure) -> [Variable] {
    var variables: [Variable] = []
    for item in try object.objects(key) {
      variables.append(Variable(name: try item.name("name"), type: try item.type("type")))
    }
    return variables
  }

  fileprivate static func methods(_ object: InterfaceObject) throws(JSONReader.Failure) -> [Method] {
    var methods: [Method] = []
    for item in try object.objects("methods") { methods.append(try Method(item)) }
    return methods
  }
}

extension ModuleInterface.Class {
  fileprivate init(_ item: InterfaceObject, name: String) throws(JSONReader.Failure) {
    self.name = name
    parent = try item.optionalName("parent")
    protocols = try item.names("protocols")
    fields = try ModuleInterface.variables(item, "ivars")
    methods = try ModuleInterface.methods(item)
    guard try item.flag("designable") else { return }
    for outlet in try ModuleInterface.variables(item, "outlets") {
      if let index = fields.firstIndex(where: { $0.name == outlet.name }) {
        fields[index].type.qualifiers.insert(.outlet)
      } else {
        var outlet = outlet
        outlet.type.qualifiers.insert(.outlet)
        fields.append(outlet)
      }
    }
    for action in try item.objects("actions") {
      let name = try action.name("name")
      for index in methods.indices where methods[index].name == name { methods[index].isAction = true }
    }
  }
}

extension ModuleInterface.Enumeration {
  fileprivate init(_ item: InterfaceObject) throws(JSONReader.Failure) {
    name = try item.optionalName("name")
    var (names, values): ([String], [String]) = ([], [])
    for member in try item.objects("members") {
      names.append(try member.name("name"))
      let value = try member.number("value") ?? "0"
      guard UInt64(value) != nil || Int64(value) != nil else {
        throw member.failure("value", "'\(value)' is no value of an enum: those are whole numbers of 64 bits")
      }
      values.append(value)
    }
    (self.names, self.values) = (names, values)
  }
}

extension ModuleInterface.Method {
  fileprivate init(_ item: InterfaceObject) throws(JSONReader.Failure) {
    name = try item.name("name")
    var parameters: [Parameter] = []
    for parameter in try item.objects("params") {
      let name = try parameter.optionalName("name").map { Identifier($0, at: 0..<0) }
      parameters.append(Parameter(name: name, type: try parameter.type("type"), range: 0..<0))
    }
    let results = try item.types("returns")
    signature = FunctionSignature(
      results: results.isEmpty
        ? [TypeReference(.named(Identifier("void", at: 0..<0), arguments: []), range: 0..<0)] : results,
      parameters: parameters, isVariadic: try item.flag("varargs"))
    modifiers = []
    if try item.flag("static") { modifiers.insert(.static) }
    if try item.flag("optional") { modifiers.insert(.optional) }
  }
}
