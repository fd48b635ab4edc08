class B : Object { }
