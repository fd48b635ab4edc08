// What other sources import; it belongs to no target, and Swift has a class of this name.
class Frame : Object
    {
    i32 width;
    }
