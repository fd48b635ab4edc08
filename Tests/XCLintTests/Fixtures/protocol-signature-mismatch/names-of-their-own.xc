// Names that look like an optional method and are meant: another verb, another number, a plural. One is a slip.
protocol BoardDelegate {
    optional void setTitle(Board* board, i32 kind);
    optional void row2(Board* board, i32 kind);
}

class Board : Object <BoardDelegate> {
    void getTitle(Board* board, i32 kind) { }
    void resetTitle(Board* board, i32 kind) { }
    void setTitles(Board* board, i32 kind) { }
    void row3(Board* board, i32 kind) { }
    void setTitel(Board* board, i32 kind) { }
}
