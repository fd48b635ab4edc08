/// An answer with a result, which may be null.
struct SuccessResponse<Result: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let result: Result

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, result }
}

/// An answer that says why there is no result; without an id where the request could not be read.
struct FailureResponse: Encodable {
  let id: RequestID?
  let error: ResponseError

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

/// Something that the client is told.
struct OutgoingNotification<Parameters: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Parameters

  private enum CodingKeys: String, CodingKey { case jsonrpc, method, params }
}

/// Something that the client is asked.
struct OutgoingRequest<Parameters: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let method: String
  let params: Parameters?

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, method, params }
}
