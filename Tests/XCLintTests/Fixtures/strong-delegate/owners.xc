// A field that a new object may reach on any way is its owner.
protocol DialDelegate {
    optional void dialTurned(i32 by);
}

class Listener : Object <DialDelegate> {
}

Listener* make(void) { return new Listener(); }
Listener* again(bool plain) { return plain ? make() : nil; }
DialDelegate* same(DialDelegate* d) { return d; }
Array<Listener>* all(void) { return new Array(); }
(DialDelegate*, i32) both(void) { return new Listener(), 1; }
DialDelegate* gListener;
DialDelegate* current(void) { return gListener; }
void fill(DialDelegate** place) { *place = new Listener(); }

class Dial : Object {
    DialDelegate* byLocalDelegate, listenerDelegate;
    DialDelegate* byChoiceDelegate;
    DialDelegate* delegates[2];
    DialDelegate* byFunctionDelegate;
    DialDelegate* byFunctionsDelegate;
    DialDelegate* byEchoDelegate;
    DialDelegate* bySetterDelegate;
    DialDelegate* byPropertyDelegate;
    DialDelegate* byInitDelegate;
    DialDelegate* byChainDelegate;
    DialDelegate* byAddressDelegate;
    DialDelegate* byFilledDelegate;
    DialDelegate* byLoopDelegate;
    DialDelegate* byPairDelegate;
    DialDelegate* plainDelegate;
    DialDelegate* currentDelegate;
    DialDelegate* setDelegate;
    void init(DialDelegate* d) { byInitDelegate = d; }
    void open(bool isOpen) {
        Listener* l = new Listener();
        Listener* m = l;
        byLocalDelegate = m;
        byChoiceDelegate = isOpen ? new Listener() : nil;
        delegates[0] = new Listener();
        byFunctionDelegate = make();
        byFunctionsDelegate = again(true);
        byEchoDelegate = same(new Listener());
        setPlain(gListener);
        currentDelegate = current();
        fill(&byAddressDelegate);
        DialDelegate* filled;
        fill(&filled);
        byFilledDelegate = filled;
        for (DialDelegate* each in all()) byLoopDelegate = each;
        i32 number;
        (byPairDelegate, number) = both();
    }
    void setBySetter(DialDelegate* d) { bySetterDelegate = d; }
    void setByProperty(DialDelegate* d) { byPropertyDelegate = d; }
    void setPlain(DialDelegate* d) { plainDelegate = d; }
    void setBoth(DialDelegate* d) { setByChain(d); }
    void setByChain(DialDelegate* d) { byChainDelegate = d; }
}

class Built : Object {
    DialDelegate* builtDelegate;
    void init(DialDelegate* d) { builtDelegate = d; }
}

class Wheel : Object {
    DialDelegate* wheelDelegate;
    void setBySetter(DialDelegate* d) { wheelDelegate = d; }
}

void start(Dial* dial, Wheel* wheel) {
    Dial* other = new Dial(new Listener());
    Built built(new Listener());
    dial.setBySetter(new Listener());
    wheel.setBySetter(gListener);
    dial.byProperty = new Listener();
    dial.setBoth(make());
}
