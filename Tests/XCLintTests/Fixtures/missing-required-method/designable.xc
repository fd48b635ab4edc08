#import "UXControl.xc"
#import "UXDesignable.xc"

class Panel : Object <UXDesignable> {
    outlet UXControl* gauge;
}

class Acting : Object <UXDesignable> {
    void go(UXControl* sender) :action { }
}

class Child : Panel <UXDesignable> {
}

class Neither : Object <UXDesignable> {
    bool setOutlet(u8* name, Object* value) { return false; }
}
