protocol Watcher { void watch(void); }
protocol Tower { void add(Watcher* first, Watcher* second); Watcher* last(void); }
