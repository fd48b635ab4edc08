import XCSemantics
import XCSyntax

/// New objects that nothing keeps but a local variable of the one body that makes them.
struct FleetingObjects {
  private let facts: BodyFacts
  /// The places where something is handed to what holds it weakly.
  private let handed: [Conversion]
  private var makers: [String: [SyntaxNode]] = [:]
  private var mentions: [String: [Int]] = [:]
  private var locals: Set<String> = []
  private var calls: [SyntaxNode] = []
  /// Where the body stays in one place until something happens; the last one.
  private var lastWait: Int?

  /// Calls of such names may come back much later, and keep the local variables meanwhile.
  private static let waits = ["exec", "join", "loop", "poll", "run", "wait"]

  init(of facts: BodyFacts, handed: [Conversion]) {
    self.facts = facts
    self.handed = handed
    facts.body.walk { node in
      switch node.kind {
      case .variableDeclarator:
        guard let name = node.child(.name)?.text else { return true }
        locals.insert(name)
        makers[name, default: []].append(node)
      case .forInStatement:
        if let name = node.child(.name)?.text { locals.insert(name) }
      case .whileStatement: lastWait = node.range.upperBound
      case .callExpression:
        calls.append(node)
        if let name = Self.name(of: node)?.lowercased(), Self.waits.contains(where: name.hasPrefix) {
          lastWait = node.range.upperBound
        }
      case .identifier: mentions[node.text, default: []].append(node.range.lowerBound)
      default: break
      }
      return true
    }
  }

  /// The class of a local object that is handed over; nil where something else may keep the object, or where it may
  /// live as long as it is needed.
  func made(_ conversion: Conversion) -> String? {
    // What `main` holds lives as long as the program does.
    guard facts.function.name.text != "main", lastWait.map({ $0 <= conversion.range.lowerBound }) ?? true,
      let value = facts.body.descendant(covering: conversion.range)?.core, value.kind == .identifier,
      let declarators = makers[value.text], declarators.count == 1, let declarator = declarators.first,
      let new = declarator.child(.value)?.core, new.kind == .newExpression, new.child(.size) == nil,
      !isStatic(declarator), isHandedOverOnly(value.text, declaredAs: declarator),
      isForStranger(value), isLast(value)
    else { return nil }
    return new.child(.type)?.text
  }

  private func isStatic(_ declarator: SyntaxNode) -> Bool {
    let words = declarator.parent?.children.map(\.node.text) ?? []
    return words.contains("static") || words.contains("global")
  }

  private func isHandedOverOnly(_ name: String, declaredAs declarator: SyntaxNode) -> Bool {
    (mentions[name] ?? []).allSatisfy { offset in
      offset == declarator.child(.name)?.range.lowerBound || handed.contains { $0.range.contains(offset) }
    }
  }

  /// Whether what takes the object lives on: a local variable may be gone as soon as the object is.
  private func isForStranger(_ value: SyntaxNode) -> Bool {
    guard var receiver = target(of: value)?.child(.object)?.core else { return false }
    while receiver.kind == .memberExpression, let inner = receiver.child(.object)?.core { receiver = inner }
    return receiver.kind != .identifier || !locals.contains(receiver.text)
  }

  /// Whether nothing else is handed to the same place: who does that takes the object back.
  private func isLast(_ value: SyntaxNode) -> Bool {
    guard let target = target(of: value) else { return false }
    return calls.filter { $0.child(.function)?.text == target.text }.count <= 1
  }

  /// The `o.setN` or `o.n` that a value is given to.
  private func target(of value: SyntaxNode) -> SyntaxNode? {
    var node = value
    while let parent = node.parent {
      switch parent.kind {
      case .parenthesizedExpression, .castExpression, .argumentList: node = parent
      case .callExpression: return parent.child(.function)
      case .assignmentExpression: return parent.child(.left)
      default: return nil
      }
    }
    return nil
  }

  private static func name(of call: SyntaxNode) -> String? {
    let function = call.child(.function)
    return function?.child(.member)?.text ?? function?.text
  }
}
