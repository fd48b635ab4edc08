i32 before(void) { return 1; }
clas Gauge : Object <Listener>
{
    i32 level;
    i32 read(void) { return level; }
}
protcol Listener { void heard(i32 tone); optional void lost(void); }
strct Size { i32 width; i32 height; };
enm Mode { on, off };
class Dial { i32 turn(void) { return 2; } }
