class Old : Object { }
