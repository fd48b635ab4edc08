struct Header { u8 tag[4]; u16 one[1]; }
protocol Reader { void got(Header header, u8 bytes[16]); }
