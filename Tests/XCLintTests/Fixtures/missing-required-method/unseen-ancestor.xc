#import "Base.xc"

protocol Tool {
    void apply(i32 n);
}

class Drill : Base <Tool> {
}
