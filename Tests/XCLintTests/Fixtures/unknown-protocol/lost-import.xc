#use <Parts>
#use <UXKit>

class Dial : Object <Turnable> {
}

class Typo : Object <UXTableDelgate> {
}
