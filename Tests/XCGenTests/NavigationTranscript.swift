extension NavigationExampleTests {
  /// The calls as UXKit's documentation orders them, worked out by hand:
  ///
  /// - a push announces the covered form at the depth it held, while it is visible, then the new one at its place,
  ///   before its view is in the tree; the very first push has nothing to cover;
  /// - a pop announces the top, then the form that it uncovers, which is still hidden; at the root it says nothing;
  /// - popping to the root announces every step; a swipe is a pop;
  /// - a popped view stays in the tree, hidden, so when it is pushed again it is hidden and not detached;
  /// - the delegate is not kept alive; once it is gone nobody is told.
  static let documentedCalls = """
    == forward
    push list
      formWillShow list depth 1 [detached]
      now list visible, detail detached, photo detached
    push detail
      formDidHide list depth 1 [visible]
      formWillShow detail depth 2 [detached]
      polling starts
      now list hidden, detail visible, photo detached
    == back
    pop
      formDidHide detail depth 2 [visible]
      polling stops
      formWillShow list depth 1 [hidden]
      now list visible, detail hidden, photo detached
    pop at the root
      now list visible, detail hidden, photo detached
    == deeper and back
    push detail again
      formDidHide list depth 1 [visible]
      formWillShow detail depth 2 [hidden]
      polling starts
      now list hidden, detail visible, photo detached
    push photo
      formDidHide detail depth 2 [visible]
      polling stops
      formWillShow photo depth 3 [detached]
      now list hidden, detail hidden, photo visible
    pop
      formDidHide photo depth 3 [visible]
      formWillShow detail depth 2 [hidden]
      polling starts
      now list hidden, detail visible, photo hidden
    == pop to root
    push photo again
      formDidHide detail depth 2 [visible]
      polling stops
      formWillShow photo depth 3 [hidden]
      now list hidden, detail hidden, photo visible
    pop to root
      formDidHide photo depth 3 [visible]
      formWillShow detail depth 2 [hidden]
      polling starts
      formDidHide detail depth 2 [visible]
      polling stops
      formWillShow list depth 1 [hidden]
      now list visible, detail hidden, photo hidden
    pop to root at the root
      now list visible, detail hidden, photo hidden
    == back gesture
    push detail again
      formDidHide list depth 1 [visible]
      formWillShow detail depth 2 [hidden]
      polling starts
      now list hidden, detail visible, photo hidden
    swipe
      formDidHide detail depth 2 [visible]
      polling stops
      formWillShow list depth 1 [hidden]
      now list visible, detail hidden, photo hidden
    swipe at the root
      now list visible, detail hidden, photo hidden
    polling left running: false
    == delegate gone
    push list
      formWillShow list depth 1 [detached]
      now list visible
    delegate held: false
    push photo
      now list hidden, photo visible
    == opt-out
    push list
      title list
      now list visible
    push photo
      title photo
      now list hidden, photo visible
    pop
      now list visible, photo hidden
    title at the end: photo

    """
}
