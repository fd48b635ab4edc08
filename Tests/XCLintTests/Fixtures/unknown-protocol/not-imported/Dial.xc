class Dial : Object <Turnable, UXTableDelegate> {
}
