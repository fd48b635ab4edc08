#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files of fixed names that lead to what a build step reads outside of its target.
///
/// The build system learns what to watch when it plans, and a target may import something new at any time. So it
/// watches these: one is a link to a file that was read, another a link to a folder, and the rest are empty and wait.
/// A file that is written to changes its link, one that is replaced or taken away changes its folder.
///
/// The plugin compiles this file too; it therefore needs nothing of other rooms.
struct WatchSlots {
  /// The folder that has them, below that of the step. Where a folder that one leads to is taken away, all that the
  /// build system says is the path of the slot, so that has to tell what to do.
  static let folderName = "Watched-touch-Package.swift-if-one-is-missing"

  private let folder: String
  private let count: Int
  private var files: FileManager { .default }

  /// The slots of a step that has its files in a folder.
  init(in workFolder: String, count: Int) {
    folder = workFolder + "/" + Self.folderName
    self.count = count
  }

  /// The slots, each with its path.
  var paths: [String] { (0..<count).map { folder + "/\($0)" } }

  /// How many a step needs that has so many in use: some stay free for what it will import later.
  static func count(for used: Int) -> Int { max(64, used * 2) }

  /// How many are there from an earlier plan.
  static func count(in workFolder: String) -> Int {
    let folder = workFolder + "/" + folderName
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
  }

  /// Sees to it that each slot is there. The build system takes one that leads nowhere for a mistake.
  func prepare() throws {
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for path in paths where !files.fileExists(atPath: path) { try clear(path) }
  }

  /// How many wait.
  var free: Int {
    get throws {
      try prepare()
      return paths.filter { heldKey($0) == nil }.count
    }
  }

  /// Makes the slots lead to files and folders, those that do so already left alone. What is not there is watched by
  /// the folder that would change if it came.
  ///
  /// - Returns: the paths for which there was no slot.
  func watch(files paths: [String], folders: [String]) throws -> [String] {
    try prepare()
    var waiting = targets(files: paths, folders: folders)
    var free: [String] = []
    var used: [String] = []
    for slot in self.paths {
      if let held = heldKey(slot) {
        if let index = waiting.firstIndex(where: { $0.key == held }) {
          waiting.remove(at: index)
        } else {
          used.append(slot)
        }
      } else {
        free.append(slot)
      }
    }
    let open = used + free
    for (target, slot) in zip(waiting, open) { try link(slot, to: target) }
    for slot in used.dropFirst(waiting.count) { try clear(slot) }
    return waiting.dropFirst(open.count).map(\.path)
  }

  private struct Target {
    let path: String
    let isFolder: Bool
    /// What tells whether a slot leads there.
    let key: String
  }

  private func targets(files paths: [String], folders: [String]) -> [Target] {
    var targets: [Target] = []
    var seen: Set<String> = []
    var around = Set(folders)
    for path in Set(paths).sorted() {
      around.insert(Self.folder(of: path))
      let file = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
      if file != path { around.insert(Self.folder(of: file)) }
      if let key = fileKey(file), seen.insert(key).inserted {
        targets.append(Target(path: file, isFolder: false, key: key))
      }
    }
    for folder in Set(around.map(nearestFolder)).sorted() {
      targets.append(Target(path: folder, isFolder: true, key: folder))
    }
    return targets
  }

  /// The folder itself, or the first one above it that is there.
  private func nearestFolder(_ path: String) -> String {
    var folder = path
    while !isFolder(folder), folder != "/", folder != "." { folder = Self.folder(of: folder) }
    return folder
  }

  private static func folder(of path: String) -> String {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  private func isFolder(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    return (try? files.attributesOfItem(atPath: target))?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The identity of a file, nil where there is none or it is another thing.
  private func fileKey(_ path: String) -> String? {
    guard let attributes = try? files.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let device = attributes[.systemNumber], let number = attributes[.systemFileNumber]
    else { return nil }
    return "\(device) \(number)"
  }

  /// What a slot leads to, nil where it waits.
  private func heldKey(_ slot: String) -> String? {
    if let target = try? files.destinationOfSymbolicLink(atPath: slot) {
      return isFolder(target) ? target : fileKey(target)
    }
    let attributes = try? files.attributesOfItem(atPath: slot)
    return (attributes?[.referenceCount] as? Int ?? 1) > 1 || (attributes?[.size] as? Int ?? 0) > 0
      ? fileKey(slot) : nil
  }

  private func clear(_ slot: String) throws {
    try? files.removeItem(atPath: slot)
    try Data().write(to: URL(filePath: slot))
  }

  private func link(_ slot: String, to target: Target) throws {
    try? files.removeItem(atPath: slot)
    if !target.isFolder, (try? files.linkItem(atPath: target.path, toPath: slot)) != nil { return }
    // Folders have no other links, nor have files on another disk.
    try files.createSymbolicLink(atPath: slot, withDestinationPath: target.path)
  }
}
