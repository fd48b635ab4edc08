#use <UXKit>
class Form : Object {
    outlet UXLabel* note;
    void open(void) { UXDesignable* d = self; }
}
class Plain : Object {
    void open(void) { UXDesignable* d = self; }
}
