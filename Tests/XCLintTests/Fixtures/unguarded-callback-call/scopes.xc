class Dial : Object {
    callback told void(i32 by);
    void outerKept(bool is) {
        if (!told) return;
        if (is) { callback told void(i32 by); told(1); }
        for (i32 i = 0; i < 3; i++) { callback told void(i32 by) = &self.note; told(2); }
        told(3);
    }
    void innerLeaves(bool is) {
        { callback told void(i32 by) = &self.note; if (!told) return; told(1); }
        told(2);
        while (is) { callback told void(i32 by) = &self.note; if (!told) break; told(3); }
        told(4);
    }
    void fieldAndLocal(callback told void(i32 by)) {
        if (self.told) { told(1); }
        if (told) { told(2); }
        self.told = &self.note;
        if (told) { self.told = nil; told(3); }
    }
    void loops(bool is) {
        callback f void(i32 by) = &self.note;
        if (!f) return;
        while (is) { { callback f void(i32 by) = &self.note; f = &self.note; } f(1); }
        while (is) { f(2); f = &self.note; }
        f(3);
    }
    void caught(void) {
        callback e void(i32 by) = &self.note;
        if (!e) return;
        try { number(); } catch (Error e) { }
        e(1);
        switch (number()) { case 1: callback e void(i32 by) = &self.note; e(2); break; default: break; }
        e(3);
    }
    i32 number(void) { return 1; }
    void note(i32 by) { }
}
