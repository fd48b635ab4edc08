protocol Watcher { void watch(void); }
