// Nothing says that EXTRA and HOST exclude each other.
class Dial : Object { }
class Plate : Object { }
