// Knows the right side.
protocol RightDelegate
    {
    string nameOfSide(void);
    }
