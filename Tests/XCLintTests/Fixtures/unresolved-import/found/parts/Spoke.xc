class Spoke : Object { }
