/// The frame of a page: its head, its looks, its filter.
enum HTMLPage {
  /// A whole document around a body.
  static func around(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.escaped(title))</title>
    <style>
    \(HTMLStyle.text)
    </style>
    </head>
    <body>
    \(body)
    <script>
    \(HTMLFilter.text)
    </script>
    </body>
    </html>

    """
  }

  /// What is in the page may act, and nothing may be fetched.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
}
