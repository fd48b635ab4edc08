string a = "\x7F \x80 \u00E9 \uD800 \U0001F600 \U00110000 \q";
u8 b = '\xFF', c = '\u00FF', d = '\u0100';
