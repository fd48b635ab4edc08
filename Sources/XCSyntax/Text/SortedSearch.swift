extension RandomAccessCollection {
  /// The first index at which a condition holds that, once it holds, holds for everything behind; the end where it
  /// never does.
  package func firstIndexInOrder(where holds: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if holds(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
