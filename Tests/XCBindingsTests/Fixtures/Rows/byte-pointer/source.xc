protocol Labels { u8* label(u8* key, i32 count); }
