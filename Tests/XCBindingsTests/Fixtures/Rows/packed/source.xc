struct Frame : packed { u8 tag; u32 size; }
protocol Reader { Frame* next(Frame after); }
