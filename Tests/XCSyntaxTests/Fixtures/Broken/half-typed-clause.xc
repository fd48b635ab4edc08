class Screen : Object <UXNav

class B { i32 n; }
