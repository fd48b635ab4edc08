class Dial : Object <Turnable> {
}
