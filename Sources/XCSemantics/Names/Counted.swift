/// A number with what it counts, in words: `1 finding`, `2 findings`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)" + (count == 1 ? "" : "s")
}
