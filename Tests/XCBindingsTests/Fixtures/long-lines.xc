// Parameter lists that fill more than a line.
protocol Brush {
    void strokeNative(i32* ops, i32 count, double width, i32 startCap, i32 endCap, i32 join, i32* dash, i32 dashes);
    // Documented.
    optional bool strokeMaybe(i32* ops, i32 count, double width, i32 startCap, i32 endCap, i32 join, i32* dash);
}
struct Wide { i32 firstOfThem; i32 secondOfThem; i32 thirdOfThem; i32 fourthOfThem; i32 fifthOfThem; i32 sixthOfThem; }
protocol WideUser { void use(Wide wide); }
