class Wheel : Object { }
