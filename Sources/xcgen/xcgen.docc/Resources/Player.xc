// Hears what a player does. Held weakly.
// xcgen:pair soundDidStart soundDidStop
protocol PlayerDelegate {
    // Sound comes out of the speaker.
    optional void soundDidStart(Player* player, Track* track);

    // No sound comes out any more: the track ended, or somebody stopped it.
    optional void soundDidStop(Player* player, Track* track);

    // What to show while a track plays.
    optional String* titleForTrack(Player* player, Track* track);
}
