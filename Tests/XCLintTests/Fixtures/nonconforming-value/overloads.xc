protocol P { }
class Yes : Object <P> { }
class No : Object { }
void over(P* p) { }
void over(i32 x) { }
void both(P* p) { }
void both(Object* o) { }
void numbers(i32 x) { }
void numbers(f32 x) { }
void one(P* p) { }
void pair(P* p, i32 k) { }
void pair(i32 x, i32 k) { }
class Panel : Object {
    void take(P* p) { }
    void take(i32 x) { }
    void own(Object* o, No* no, Yes* yes) {
        take(o);
        take(no);
        take(yes);
        take(3);
        self.take(o);
    }
}
void t(Object* o, Yes* yes, Number* n, Panel* panel, Array* any) {
    over(o);
    over(yes);
    over(n);
    over((i32)3);
    over((P*)o);
    both(o);
    numbers(o);
    one(o);
    pair(o, 1);
    panel.take(o);
    over(any.get(0));
}
