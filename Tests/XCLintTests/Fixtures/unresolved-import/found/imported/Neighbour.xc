class Neighbour : Object { }
