import XCSemantics
import XCSyntax

extension Translator {
  /// An enum that bindings mention.
  mutating func translate(_ symbol: EnumSymbol) -> SwiftDeclaration? {
    let declaration = symbol.declaration
    guard let identifier = declaration.name else { return nil }
    let name = mapper.swiftName(identifier.text)
    guard claim(name, for: identifier, in: symbol.file) else { return nil }
    let macros = mapper.macros.table(at: declaration.range.lowerBound, in: symbol.file)
    var members: [SwiftEnumeration.Member] = []
    var places: [String: Range<Int>] = [:]
    var counter: UInt64 = 0
    var isFull = false
    for member in declaration.members
    where isKept(member.condition, member.range, in: symbol.file, of: declaration.range) {
      // Only a plain literal sets the counter; any other value is parsed and ignored (dialect.md, section
      // 5.4).
      if let value = member.literalValue
        ?? member.valueText.flatMap({ ConstantExpression.literal($0, macros: macros) })
      {
        counter = value
        isFull = false
      }
      if isFull {
        refuse(
          "the value of '\(member.name.text)' takes more than 64 bits", in: symbol.file, at: member.name.range
        )
      }
      if let text = member.valueText, ConstantExpression.isTooLarge(text, macros: macros) {
        refuse(
          "the value of '\(member.name.text)' takes more than 64 bits", in: symbol.file, at: member.name.range
        )
      }
      if let text = member.valueText, member.literalValue == nil,
        ModuleInterface.isLibrary(program.file(symbol.file).source.path)
      {
        refuse(
          "'\(member.name.text)' is \(text): the raw value of an enum is never negative in Swift",
          in: symbol.file, at: member.name.range)
      }
      let value = counter
      (counter, isFull) = counter.addingReportingOverflow(1)
      guard let memberName = memberName(member.name, of: identifier.text, in: symbol.file) else { continue }
      if let earlier = places[memberName] {
        let note = Refusal.Note(message: "the other is here", file: symbol.file, range: earlier)
        refuse(
          "enum '\(identifier.text)' would have two members '\(memberName)'", in: symbol.file,
          at: member.name.range, notes: [note])
        continue
      }
      places[memberName] = member.name.range
      members.append(
        SwiftEnumeration.Member(
          documentation: Documentation.lines(of: member.documentation), name: Self.staticName(memberName),
          value: value))
    }
    return .enumeration(
      SwiftEnumeration(
        documentation: Documentation.lines(of: declaration.documentation), name: name, members: members))
  }

  /// `RawValue` is taken by the type of `rawValue`, and no backtick helps.
  private static func staticName(_ name: String) -> String { name == "RawValue" ? "RawValue_" : name }
}
