#use <Parts>

class Dial : Object <Turnable> {
}
