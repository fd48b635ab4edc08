i32 n;
return n;
n = 4;
DECLARE(n);
