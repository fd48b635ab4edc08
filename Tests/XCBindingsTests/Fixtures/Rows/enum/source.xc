enum Edge = { top, bottom, last = 300 };
protocol Board { Edge next(Edge after); }
