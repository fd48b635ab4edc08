class Plate : Object { }
