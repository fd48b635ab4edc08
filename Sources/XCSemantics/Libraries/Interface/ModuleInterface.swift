import XCSyntax

/// What an installed xc library says about itself: the content of `.xtc.iface`.
///
/// Types have no place in a source: their ranges are empty.
public struct ModuleInterface: Sendable, Hashable {
  /// A method of a class or a protocol.
  public struct Method: Sendable, Hashable {
    /// The name.
    public var name: String
    /// Results and parameters.
    public var signature: FunctionSignature
    /// `static` and `optional`.
    public var modifiers: FunctionDeclaration.Modifiers
    /// Whether the designer can send it.
    public var isAction = false
  }

  /// A field of a class or a struct, or a global variable.
  public struct Variable: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The type, with the qualifiers that it was declared with.
    public var type: TypeReference
  }

  /// A class.
  public struct Class: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The parent's name, nil for the root of all classes.
    public var parent: String?
    /// The protocols of its clause.
    public var protocols: [String]
    /// Its fields.
    public var fields: [Variable]
    /// Its methods.
    public var methods: [Method]
  }

  /// A protocol.
  public struct `Protocol`: Sendable, Hashable {
    /// The name.
    public var name: String
    /// Its methods.
    public var methods: [Method]
  }

  /// An enum.
  public struct Enumeration: Sendable, Hashable {
    /// The name, nil where it has none.
    public var name: String?
    /// Its members with their values as they are written.
    public var members: [(name: String, value: String)] {
      zip(names, values).map { (name: $0, value: $1) }
    }

    let names: [String]
    let values: [String]
  }

  /// A struct.
  public struct Structure: Sendable, Hashable {
    /// The name.
    public var name: String
    /// Its fields.
    public var fields: [Variable]
    /// Whether it has no padding.
    public var isPacked: Bool
  }

  /// A typedef.
  public struct Alias: Sendable, Hashable {
    /// The new name.
    public var name: String
    /// What it stands for.
    public var target: TypeReference
  }

  /// Classes in order; those whose name holds a `$` are the compiler's own and left out.
  public var classes: [Class] = []
  /// Protocols in order.
  public var protocols: [`Protocol`] = []
  /// Enums in order.
  public var enums: [Enumeration] = []
  /// Structs in order.
  public var structs: [Structure] = []
  /// Free functions in order.
  public var functions: [Method] = []
  /// Global variables in order.
  public var globals: [Variable] = []
  /// Typedefs in order.
  public var typedefs: [Alias] = []
  /// C libraries whose types are used by reference.
  public var cImports: [String] = []

  /// An interface with nothing in it.
  public init() {}

  /// Reads the interface in the bytes of a library: a bare `.xtc.iface`, ELF, Mach-O, PE or WebAssembly.
  ///
  /// Throws where the file is damaged, of no known kind, or has no interface in it.
  public init(library bytes: [UInt8]) throws(LibraryProblem) {
    guard let text = try LibraryContainer.interface(in: bytes) else {
      throw LibraryProblem("this library holds no xc interface")
    }
    try self.init(json: text)
  }

  /// Whether a path is that of a library or an interface, by the end of its name.
  public static func isLibrary(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }

  /// The module that a library holds, by its path: `UXKit` for `lib/libUXKit.so` and for `UXKit.xtc.iface`.
  public static func moduleName(of path: String) -> String {
    let file = FilePath.name(of: path)
    guard let ending = endings.first(where: file.hasSuffix), file.count > ending.count else { return file }
    let name = file.dropLast(ending.count)
    let bare = name.hasPrefix("lib") ? name.dropFirst(3) : name
    // A bare interface bears the module's name as it is; only one taken out of a library has its prefix too.
    let hasPrefix = ending != fileExtension || bare.first?.isUppercase == true
    return String(hasPrefix && !bare.isEmpty ? bare : name)
  }

  private static let endings = [fileExtension, ".so", ".dylib", ".dll", ".wasm"]

  /// How the name of a bare interface ends.
  public static let fileExtension = ".xtc.iface"
}
