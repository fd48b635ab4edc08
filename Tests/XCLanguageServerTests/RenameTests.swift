import Testing

@testable import XCLanguageServer

@Suite struct RenameTests {
  /// The sources after a rename, or why there was none.
  private func renamed(
    _ texts: [String: String], _ snippet: String, in file: String, to name: String,
    encoding: PositionEncoding = .utf16, files: [String: String] = [:], folders: [String] = ["/w"]
  ) async throws -> [String: String] {
    let workspace = try await Workspace(texts, folders: folders, encoding: encoding, files: files)
    guard case .object(var members) = try workspace.place(snippet, in: file) else { return [:] }
    members["newName"] = .string(name)
    let response = try await workspace.client.response("textDocument/rename", .object(members))
    if let message = response["error"]["message"].text { return ["error": message] }
    var result = texts
    for uri in response["result"]["changes"].keys {
      let path = DocumentAddress.path(of: uri)
      let name = texts.keys.first { Workspace.path($0) == path } ?? path
      result[name] = AppliedEdits.apply(
        response["result"]["changes"][uri].items, to: texts[name] ?? files[path] ?? "", encoding)
    }
    return result
  }

  private static let gauge = """
    /* 𝒳 */ protocol Gauge { void turn(i32 by); optional void rest(void); // xcgen:pair turn rest
    }
    class Dial : Object <Gauge> {
      i32 angle;
      void turn(i32 by) { self.angle = self.angle + by; }
    }
    class Knob : Dial {
      void turn(i32 by) { super.turn(by); turn2(by); }
      void turn2(i32 by) { turn(by); }
    }

    """
  private static let user = """
    #import "Gauge.xc"
    class Dial (Back) { void back(void) { turn(0 - 1); } }
    class Panel {
      Gauge* gauge; Dial* dial;
      void apply(Object* any) {
        /* 𝒳𝒴 turn */ gauge.turn(1); dial.turn(2); ((Knob*)any).turn(3); ((Gauge*)any).turn(4);
        callback c void(i32) = &gauge.turn;
        Knob* turn = new Knob(); turn.turn(5);
        Log.write("turn");
      }
    }
    class Lone { void turn(i32 by) { } void own(Lone* other) { other.turn(1); turn(2); } }

    """

  @Test(arguments: [PositionEncoding.utf16, .utf8])
  func renamesAMethodWithItsWholeFamily(_ encoding: PositionEncoding) async throws {
    let found = try await renamed(
      ["Gauge.xc": Self.gauge, "User.xc": Self.user],
      "class Dial : Object <Gauge> {\n  i32 angle;\n  void tu|rn(",
      in: "Gauge.xc", to: "rotate", encoding: encoding)
    #expect(
      found["Gauge.xc"]
        == Self.gauge.replacing("turn(i32 by)", with: "rotate(i32 by)").replacing(
          "pair turn", with: "pair rotate"
        )
        .replacing("super.turn", with: "super.rotate").replacing("{ turn(by)", with: "{ rotate(by)"))
    #expect(
      found["User.xc"]
        == Self.user.replacing("{ turn(0", with: "{ rotate(0").replacing("gauge.turn", with: "gauge.rotate")
        .replacing("dial.turn", with: "dial.rotate").replacing("any).turn", with: "any).rotate")
        .replacing("turn.turn", with: "turn.rotate"))
  }

  @Test func renamesClassesAndProtocols() async throws {
    let texts = ["Gauge.xc": Self.gauge, "User.xc": Self.user]
    let dial = try await renamed(texts, "class Di|al (Back)", in: "User.xc", to: "Wheel")
    #expect(dial["Gauge.xc"] == Self.gauge.replacing("Dial", with: "Wheel"))
    #expect(dial["User.xc"] == Self.user.replacing("Dial", with: "Wheel"))
    let gauge = try await renamed(texts, "((Gau|ge*)any)", in: "User.xc", to: "Meter")
    #expect(gauge["Gauge.xc"] == Self.gauge.replacing("Gauge", with: "Meter"))
    #expect(
      gauge["User.xc"] == Self.user.replacing("Gauge*", with: "Meter*"))
  }

  @Test func renamesLocalsParametersAndFields() async throws {
    let texts = ["Gauge.xc": Self.gauge, "User.xc": Self.user]
    let local = try await renamed(texts, "Knob* tu|rn = ", in: "User.xc", to: "knob")
    #expect(
      local["User.xc"]
        == Self.user.replacing("Knob* turn =", with: "Knob* knob =").replacing("turn.turn", with: "knob.turn")
    )
    let parameter = try await renamed(texts, "angle = self.angle + b|y", in: "Gauge.xc", to: "angle")
    #expect(
      parameter["Gauge.xc"]
        == Self.gauge.replacing(
          "turn(i32 by) { self.angle = self.angle + by",
          with: "turn(i32 angle) { self.angle = self.angle + angle"))
    let field = try await renamed(texts, "i32 an|gle;", in: "Gauge.xc", to: "degrees")
    #expect(field["Gauge.xc"] == Self.gauge.replacing("angle", with: "degrees"))
  }

  @Test func renamesSettersThroughProperties() async throws {
    let text = """
      class A { void setTone(i32 t) { } i32 tone(void) { return 0; } }
      void f(A* a) { a.tone = a.tone + 1; a.setTone(2); }

      """
    let setter = try await renamed(["A.xc": text], "void setTo|ne", in: "A.xc", to: "setPitch")
    #expect(
      setter["A.xc"]
        == text.replacing("setTone", with: "setPitch").replacing("a.tone =", with: "a.pitch ="))
    let getter = try await renamed(["A.xc": text], "i32 to|ne", in: "A.xc", to: "pitch")
    #expect(
      getter["A.xc"]
        == text.replacing("i32 tone", with: "i32 pitch").replacing("= a.tone", with: "= a.pitch"))
    #expect(
      try await renamed(["A.xc": text], "void setTo|ne", in: "A.xc", to: "tune")["error"]?.hasPrefix(
        "'tone' calls 'setTone' as a property") == true)
  }

  @Test func renamesOverTwoFolders() async throws {
    let sub = "#import \"../w/Gauge.xc\"\nclass Lever : Dial { void turn(i32 by) { } }\n"
    let found = try await renamed(
      ["Gauge.xc": Self.gauge, "/v/Lever.xc": sub], "super.tu|rn", in: "Gauge.xc", to: "rotate",
      folders: ["/w", "/v"])
    #expect(found["/v/Lever.xc"] == sub.replacing("turn", with: "rotate"))
  }

  @Test(arguments: [
    (
      "class Dial : Object <Gauge> {\n  i32 angle;\n  void tu|rn(", "rest",
      "'Gauge' has a 'rest' already"
    ),
    ("  void turn|2(i32 by)", "rest", "'Knob' conforms to 'Gauge', which has a method 'rest'"),
    ("  void turn|2(i32 by)", "turn", "'Knob' has a 'turn' already"),
    ("class Kn|ob", "Dial", "there is a 'Dial' already"),
    ("class Kn|ob", "while", "'while' is a word of the language"),
    ("class Kn|ob", "weak", "'weak' means something where a type stands"),
    ("class Kn|ob", "outlet", "'outlet' means something where a type stands"),
    ("protocol Ga|uge", "raw", "'raw' means something where a type stands"),
    ("class Kn|ob", "callback", "'callback' means something where a type stands"),
    ("class Kn|ob", "2x", "'2x' is no name"),
    ("class Kn|ob", "", "'' is no name"),
  ])
  func refusesClashes(_ snippet: String, _ name: String, _ reason: String) async throws {
    let found = try await renamed(["Gauge.xc": Self.gauge], snippet, in: "Gauge.xc", to: name)
    #expect(found["error"]?.contains(reason) == true, "\(found)")
  }

  @Test(arguments: [
    (
      "class A : Object <UXNavigationDelegate> { void formWill|Show(UXNavigationController* n, UXView* v, i32 d) { } }",
      "'UXNavigationDelegate.formWillShow' is declared in the built-in interface"
    ),
    ("class A { bool equ|als(Object* o) { return true; } }", "is declared in the built-in interface"),
    ("UXVi|ew* v;", "'UXView' is declared in the built-in interface"),
    ("class A { void ini|t(void) { } }", "'init' means something to the compiler"),
    ("class A { void ta|p(Object* sender) : action { } }", "'tap' is an action"),
    ("class A { outlet A* ne|xt; }", "'next' is an outlet"),
    ("#define LIM|IT 3", "macros can't be renamed"),
    ("class A : Gone { void wo|rk(void) { } }", "'A' has an ancestor that can't be seen, 'Gone'"),
    (
      "class A { void wo|rk(void) { } }\nvoid f(void) { unknown().work(); }",
      "it can't be told what 'work' means at A.xc:3:26"
    ),
    ("class A { void wo|rk(void) { } }\n#define RUN(x) x.work()", "'work' stands in a macro at A.xc:3:18"),
    (
      "class A { void wo|rk(void) { } }\nclass B { void f(A* a) { a.work() } }\nclass C { void g( { work } }",
      "'work' stands in a file with syntax errors"
    ),
    ("class A { i32 o|f; void f(void) { i32 to = of; } }", "'to' means something else at A.xc:2:38"),
    ("i32 |wait(void) { return 1 + 1; }", ""),
    ("void f(void) { return| ; }", "there is no name here"),
  ])
  func refusesWhatIsNotSafe(_ line: String, _ reason: String) async throws {
    let found = try await renamed(
      ["A.xc": "#use <UXKit>\n" + line.replacing("|", with: "") + "\n"], line, in: "A.xc", to: "to")
    if reason.isEmpty {
      #expect(found["A.xc"]?.contains("i32 to(void)") == true, "\(found)")
    } else {
      #expect(found["error"]?.contains(reason) == true, "\(found)")
    }
  }

  @Test func refusesAnArmThatIsNotCompiled() async throws {
    let text = "class A { void work(void) { } }\n#ifdef OFF\nvoid f(A* a) { a.work(); }\n#endif\n"
    let open = try await renamed(["A.xc": text], "void wo|rk", in: "A.xc", to: "labour")
    #expect(open["A.xc"] == text.replacing("work", with: "labour"))
    let chosen = try await renamed(
      ["A.xc": "#undef OFF\n" + text.replacing("#ifdef OFF", with: "#if 0")], "void wo|rk", in: "A.xc",
      to: "labour")
    #expect(chosen["error"]?.contains("'work' stands in an arm that is not compiled at A.xc:4:18") == true)
  }

  @Test func refusesAClassThatIsUsedByItsFile() async throws {
    let tool = "class Tool { static void run(void) { } }\n"
    let bare = try await renamed(
      ["Tool.xc": tool, "A.xc": "#use Tool\nvoid f(void) { run(); }\n"], "class To|ol", in: "Tool.xc",
      to: "Kit")
    #expect(bare["error"]?.contains("because of '#use' at A.xc:1:6") == true, "\(bare)")
    let full = try await renamed(
      ["Tool.xc": tool, "A.xc": "#use Tool\nvoid f(void) { Tool.run(); }\n"], "class To|ol", in: "Tool.xc",
      to: "Kit")
    #expect(full["A.xc"] == "#use Tool\nvoid f(void) { Kit.run(); }\n")
  }

  @Test func refusesWhatLiesOutside() async throws {
    let outside = ["/far/Far.xc": "class Far { void go(void) { } }\n"]
    let found = try await renamed(
      ["A.xc": "#import \"../far/Far.xc\"\nvoid f(Far* a) { a.go(); }\n"], "a.g|o()", in: "A.xc", to: "run",
      files: outside)
    #expect(
      found["error"]
        == "'Far.go' is declared in '/far/Far.xc', outside of the open folders, so its name can't be changed")
  }

  @Test func refusesWhatAConfigurationNames() async throws {
    let found = try await renamed(
      ["A.xc": "protocol P { void open(void); void close(void); }\n"], "void op|en", in: "A.xc", to: "begin",
      files: ["/w/.xcgen.json": #"{"pairs": [{"protocol": "P", "methods": ["open", "close"]}]}"#])
    #expect(found["error"]?.hasPrefix("the configuration declares a pair with 'open'") == true)
  }

  @Test(arguments: [
    (
      #"{"names": {"Dg.must": "mustDo()"}}"#, "void mu|st(View",
      "the configuration of bindings names 'Dg.must'"
    ),
    (
      #"{"nonnull": ["Dg.must.view"]}"#, "void mu|st(View",
      "the configuration of bindings names 'Dg.must.view'"
    ),
    (#"{"types": {"View*": "Any"}}"#, "class Vi|ew", "the configuration of bindings names 'View*'"),
    (#"{"names": {"Dg.mustNot": "no()", "Other.must": "x()"}}"#, "void mu|st(View", ""),
  ])
  func refusesWhatBindingsName(settings: String, place: String, message: String) async throws {
    let found = try await renamed(
      ["A.xc": "class View { }\nprotocol Dg { void must(View* view); void mustNot(void); }\n"], place,
      in: "A.xc",
      to: "Fresh", files: ["/w/.xcgen.json": "{\"generate\": \(settings)}"])
    #expect((found["error"] ?? "").hasPrefix(message) && (found["error"] == nil) == message.isEmpty)
  }

  @Test func preparesWithTheNameAsItIs() async throws {
    let workspace = try await Workspace(["Gauge.xc": Self.gauge, "User.xc": Self.user])
    let found = try await workspace.ask("textDocument/prepareRename", "𝒴 turn */ gauge.tu|rn", in: "User.xc")
    #expect(found["placeholder"] == "turn")
    #expect(workspace.words(found["range"], at: "/w/User.xc") == "6 turn")
    let refused = try await workspace.client.response(
      "textDocument/prepareRename", try workspace.place("Obj|ect* any", in: "User.xc"))
    #expect(refused["error"]["code"] == -32803)
  }

  @Test func namesVersionsWhereTheClientWants() async throws {
    let workspace = try await Workspace(
      ["Gauge.xc": Self.gauge, "User.xc": Self.user], open: ["User.xc"],
      capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    guard case .object(var members) = try workspace.place("new Kn|ob", in: "User.xc") else { return }
    members["newName"] = "Handle"
    let edit = try await workspace.client.request("textDocument/rename", .object(members))
    #expect(
      edit["documentChanges"].items.map {
        "\($0["textDocument"]["uri"].text ?? "") \($0["textDocument"]["version"].int ?? 0)"
      }
        == ["file:///w/Gauge.xc 0", "file:///w/User.xc 1"])
  }

  @Test(arguments: ["dial.depth += 2;", "self.dial.depth++;", "--dial.depth;"])
  func refusesHalvesOfAPropertyThatIsChangedInPlace(_ statement: String) async throws {
    let dial = """
      class Dial { i32 n; i32 depth(void) { return n; } void setDepth(i32 d) { n = d; } }
      class Box { i32 depth; void grow(Box* b) { b.depth += 1; } }

      """
    let user =
      "#import \"Dial.xc\"\nclass User { Dial* dial; void turn(void) { dial.depth = 3; \(statement) } }\n"
    for (snippet, name) in [("i32 de|pth(void)", "level"), ("void set|Depth", "setLevel")] {
      let texts = ["Dial.xc": dial, "User.xc": user]
      let error = try await renamed(texts, snippet, in: "Dial.xc", to: name)["error"]
      #expect(
        error?.contains("is read and written in one, by two methods of a property") == true, "\(error ?? "")")
    }
    let plain = "#import \"Dial.xc\"\nclass User { Dial* dial; void turn(void) { dial.depth = 3; } }\n"
    let found = try await renamed(
      ["Dial.xc": dial, "User.xc": plain], "void set|Depth", in: "Dial.xc", to: "setLevel")
    #expect(found["User.xc"]?.contains("dial.level = 3;") == true)
  }

  @Test func refusesWhereAFileThatIsLeftOutHoldsTheName() async throws {
    let texts = ["Reader.xc": "class Reader { void stopAll(void) { } }\n"]
    let user = "#import \"../Reader.xc\"\nclass Gen { void go(Reader* r) { r.stopAll(); } }\n"
    let configuration = #"{"exclude": ["**/Generated/**"]}"#
    let refused = try await renamed(
      texts, "stop|All", in: "Reader.xc", to: "halt",
      files: ["/w/Generated/Gen.xc": user, "/w/.xcgen.json": configuration])
    #expect(
      refused["error"]?.contains("Gen.xc' holds the name too and is left out by the configuration") == true)
    let free = try await renamed(
      texts, "stop|All", in: "Reader.xc", to: "halt",
      files: ["/w/Generated/Gen.xc": "class Gen { }\n", "/w/.xcgen.json": configuration])
    #expect(free["Reader.xc"] == "class Reader { void halt(void) { } }\n")
  }
}
