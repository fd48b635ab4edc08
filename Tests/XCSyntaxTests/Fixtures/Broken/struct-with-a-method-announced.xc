struct Point {
  i32 x;
  void move(i32 by);
  Point* next(void);
  i32 y;
};

i32 after;
