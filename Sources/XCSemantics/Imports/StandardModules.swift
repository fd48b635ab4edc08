/// The modules of the compiler's standard library and of UXKit that are known by name.
///
/// An import of one is no false step even where its source is not at hand.
enum StandardModules {
  /// The core library, as its documentation and its folder of sources name them.
  static let core: Set<String> = [
    "Array", "Assert", "AsyncFiles", "Atomic", "AttributedString", "Bag", "BinaryHeap", "Bundle", "CSV",
    "Cache", "CharacterSet", "Codable", "Coder", "Comparable", "Cond", "Copying", "Data", "Enumerable",
    "Error", "Expression", "Files", "Foundation", "GApplication", "GApplicationProtocol", "Hashable", "Http",
    "HttpTls", "IndexSet", "JSON", "Log", "Map", "Math", "Mutex", "NotificationCenter", "Null", "Number",
    "NumberFormatter", "Object", "Operation", "OperationQueue", "Par", "ParDevice", "ParSoftFloat",
    "ParVulkan", "Platform", "PlatformCore", "Pool", "Predicate", "Process", "Progress", "Range", "Regex",
    "RunLoop", "SearchIndex", "Sem", "Set", "Settings", "SettingsStore", "Socket", "Sort", "SortDescriptor",
    "StateMachine", "Stdio", "String", "Thread", "ThreadLocal", "Time", "UndoManager", "Url", "Validator",
  ]

  /// Files of UXKit that its documentation names and the built-in interface has nothing of.
  static let toolkit: Set<String> = [
    "UXCollectionView", "UXGL", "UXGLProtos", "UXGemGraphics", "UXGtkDriver", "UXMenu", "UXMovie",
    "UXPlatform", "UXSound", "UXSplitView", "UXTabView", "UXTimer", "UXToolbar", "UXVersion",
  ]
}
