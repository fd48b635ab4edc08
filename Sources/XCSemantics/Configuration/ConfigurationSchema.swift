/// The JSON Schema of `.xcgen.json`, for editors that complete and check it.
public enum ConfigurationSchema {
  /// The schema as a file holds it.
  public static var text: String { String(decoding: PackageResources.xcgen_schema_json, as: UTF8.self) }
}
