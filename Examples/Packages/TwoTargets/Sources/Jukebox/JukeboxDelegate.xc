// The protocol of the other target: its folder is searched, and its module imported.
#import <PlayerDelegate.xc>

// Decides who listens to a jukebox.
protocol JukeboxDelegate
    {
    PlayerDelegate* listenerForTrack(Jukebox* jukebox, string track);

    // The knob was turned.
    void loudnessDidChange(Jukebox* jukebox, Loudness to);
    }
