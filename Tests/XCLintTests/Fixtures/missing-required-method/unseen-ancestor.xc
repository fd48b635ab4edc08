#import "Base.xc"

protocol Tool {
    void use(i32 n);
}

class Drill : Base <Tool> {
}
