class Imported : Object { }
