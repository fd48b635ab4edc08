protocol Tool {
    // Uses the tool.
    i32 apply(Object * on, i32 times);
    bool isSharp(void);
}

class Allman : Object <Tool>
{
  i32 a;

  void init(void)
  {
    a = 1;
  }
}

class Whitesmiths : Object <Tool>
    {
    i32 a;
    void init(void)
        {
        a = 1;
        }
    }

class Bare : Object <Tool>
    {
    }

class Behind : Object <Tool> {
	void init(void) { }	// the only one
}
