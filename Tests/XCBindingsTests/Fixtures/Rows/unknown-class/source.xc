protocol Board { Handle* open(i32 index, Handle* near); }
