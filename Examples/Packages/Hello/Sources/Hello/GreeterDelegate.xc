// Hears whom a greeter greets. Held weakly.
protocol GreeterDelegate
    {
    // Somebody came in.
    void greeterDidGreet(Greeter* greeter, string guest);

    // What to say; a greeter has words of its own for those who do not care.
    optional string wordsForGuest(Greeter* greeter, string guest);
    }
