// Strings and collections of the library can be copied; a number can not.
class Shelf : Object {
  void keep(Copying* thing) { }
  void fill(String* text, Array* list, Map* map, Set* set, Number* number) {
    Copying* kept = text;
    Copying* other = (Copying*)list;
    keep(map);
    keep(set);
    keep(number);
  }
}
