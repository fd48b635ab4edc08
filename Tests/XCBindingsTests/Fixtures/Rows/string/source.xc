protocol Labels { string label(string key); }
