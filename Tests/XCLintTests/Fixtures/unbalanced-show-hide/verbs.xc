#use <UXKit>

// Each verb has its own counterpart; what is started may be paused.
class Player : Object {
  void start(void) { }
  void stop(void) { }
  void pause(void) { }
  void resume(void) { }
  void open(void) { }
  void close(void) { }
  void enable(void) { }
  void disable(void) { }
}

class Crossed : Object <UXNavigationDelegate> {
  Player* player;
  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
    player.start();
    player.open();
  }
  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
    player.disable();
  }
}

class Paused : Object <UXNavigationDelegate> {
  Player* player;
  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { player.start(); player.open(); }
  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { player.pause(); player.close(); }
}
