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

  /// Files of UXKit that are known by name and of which the built-in interface has nothing.
  static let toolkit: Set<String> = [
    "UXAbi", "UXAlert", "UXAndroidDriver", "UXAndroidGraphics", "UXAnimation", "UXAppKitDriver",
    "UXAttributedString", "UXBag", "UXBinaryHeap", "UXBoot", "UXBreadcrumb", "UXCSV", "UXCache",
    "UXCairoGraphics", "UXCanvasGraphics", "UXCharacterSet", "UXCocoaGraphics", "UXCollectionView", "UXColor",
    "UXColorList", "UXColorPanel", "UXComboBox", "UXData", "UXDate", "UXDatePicker", "UXEventRecorder",
    "UXExpression", "UXFileChooser", "UXFileIO", "UXFilePanel", "UXFont", "UXFrameHud", "UXGL", "UXGLProtos",
    "UXGdiGraphics", "UXGem", "UXGem.h", "UXGemDriver", "UXGemGraphics", "UXGradient", "UXGroupBox",
    "UXGtkDriver", "UXIcon", "UXImage", "UXIndexSet", "UXIosDriver", "UXIosGraphics", "UXJSON", "UXJpeg",
    "UXKeyValueStore", "UXLibc", "UXLog", "UXMarkdown", "UXMenu", "UXMenuEncode", "UXMetrics", "UXMovie",
    "UXNavigationView", "UXNibGem", "UXNibV2", "UXNotificationCenter", "UXNull", "UXNumberFormatter",
    "UXOpenPanel", "UXOperationQueue", "UXPainter", "UXPath", "UXPlatform", "UXPng", "UXPngEncode",
    "UXPopUpButton", "UXProgress", "UXProgressBar", "UXRange", "UXRegex", "UXRscGem", "UXRscModel",
    "UXRscRead", "UXRscV2", "UXRscWrite", "UXSavePanel", "UXScrollView", "UXSearchIndex",
    "UXSegmentedControl", "UXShapePath", "UXSlider", "UXSortDescriptor", "UXSound", "UXSplitView",
    "UXStateMachine", "UXStepper", "UXString", "UXTabView", "UXText", "UXTextLayout", "UXTimer", "UXToolbar",
    "UXUndoManager", "UXValidator", "UXVersion", "UXViewTree", "UXViewport", "UXWebDriver", "UXWin32Driver",
  ]
}
