typedef struct Point { i32 x; }

class Pot { }

typedef enum { red, green };

typedef struct { i32 x; }
void after(void) { }
