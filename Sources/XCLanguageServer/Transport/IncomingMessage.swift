#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the client, its parameters not read yet.
struct IncomingMessage: Sendable {
  /// What is said about it outside its parameters.
  private struct Head: Decodable {
    struct Failure: Decodable {}

    var id: RequestID?
    var method: String?
    var error: Failure?
  }

  private struct Envelope<Parameters: Decodable>: Decodable {
    var params: Parameters
  }

  private struct Answer<Result: Decodable>: Decodable {
    var result: Result
  }

  /// The request's name; nil for a notification.
  let id: RequestID?
  /// What is asked for; nil for an answer to one of our own requests.
  let method: String?
  /// Whether it is an answer that says no.
  let isFailure: Bool
  private let body: [UInt8]

  /// Reads the head of a message.
  init(_ received: [UInt8]) throws(ResponseError) {
    let body = MessageText.mended(received)
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(body))
      (id, method, isFailure) = (head.id, head.method, head.error != nil)
    } catch DecodingError.dataCorrupted {
      throw ResponseError(.parseError, "this message is not JSON")
    } catch {
      throw ResponseError(.invalidRequest, "this is JSON, but neither a request nor a notification")
    }
    self.body = body
  }

  /// Reads the result of an answer; nil where there is none of this kind.
  func result<Result: Decodable>(_ type: Result.Type) -> Result? {
    try? JSONDecoder().decode(Answer<Result>.self, from: Data(body)).result
  }

  /// Reads the parameters.
  func parameters<Parameters: Decodable>(
    _ type: Parameters.Type = Parameters.self
  ) throws(ResponseError) -> Parameters {
    do {
      return try JSONDecoder().decode(Envelope<Parameters>.self, from: Data(body)).params
    } catch {
      throw ResponseError(.invalidParams, "'\(method ?? "")' does not take these parameters")
    }
  }
}
