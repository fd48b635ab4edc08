/// What the command line of the benchmark says.
struct BenchOptions {
  var bytes = 1_000_000
  var rounds = 7
  var jsonPath: String?
  var cGrammar: String?
  var hasPeers = true
  var measuresGrowth = true
  var corpusFolder: String?

  /// A command line that says something else.
  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  static let help = """
    Usage: xcgen-bench [OPTION…]

    Measures xcgen on xc of its own making and prints one table of ratios. Build it with -c release.

      --bytes N          the size of the corpus; default: 1000000
      --rounds N         how often everything is measured; default: 7
      --json FILE        write the figures to FILE, too
      --c-grammar FILE   a shared object with the function tree_sitter_c, to compare with
      --write FOLDER     only write the corpus, in each language that it is made in, below FOLDER
      --no-peers         do not run other programs on their own languages
      --no-growth        do not measure a corpus of ten times the size

    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw UsageError(description: "'\(option)' takes a value") }
      return value
    }
    func number(of option: String) throws(UsageError) -> Int {
      let text = try value(of: option)
      guard let number = Int(text), number > 0 else {
        throw UsageError(description: "'\(option)' takes a number above 0, not '\(text)'")
      }
      return number
    }
    while let word = rest.popFirst() {
      switch word {
      case "--bytes": bytes = try number(of: word)
      case "--rounds": rounds = try number(of: word)
      case "--json": jsonPath = try value(of: word)
      case "--c-grammar": cGrammar = try value(of: word)
      case "--write": corpusFolder = try value(of: word)
      case "--no-peers": hasPeers = false
      case "--no-growth": measuresGrowth = false
      default: throw UsageError(description: "unknown argument '\(word)'")
      }
    }
  }
}
