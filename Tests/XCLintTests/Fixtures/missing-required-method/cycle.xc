protocol Tool {
    void apply(i32 n);
}

class Hen : Egg <Tool> {
}

class Egg : Hen {
}

class Self : Self <Tool> {
}
