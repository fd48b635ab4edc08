protocol Store { pointer open(pointer where, void* other); }
