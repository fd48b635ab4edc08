// error: non-class type 'Guard' cannot conform to class protocol 'Watcher'
struct Guard: Watcher { func watch() {} }
