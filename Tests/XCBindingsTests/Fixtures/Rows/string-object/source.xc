protocol Labels { String* label(String* key); }
