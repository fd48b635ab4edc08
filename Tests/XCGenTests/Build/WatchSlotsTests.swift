import Foundation
import Testing

@testable import xcgen

/// What leads a build system to files that it was not told of.
@Suite("Slots that are watched")
struct WatchSlotsTests {
  private let folder: ScratchFolder
  private let slots: WatchSlots

  init() throws {
    folder = try ScratchFolder()
    slots = WatchSlots(in: folder.path + "/work", count: 6)
    try folder.write("lib/a.xc", "a")
    try folder.write("lib/b.xc", "b")
    try folder.write("other/c.xc", "c")
  }

  private func watch(_ files: String..., folders: [String] = []) throws -> [String] {
    try slots.watch(
      files: files.map { folder.path + "/" + $0 }, folders: folders.map { folder.path + "/" + $0 })
  }

  /// What a build system compares: the age and identity of what a slot leads to.
  private func states() -> [String] {
    slots.paths.map { path in
      var state = stat()
      #expect(stat(path, &state) == 0, "\(path) leads nowhere")
      #if canImport(Darwin)
        let time = state.st_mtimespec
      #else
        let time = state.st_mtim
      #endif
      return "\(state.st_ino) \(time.tv_sec).\(time.tv_nsec)"
    }
  }

  private func changes(_ edit: () throws -> Void) throws -> Int {
    let before = states()
    Thread.sleep(forTimeInterval: 0.02)
    try edit()
    return zip(before, states()).filter(!=).count
  }

  @Test func everyChangeShows() throws {
    #expect(try watch("lib/a.xc", "other/c.xc", folders: ["work"]) == [])
    let path = folder.path + "/lib/a.xc"
    #expect(try changes {} == 0)
    let written = try changes {
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.write(contentsOf: Data("more".utf8))
      try handle.close()
    }
    #expect(written == 1)
    // A file that is replaced, taken away or new changes its folder.
    #expect(try changes { try Data("new".utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } == 1)
    #expect(try changes { try FileManager.default.removeItem(atPath: path) } == 1)
    #expect(try changes { try folder.write("lib/d.xc", "d") } == 1)
    #expect(try changes { try folder.write("work/e", "e") } == 1)
  }

  @Test func whatLeadsThereAlreadyIsLeftAlone() throws {
    _ = try watch("lib/a.xc")
    #expect(try changes { _ = try watch("lib/a.xc") } == 0)
    #expect(try changes { _ = try watch("lib/a.xc", "lib/b.xc") } == 1)
    #expect(try changes { _ = try watch("lib/a.xc", "other/c.xc") } == 2)
    #expect(try changes { _ = try watch() } == 4)
    #expect(try slots.free == 6)
  }

  @Test func whatDoesNotFitIsTold() throws {
    #expect(try watch("lib/a.xc", "lib/b.xc", "other/c.xc", folders: ["work", "lib", "other"]) == [])
    #expect(try slots.free == 0)
    #expect(
      try watch("lib/a.xc", "lib/b.xc", "other/c.xc", "work/\(WatchSlots.folderName)/0", folders: ["work"])
        .count == 1)
  }

  @Test func aSlotThatLeadsNowhereWaitsAgain() throws {
    _ = try watch(folders: ["other"])
    try FileManager.default.removeItem(atPath: folder.path + "/other")
    try slots.prepare()
    #expect(try slots.free == 6)
    #expect(states().count == 6)
  }

  @Test func whatIsNotThereIsWatchedByTheFolderThatWouldHoldIt() throws {
    #expect(try watch("lib/gone.xc", "far/away/gone.xc", folders: ["none/of/these"]) == [])
    #expect(try slots.free == 4)
    #expect(try changes { try folder.write("lib/gone.xc", "g") } == 1)
    #expect(try changes { try folder.write("far/away/gone.xc", "g") } == 1)
    #expect(try watch("far/away/gone.xc") == [])
    #expect(
      try changes { try FileManager.default.removeItem(atPath: folder.path + "/far/away/gone.xc") } == 1)
  }

  @Test func aLinkToASourceIsFollowed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/lib/link.xc", withDestinationPath: "../other/c.xc")
    #expect(try watch("lib/link.xc") == [])
    #expect(try slots.free == 3)
    let written = try changes {
      let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/other/c.xc"))
      try handle.write(contentsOf: Data("more".utf8))
      try handle.close()
    }
    #expect(written == 1)
  }
}
