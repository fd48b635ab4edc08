protocol Store { Object* item(Object* key, i32 index); }
