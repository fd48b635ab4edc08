extension Lowering {
  /// Reads a directive, if the cursor is on one.
  /// - Returns: whether it was a directive.
  mutating func lowerDirective(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .importDirective: lowerImport(.import)
    case .includeDirective: lowerImport(.include)
    case .useDirective: lowerImport(.use)
    case .defineDirective: lowerDefinition()
    case .undefDirective: lowerUndefinition()
    case .packageDirective, .warningDirective, .errorDirective, .pragmaDirective: break
    default: return false
    }
    return true
  }

  private mutating func lowerImport(_ kind: ImportDirective.Kind) {
    let range = directiveRange()
    var operand: (style: ImportDirective.Style, path: String, range: Range<Int>)?
    eachChild { lowering, kind, field in
      guard field == .path else { return }
      let range = lowering.cursor.range
      let path = DirectiveText.path(lowering.text.string(in: range))
      switch kind {
      case .quotedPath: operand = (.quoted, String(path.dropFirst().dropLast()), range)
      case .systemPath: operand = (.angled, String(path.dropFirst().dropLast()), range)
      default: operand = (.bare, path, range)
      }
    }
    guard var operand, !operand.path.isEmpty else { return }
    if kind == .use { operand.path = Self.withoutSourceSuffix(operand.path) }
    imports.append(
      ImportDirective(
        kind: kind, style: operand.style, path: operand.path, pathRange: operand.range, range: range,
        condition: condition))
  }

  private static func withoutSourceSuffix(_ path: String) -> String {
    path.hasSuffix(".xc") || path.hasSuffix(".xt") ? String(path.dropLast(3)) : path
  }

  private mutating func lowerDefinition() {
    let range = directiveRange()
    var name: Identifier?
    var parameters: [String]?
    var body = ""
    eachChild { lowering, _, field in
      switch field {
      case .name: name = lowering.identifier()
      case .parameters:
        var names: [String] = []
        lowering.eachChild { lowering, kind, _ in
          let word = lowering.cursor.node.typeName
          if kind == .identifier {
            names.append(lowering.identifier().text)
          } else if word == "..." {
            names.append(word)
          }
        }
        parameters = names
      case .value: body = DirectiveText.joined(lowering.cursor.node.text)
      default: break
      }
    }
    guard let name else { return }
    macros.append(
      MacroDefinition(name: name, parameters: parameters, body: body, range: range, condition: condition))
  }

  private mutating func lowerUndefinition() {
    eachChild { lowering, _, field in
      guard field == .name else { return }
      lowering.undefinitions.append(
        MacroUndefinition(name: lowering.identifier(), condition: lowering.condition))
    }
  }

  /// The directive without its line end and the blanks in front of that.
  private mutating func directiveRange() -> Range<Int> {
    let range = cursor.range
    var end = range.upperBound
    while end > range.lowerBound, SourceText.isBlank(text.bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}
