#import "Stock.xc"
// The claim stands in the category.
class Stock (Counts) <Counting> {
    i32 count(void) { return 2; }
}
// The class itself claims it, and this category has a part of it.
class Shop (Counts) {
    i32 rest(i32 from) { return from; }
}
// What the class itself lacks is nothing of this category's.
class Stock (Other) {
    void open(void) { }
}
// One line, and nothing is there.
class Shelf (Names) <Naming> { }
