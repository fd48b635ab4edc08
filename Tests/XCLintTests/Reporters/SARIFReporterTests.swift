import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("SARIF")
struct SARIFReporterTests {
  private typealias Object = [String: Any]

  private func log(_ findings: [Diagnostic], _ programs: [Program] = []) throws -> Object {
    let text = SARIFReporter(programs: programs, version: "1.2.3").report(findings)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func run(_ log: Object) throws -> Object {
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func objects(_ value: Any?) throws -> [Object] { try #require(value as? [Object]) }

  private func object(_ value: Any?) throws -> Object { try #require(value as? Object) }

  @Test("The log names its version, the tool and every rule with its words")
  func tool() throws {
    let log = try log([])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    let run = try run(log)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect(try objects(run["results"]).isEmpty)
    let driver = try object(object(run["tool"])["driver"])
    #expect(driver["name"] as? String == "xcgen" && driver["semanticVersion"] as? String == "1.2.3")
    let rules = try objects(driver["rules"])
    #expect(rules.map { $0["id"] as? String } == RuleRegistry.all.names)
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((try object(rule[key])["text"] as? String)?.isEmpty == false)
      }
      let level = try object(rule["defaultConfiguration"])["level"] as? String
      #expect(["note", "warning", "error"].contains(level))
    }
  }

  @Test("A result points at its rule and at its place in code points, and carries its fix-its")
  func result() async throws {
    let text = """
      #use <UXKit>
      class Screen : Object <UXNavigationDelegate> {
        /* ä漢😀 */ void formWillShow(UXNavigationController* n, UXView* c, i32 d) { }
      }

      """
    let program = await program(text, path: "a b/Scréen.xc")
    let findings = Linter().run(program).filter { $0.rule == "paired-delegate-methods" }
    let result = try #require(try objects(run(log(findings, [program]))["results"]).first)
    #expect(result["ruleId"] as? String == "paired-delegate-methods")
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(RuleRegistry.all.names[index] == "paired-delegate-methods")
    #expect(result["level"] as? String == "error")
    let place = try object(objects(result["locations"]).first?["physicalLocation"])
    let artifact = try object(place["artifactLocation"])
    #expect(artifact["uri"] as? String == "a%20b/Scr%C3%A9en.xc")
    #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
    let region = try object(place["region"])
    #expect(region["startLine"] as? Int == 3 && region["startColumn"] as? Int == 18)
    #expect(region["endLine"] as? Int == 3 && region["endColumn"] as? Int == 30)
    // What the built-in interface declares has no file to point at.
    for related in try objects(result["relatedLocations"]) {
      #expect(related["physicalLocation"] == nil && related["message"] != nil)
    }
    let fix = try #require(try objects(result["fixes"]).first)
    let change = try #require(try objects(fix["artifactChanges"]).first)
    let replacement = try #require(try objects(change["replacements"]).first)
    #expect(try object(replacement["deletedRegion"])["startLine"] as? Int == 3)
    let inserted = try object(replacement["insertedContent"])["text"] as? String
    #expect(inserted?.contains("formDidHide") == true)
  }

  @Test("A log of every fixture has the shape that the schema asks for", arguments: FixtureProgram.all)
  func shape(_ fixture: FixtureProgram) async throws {
    let program = await fixture.load(try fixture.texts())
    let log = try log(Linter().run(program) + [OddFinding.finding], [program])
    #expect(SARIFShape.log.problems(with: log) == [])
  }

  @Test("What the schema refuses is refused here")
  func wrongShape() throws {
    var log = try log([OddFinding.finding])
    log["version"] = "2.0"
    log["more"] = 1
    log["runs"] = [["results": [["message": "plain"]]]]
    #expect(
      SARIFShape.log.problems(with: log).sorted() == [
        "log must not have more", "log.runs[0] lacks tool", "log.runs[0].results[0].message is no object",
        "log.version is none of [\"2.1.0\"]",
      ])
  }

  @Test("Odd texts come back from a reader, and paths from the root are file URIs")
  func odd() throws {
    var finding = OddFinding.finding
    let first = try #require(try objects(run(log([finding]))["results"]).first)
    #expect(try object(first["message"])["text"] as? String == OddFinding.words)
    finding.span.file = "/tmp/a b.xc"
    let second = try #require(try objects(run(log([finding]))["results"]).first)
    let artifact = try object(
      object(objects(second["locations"]).first?["physicalLocation"])["artifactLocation"])
    #expect(artifact["uri"] as? String == "file:///tmp/a%20b.xc" && artifact["uriBaseId"] == nil)
  }
}
