#import "Opening.xc"

// Hears of a door. Held weakly.
protocol DoorDelegate
    {
    // Somebody opened it, so far.
    void doorDidOpen(Door* door, Opening opening);
    }
