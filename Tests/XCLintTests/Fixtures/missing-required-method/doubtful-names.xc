// A required method is missing, and one has all of it but the name.
protocol Source {
    i32 rowCount(i32 section);
    bool closeDoor(void);
}

// Nothing says the name: it is the one that is meant.
class Plural : Object <Source> {
    i32 rowCounts(i32 section) { return 1; }
    bool closedDoor(void) { return true; }
}

// Something says it, or there are two.
class Doubtful : Object <Source> {
    i32 rowCounts(i32 section) { return 1; }
    i32 rowCout(i32 section) { return 1; }
    bool closeDor(void) { return true; }
    bool again(void) { return closeDor(); }
}
