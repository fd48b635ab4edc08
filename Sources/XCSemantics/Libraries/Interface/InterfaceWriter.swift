import XCSyntax

/// Writes an interface down as a source and notes where everything stands, so that it is a file like any other.
struct InterfaceWriter {
  private(set) var declarations: [Declaration] = []
  private var bytes: [UInt8] = []

  /// The file of an interface.
  static func source(of interface: ModuleInterface, path: String) -> SourceFile {
    var writer = InterfaceWriter()
    writer.put("// The interface that '\(FilePath.name(of: path))' carries.\n")
    for item in interface.typedefs { writer.write(item) }
    for item in interface.enums { writer.write(item) }
    for item in interface.structs { writer.write(item) }
    for item in interface.protocols { writer.write(item) }
    for item in interface.classes { writer.write(item) }
    for item in interface.functions {
      writer.put("\n")
      writer.declarations.append(.function(writer.method(item, indent: "")))
    }
    for item in interface.globals {
      writer.put("\n")
      writer.declarations.append(.global(writer.variable(item, indent: "", prefix: "extern ")))
    }
    return SourceFile(text: SourceText(path: path, bytes: writer.bytes), declarations: writer.declarations)
  }

  private var end: Int { bytes.count }

  @discardableResult
  private mutating func put(_ text: String) -> Range<Int> {
    let start = end
    bytes += Array(text.utf8)
    return start..<end
  }

  private mutating func identifier(_ name: String) -> Identifier { Identifier(name, at: put(name)) }

  // MARK: - Declarations

  private mutating func write(_ item: ModuleInterface.Alias) {
    put("\n")
    let start = put("typedef ").lowerBound
    let (name, type) = declarator(item.name, item.target)
    put(";\n")
    declarations.append(.typedef(TypedefDeclaration(name: name, target: type, range: start..<(end - 1))))
  }

  private mutating func write(_ item: ModuleInterface.Enumeration) {
    put("\n")
    let start = put("enum ").lowerBound
    let name = item.name.map { identifier($0) }
    put(name == nil ? "= {\n" : " = {\n")
    var members: [EnumDeclaration.Member] = []
    for (memberName, value) in item.members {
      put("  ")
      let name = identifier(memberName)
      put(" = " + value)
      members.append(
        EnumDeclaration.Member(
          name: name, valueText: value, literalValue: UInt64(value), range: name.range.lowerBound..<end))
      put(",\n")
    }
    put("};\n")
    declarations.append(.enum(EnumDeclaration(name: name, members: members, range: start..<(end - 1))))
  }

  private mutating func write(_ item: ModuleInterface.Structure) {
    put("\n")
    let start = put("struct ").lowerBound
    let name = identifier(item.name)
    put(item.isPacked ? " : packed {\n" : " {\n")
    var fields: [VariableDeclaration] = []
    for field in item.fields { fields.append(variable(field, indent: "  ")) }
    put("}\n")
    declarations.append(
      .struct(
        StructDeclaration(name: name, isPacked: item.isPacked, fields: fields, range: start..<(end - 1))))
  }

  private mutating func write(_ item: ModuleInterface.`Protocol`) {
    put("\n")
    let start = put("protocol ").lowerBound
    let name = identifier(item.name)
    let body = put(" {").upperBound - 1
    put("\n")
    var methods: [FunctionDeclaration] = []
    for method in item.methods { methods.append(self.method(method, indent: "  ")) }
    put("}\n")
    declarations.append(
      .protocol(
        ProtocolDeclaration(
          name: name, methods: methods, bodyRange: body..<(end - 1), range: start..<(end - 1))))
  }

  private mutating func write(_ item: ModuleInterface.Class) {
    put("\n")
    let start = put("class ").lowerBound
    let name = identifier(item.name)
    var parent: Identifier?
    if let parentName = item.parent {
      put(" : ")
      parent = identifier(parentName)
    }
    var protocols: [Identifier] = []
    for protocolName in item.protocols {
      put(protocols.isEmpty ? " <" : ", ")
      protocols.append(identifier(protocolName))
    }
    let body = put(protocols.isEmpty ? " {" : "> {").upperBound - 1
    put("\n")
    var fields: [VariableDeclaration] = []
    for field in item.fields { fields.append(variable(field, indent: "  ")) }
    var methods: [FunctionDeclaration] = []
    for method in item.methods { methods.append(self.method(method, indent: "  ")) }
    put("}\n")
    declarations.append(
      .class(
        ClassDeclaration(
          name: name, parent: parent, protocols: protocols, methods: methods, fields: fields,
          bodyRange: body..<(end - 1), range: start..<(end - 1))))
  }

  private mutating func method(_ item: ModuleInterface.Method, indent: String) -> FunctionDeclaration {
    put(indent)
    let start = end
    if item.modifiers.contains(.static) { put("static ") }
    if item.modifiers.contains(.optional) { put("optional ") }
    var signature = item.signature
    for index in signature.results.indices {
      if index > 0 { put(", ") }
      signature.results[index] = type(signature.results[index])
    }
    put(" ")
    let name = identifier(item.name)
    let list = put("(").lowerBound
    for (index, parameter) in signature.parameters.enumerated() {
      if index > 0 { put(", ") }
      signature.parameters[index] = self.parameter(parameter)
    }
    if signature.isVariadic { put(signature.parameters.isEmpty ? "..." : ", ...") }
    let listEnd = put(")").upperBound
    var annotations: [Identifier] = []
    if item.isAction {
      put(" : ")
      annotations.append(identifier("action"))
    }
    put(";")
    let range = start..<end
    put("\n")
    return FunctionDeclaration(
      name: name, signature: signature, modifiers: item.modifiers, annotations: annotations,
      parameterListRange: list..<listEnd, range: range)
  }

  private mutating func parameter(_ item: Parameter) -> Parameter {
    let start = end
    guard let name = item.name else {
      let type = self.type(item.type)
      return Parameter(name: nil, type: type, range: start..<end)
    }
    let (placed, type) = declarator(name.text, item.type)
    return Parameter(name: placed, type: type, range: start..<end)
  }

  private mutating func variable(
    _ item: ModuleInterface.Variable, indent: String, prefix: String = ""
  ) -> VariableDeclaration {
    put(indent)
    let start = put(prefix).lowerBound
    let (name, type) = declarator(item.name, item.type)
    put(";")
    let range = start..<end
    put("\n")
    return VariableDeclaration(name: name, type: type, isExtern: !prefix.isEmpty, range: range)
  }

  // MARK: - Types

  private mutating func type(_ type: TypeReference) -> TypeReference { type.placed(at: put(type.text)) }

  /// Writes a type around a name, as a declaration has them.
  private mutating func declarator(
    _ name: String, _ type: TypeReference
  ) -> (name: Identifier, type: TypeReference) {
    let start = end
    var (core, suffix) = (type, "")
    var qualifiers = type.qualifiers
    while case .array(let element, let length) = core.shape {
      suffix += "[" + (length ?? "") + "]"
      core = element
      qualifiers.formUnion(core.qualifiers)
    }
    let placed: Identifier
    switch core.shape {
    case .callback(let signature), .block(let signature):
      // The language has no words for a weak one but a typedef; the type says it.
      if case .callback = core.shape { put("callback ") } else { put("block ") }
      placed = identifier(name)
      put(suffix + " " + signature.text)
    case .function(let signature):
      put(qualifiers.prefix + signature.resultText + " ")
      placed = identifier(name)
      put("(" + signature.parameterText + ")")
    default:
      put(qualifiers.prefix + core.unqualifiedText + " ")
      placed = identifier(name)
      put(suffix)
    }
    return (placed, type.placed(at: start..<end))
  }
}
