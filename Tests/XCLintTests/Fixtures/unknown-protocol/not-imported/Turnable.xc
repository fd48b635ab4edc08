protocol Turnable {
    optional void turn(i32 by);
}
