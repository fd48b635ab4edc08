extension OnboardingExampleTests {
  /// Every field of every form after each step, worked out by hand from what the forms promise:
  ///
  /// - what the user wrote stays in a form while others are on screen, so the back button finds it;
  /// - a form that is pushed again keeps page, names and addresses, and starts with empty passwords, no
  ///   message and no agreement;
  /// - the terms on top of a form are no reason to begin anew: what they uncover is as it was left;
  /// - the form on screen is in use, and no other.
  static let documentedStates = """
    start: welcome is on screen
      welcome (in use): page 1
      sign in: email '' password '' message ''
      sign up: name '' email '' password '' agrees false
    turn two pages: welcome is on screen
      welcome (in use): page 3
      sign in: email '' password '' message ''
      sign up: name '' email '' password '' agrees false
    sign in: sign in is on screen
      welcome: page 3
      sign in (in use): email '' password '' message ''
      sign up: name '' email '' password '' agrees false
    try the wrong password: sign in is on screen
      welcome: page 3
      sign in (in use): email 'ada@example.org' password 'guess' message 'wrong password'
      sign up: name '' email '' password '' agrees false
    back: welcome is on screen
      welcome (in use): page 3
      sign in: email 'ada@example.org' password 'guess' message 'wrong password'
      sign up: name '' email '' password '' agrees false
    sign up: sign up is on screen
      welcome: page 3
      sign in: email 'ada@example.org' password 'guess' message 'wrong password'
      sign up (in use): name '' email '' password '' agrees false
    fill in: sign up is on screen
      welcome: page 3
      sign in: email 'ada@example.org' password 'guess' message 'wrong password'
      sign up (in use): name 'Ada' email 'ada@example.org' password 'engine' agrees true
    read the terms: terms is on screen
      welcome: page 3
      sign in: email 'ada@example.org' password 'guess' message 'wrong password'
      sign up: name 'Ada' email 'ada@example.org' password 'engine' agrees true
    back to the form: sign up is on screen
      welcome: page 3
      sign in: email 'ada@example.org' password 'guess' message 'wrong password'
      sign up (in use): name 'Ada' email 'ada@example.org' password 'engine' agrees true
    back: welcome is on screen
      welcome (in use): page 3
      sign in: email 'ada@example.org' password 'guess' message 'wrong password'
      sign up: name 'Ada' email 'ada@example.org' password 'engine' agrees true
    sign in again: sign in is on screen
      welcome: page 3
      sign in (in use): email 'ada@example.org' password '' message ''
      sign up: name 'Ada' email 'ada@example.org' password 'engine' agrees true
    back: welcome is on screen
      welcome (in use): page 3
      sign in: email 'ada@example.org' password '' message ''
      sign up: name 'Ada' email 'ada@example.org' password 'engine' agrees true
    sign up again: sign up is on screen
      welcome: page 3
      sign in: email 'ada@example.org' password '' message ''
      sign up (in use): name 'Ada' email 'ada@example.org' password '' agrees false

    """
}
