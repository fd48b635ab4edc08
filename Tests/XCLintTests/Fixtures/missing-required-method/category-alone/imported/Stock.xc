protocol Counting { i32 count(void); i32 rest(i32 from); }
protocol Naming { u8* title(void); }
protocol Wide { i32 width(void); i32 height(void); }
class Stock : Object <Wide> { i32 width(void) { return 1; } }
class Shop : Object <Counting> { }
class Shelf : Object { }
