#import <Frame.xc>
#import "Sizing.xc"

// Fills a frame.
protocol FrameDelegate
    {
    Sizing* contentForFrame(Frame* frame);
    }
