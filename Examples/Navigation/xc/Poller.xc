// Asks a server again and again while it runs.
class Poller : Object
    {
    bool running;
    i32  rounds;
    callback onRound void(i32 count);

    void init(void)
        {
        running = false;
        rounds  = 0;
        }

    void start(void) { running = true; }
    void stop(void)  { running = false; }
    bool isRunning(void) { return running; }

    void setOnRound(callback c void(i32 count)) { onRound = c; }

    // One turn of the clock.
    void turn(void)
        {
        if (!running) { return; }
        rounds = rounds + 1;
        callback told void(i32 count) = onRound;
        if (told) { told(rounds); }
        }
    }
