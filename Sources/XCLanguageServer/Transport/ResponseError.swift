/// Why a request has no result.
struct ResponseError: Error, Sendable, Hashable, Codable {
  /// The numbers of JSON-RPC and of the protocol.
  enum Code: Int, Sendable, Codable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
