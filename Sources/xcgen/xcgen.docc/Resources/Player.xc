// Hears what a player does. Held weakly.
// xcgen:pair soundWillStart soundDidStop
protocol PlayerDelegate {
    // Sound is about to come out of the speaker.
    optional void soundWillStart(Player* player, Track* track);

    // No sound comes out any more: the track ended, or somebody stopped it.
    optional void soundDidStop(Player* player, Track* track);

    // What to show while a track plays.
    optional String* titleForTrack(Player* player, Track* track);
}
