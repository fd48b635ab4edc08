import Testing
import XCSyntax

@testable import XCSemantics

@Suite("Interfaces of libraries")
struct ModuleInterfaceTests {
  private func read(_ json: String) throws -> ModuleInterface {
    try ModuleInterface(json: Array(json.utf8))
  }

  private func problem(_ json: String) -> String? {
    do {
      _ = try ModuleInterface(json: Array(json.utf8))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("The older form is read with what it leaves out")
  func older() throws {
    let interface = try read(SampleInterfaces.pretty)
    let dial = try #require(interface.classes.first)
    #expect(dial.name == "Dial" && dial.parent == "Object" && dial.protocols.isEmpty)
    #expect(dial.fields.map(\.type.text) == ["weak:Tuning*", "weak:callback void(Object*)"])
    #expect(dial.fields.map { $0.type.qualifiers == .weak } == [true, true])
    #expect(dial.methods.map(\.signature.spelling) == ["void(Tuning*)"])
    #expect(interface.protocols.first?.methods.first?.modifiers == [])
    #expect(interface.typedefs.map(\.target.text) == ["void(Object*)"])
    #expect(interface.structs.isEmpty && interface.enums.isEmpty)
  }

  @Test("The canonical form is read whole, and the compiler's own classes are left out")
  func canonical() throws {
    let interface = try read(SampleInterfaces.canonical)
    #expect(interface.classes.map(\.name) == ["Panel"])
    let panel = try #require(interface.classes.first)
    #expect(panel.parent == nil && panel.protocols == ["Tuning"])
    #expect(panel.fields.map(\.type.text) == ["outlet:Knob*", "u8[16]", "callback i32(u8, ...)[4]"])
    #expect(panel.methods.map(\.isAction) == [true, false])
    #expect(panel.methods[1].signature.results.map(\.spelling) == ["u8", "u16"])
    #expect(panel.methods[1].modifiers == .static)
    #expect(interface.protocols[0].methods[0].modifiers == .optional)
    #expect(interface.protocols[0].methods[0].signature.parameters[0].name == nil)
    #expect(interface.enums[0].members.map(\.value) == ["0", "4294967295", "-1"])
    #expect(interface.functions[0].signature.spelling == "void(u8*, ...)")
    #expect(interface.structs[0].isPacked)
    #expect(interface.globals[0].name == "depth")
    #expect(interface.cImports == ["png"])
  }

  @Test("A newer form is refused in words that name both versions")
  func newer() {
    #expect(problem(#"{"version":1,"ifaceVersion":2}"#)?.contains("ifaceVersion 2") == true)
    #expect(problem(#"{"version":7}"#)?.contains("up to 1") == true)
    #expect(problem(#"{"version":1,"ifaceVersion":1,"later":{"x":[1]}}"#) == nil)
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (#"[]"#, "the interface must be an object, not a list"),
      (#"{"classes":{}}"#, "'classes' must be a list, not an object"),
      (#"{"classes":[{}]}"#, "'classes[0]' lacks the key 'name'"),
      (#"{"classes":[{"name":"A B"}]}"#, "'classes[0].name' is no name: 'A B'"),
      (#"{"classes":[{"name":"A","methods":[{"name":"m","static":1}]}]}"#, "'classes[0].methods[0].static'"),
      (#"{"globals":[{"name":"g","type":"u8["}]}"#, "'globals[0].type' is no type: 'u8[': ']' is missing"),
      (#"{"globals":[{"name":"g","type":""}]}"#, "a name is missing"),
      (#"{"version":"1"}"#, "'version' must be a number, not a string"),
      (#"{"classes":[}"#, "a value must stand here"),
      ("{", "never closed"),
    ])
  func wrong(json: String, expected: String) {
    let message = problem(json) ?? "nothing"
    #expect(message.contains(expected), "\(message)")
    #expect(message.contains("line 1, column "))
  }

  @Test(
    "Types are read as displayed",
    arguments: [
      ("i32", "i32"), ("UXView@", "UXView*"), ("UXView*", "UXView*"), ("u8@@", "u8**"),
      ("weak:banked:T*", "weak:banked:T*"), ("u8[16]", "u8[16]"), ("u8[]", "u8[]"),
      ("void(Object@)", "void(Object*)"), ("i32(u8,...)", "i32(u8, ...)"), ("void(void)", "void()"),
      ("void()*", "void()*"), ("$bound_void(Object@)", "callback void(Object*)"),
      ("$wbound_void(Object@)", "weak:callback void(Object*)"),
      ("$bound_UXView@(i32)", "callback UXView*(i32)"), ("Map<String,i32>*", "Map<String, i32>*"),
      ("void($bound_bool(u8),weak:Node@)", "void(callback bool(u8), weak:Node*)"),
    ])
  func types(text: String, expected: String) throws {
    #expect(try InterfaceTypeParser.parse(text).text == expected)
  }

  @Test(
    "What is no type is refused",
    arguments: [
      "", "*", "u8[", "u8[1", "f(", "f(u8", "f(u8,", "T)", "a b", "$bound_void", "weak:", "Map<", "u8[;]",
      String(repeating: "f(", count: 10_000), "u8" + String(repeating: "*", count: 10_000),
    ])
  func noTypes(text: String) {
    #expect(throws: LibraryProblem.self) { try InterfaceTypeParser.parse(text) }
  }

  @Test("As a source it parses to the declarations that it came with")
  func source() throws {
    for json in [SampleInterfaces.pretty, SampleInterfaces.canonical] {
      let written = try read(json).source(path: "lib/libDial.so")
      let parsed = SourceFile(parsing: written.text)
      #expect(parsed.syntaxErrors.isEmpty, "\(written.text.string(in: 0..<written.text.bytes.count))")
      #expect(parsed.declarations.map(Self.outline) == written.declarations.map(Self.outline))
    }
  }

  private static func outline(_ declaration: Declaration) -> String {
    func variables(_ fields: [VariableDeclaration]) -> String {
      fields.map { field in
        // No source text says that an inline callback is weak.
        let type =
          if case .callback = field.type.shape { field.type.unqualifiedText } else { field.type.text }
        return "\(field.name.text)@\(field.name.range) \(type) \(field.isExtern)"
      }.joined(separator: ";")
    }
    func methods(_ methods: [FunctionDeclaration]) -> String {
      methods.map {
        "\($0.name.text)@\($0.name.range) \($0.signature.text) \($0.modifiers.rawValue) \($0.parameterListRange)"
          + " \($0.range) \($0.annotations)"
      }.joined(separator: ";")
    }
    switch declaration {
    case .class(let item):
      return "class \(item.name) \(item.parent as Any) \(item.protocols) \(item.bodyRange) \(item.range)"
        + variables(item.fields) + methods(item.methods)
    case .protocol(let item):
      return "protocol \(item.name) \(item.bodyRange) \(item.range)" + methods(item.methods)
    case .struct(let item):
      return "struct \(item.name as Any) \(item.isPacked) \(item.range)" + variables(item.fields)
    case .enum(let item):
      return "enum \(item.name as Any) \(item.range) "
        + item.members.map { "\($0.name) \($0.valueText ?? "") \($0.literalValue as Any) \($0.range)" }
        .joined()
    case .typedef(let item): return "typedef \(item.name) \(item.target.text) \(item.range)"
    case .function(let item): return methods([item])
    case .global(let item): return variables([item]) + "\(item.range)"
    case .use(let item): return "use \(item.name)"
    }
  }
}
