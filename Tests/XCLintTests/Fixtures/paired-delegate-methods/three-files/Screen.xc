#use <UXKit>
#import "ScreenShow.xc"
#import "ScreenHide.xc"

class Screen : Object {
}
