// How loud each side is.
struct Loudness
    {
    u8 left;
    u8 right;
    }

// Hears what a player does. Held weakly.
// xcgen:pair soundWillStart soundDidStop
protocol PlayerDelegate
    {
    // Sound is about to come out of the speaker.
    optional void soundWillStart(Player* player, string track);

    // No sound comes out any more.
    optional void soundDidStop(Player* player, string track);
    }
