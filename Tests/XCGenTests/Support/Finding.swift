import Foundation

/// A finding as `--format json` prints it.
struct Finding: Decodable, Equatable {
  struct Note: Decodable, Equatable {
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  struct Fix: Decodable, Equatable {
    struct Edit: Decodable, Equatable {
      let line: Int
      let column: Int
      let endLine: Int
      let endColumn: Int
      let newText: String
    }

    let title: String
    let edits: [Edit]
  }

  let file: String
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int
  let severity: String
  let rule: String
  let message: String
  let notes: [Note]
  let fixes: [Fix]

  static func decode(_ text: String) throws -> [Finding] {
    try JSONDecoder().decode([Finding].self, from: Data(text.utf8))
  }
}
