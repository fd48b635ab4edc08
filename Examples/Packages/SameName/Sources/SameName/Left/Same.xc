// Knows the left side.
protocol LeftDelegate
    {
    string nameOfSide(void);
    }
