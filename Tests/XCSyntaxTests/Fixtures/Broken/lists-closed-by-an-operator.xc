class Pots {
  Array<Array<Array<Ink>>>* inks;
  Array<Array<Array<Ink>> >* closed;
  Array<Array<Array<Array<Ink>>>>* deep;
  Map<Array<Array<Ink> > >* spaced;

  void fill(Map<Array<Array<Array<Ink>>>, Ink>* all) { Array<Array<Array<Ink>>>* x; }
}
