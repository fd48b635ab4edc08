#import "Lost.xc"
class Knob (Fine) {
    void fine(void) { }
}
