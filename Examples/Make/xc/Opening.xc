// How far a door is open.
struct Opening
    {
    i32 degrees;
    }
