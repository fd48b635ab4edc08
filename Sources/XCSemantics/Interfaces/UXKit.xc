// The built-in interface of the core library and of UXKit.
//
// It holds declarations only, so that a source can be checked and its protocols
// can be bound where the real sources are not at hand. It was written from the
// documented facts (names, types, values, times of call); the comments are its
// own. A class shows the members that are documented, not all that it has.
//
// A line "file: Name.xc" opens the declarations that an import of Name.xc would
// bring. Where the facts do not name the file of a class, the file is assumed to
// bear the name of the class. Where they name a method without its parameters,
// the comment says "parameters assumed".
//
// What differs on the 6502 stands in arms, and what is not there has a comment
// "Not on the 6502", which is read where that target is chosen.

// ---------------------------------------------------------------------------
// Core library
// ---------------------------------------------------------------------------

// file: Comparable.xc

// An order by way of a plain function: its result is read like the one of
// `compare`.
typedef i8 cmp1_t(Object*);

// Values that can be held against one another. Nobody stores a reference of this
// type. Every class conforms by way of Object, which leaves `compare` out.
protocol Comparable {
    // Called to learn whether the other object has the same value. Begin with a
    // failable downcast and answer false for a foreign class. Belongs together
    // with `compare`, which should answer 0 exactly where this answers true. The
    // same body serves Hashable.
    bool equals(Object* other);

    // Called while a collection sorts; a negative result puts this object first, a
    // positive one puts it last. Belongs together with `equals`: a 0 here should
    // mean equal there. A class without this method has no order, and sorting an
    // array of its objects fails.
    optional i8 compare(Object* other);
}

// file: Hashable.xc

// Values that can be keys of a map and members of a set. Nobody stores a reference
// of this type. Every class conforms by way of Object, so no compiler notices when
// only one of the two methods is overridden.
protocol Hashable {
#if ARCH_6502
    // Called when the object is stored in or looked up in a hashed collection.
    // Belongs together with `equals`: equal values must give equal hashes, or a
    // lookup misses, so override both or neither. The result is a u8 on the 6502.
    u8 hash(void);
#else
    // Called when the object is stored in or looked up in a hashed collection.
    // Belongs together with `equals`: equal values must give equal hashes, or a
    // lookup misses, so override both or neither. The result is a u8 on the 6502.
    u32 hash(void);
#endif

    // Called when two objects with one hash meet, to learn whether they have the
    // same value. Belongs together with `hash`: equal values must give equal
    // hashes, or a lookup misses, so override both or neither. The same body
    // serves Comparable.
    bool equals(Object* other);
}

// file: Copying.xc

// Objects that can duplicate themselves. Nobody stores a reference of this type.
protocol Copying {
    // Called when a duplicate is wanted. Answers a new, shallow one, which the
    // caller owns. An implementation does best to name its own class as the
    // result: a typed collection takes `Object*` for one of its elements.
    Object* copy(void);
}

// file: Codable.xc

// Objects that can be written to an archive and read back. Nobody stores a
// reference of this type. Every class conforms by way of Object, whose two bodies
// are empty, so no compiler notices when only one of them is overridden. A class
// must be constructible without arguments. Not on the 6502.
protocol Codable {
    // Called when the object is archived: write each field under a key, after a
    // call of the inherited method. Belongs together with `initWithCoder`, which
    // reads the same fields back by the same keys; with one of the two alone, data
    // is lost or invented.
    void encodeWithCoder(Coder* coder);

    // Called on a new instance while an archive is read: fetch each field by its
    // key, after a call of the inherited method. A plain method, no constructor. In
    // a cycle, others may see the object before this has returned. Belongs together
    // with `encodeWithCoder`, which writes the same fields under the same keys;
    // with one of the two alone, data is lost or invented.
    void initWithCoder(Coder* coder);
}

// file: Enumerable.xc

// Collections that a for-in loop can walk. Nobody stores a reference of this type.
protocol Enumerable {
#if ARCH_6502
    // Called once, when a loop starts: the number of elements. Belongs together
    // with `enumAt`, which must answer for every index below it. The result is a
    // u16 on the 6502.
    u16 enumLength(void);
#else
    // Called once, when a loop starts: the number of elements. Belongs together
    // with `enumAt`, which must answer for every index below it. The result is a
    // u16 on the 6502.
    u32 enumLength(void);
#endif

#if ARCH_6502
    // Called for each round of a loop: the element at the index, which the
    // collection goes on owning. Belongs together with `enumLength`, which sets
    // the bound of the index. The index is a u16 on the 6502.
    Object* enumAt(u16 i);
#else
    // Called for each round of a loop: the element at the index, which the
    // collection goes on owning. Belongs together with `enumLength`, which sets
    // the bound of the index. The index is a u16 on the 6502.
    Object* enumAt(u32 i);
#endif
}

// file: Error.xc

// Objects that can be thrown. Held by nobody; a `catch` receives them.
protocol Error {
    // Called by whoever reports the error: what went wrong, as text for people.
    String* message(void);
}

// file: Object.xc

// The root of all classes. What it inherits to all of them are the conformances to
// Hashable, Comparable and (off the 6502) Codable; the optional `compare` it leaves
// out.
class Object <Hashable, Comparable, Codable> {
    // Runs when an instance is made, the one of the parent first.
    void init(void);

    // Runs when an instance goes away, the one of the subclass first.
    void dealloc(void);

#if ARCH_6502
    // The hash that every object has. Belongs together with `equals`: a class that overrides
    // one overrides both, since equal values must give equal hashes.
    u8 hash(void);
#else
    // The hash that every object has. Belongs together with `equals`: a class that overrides
    // one overrides both, since equal values must give equal hashes.
    u32 hash(void);
#endif

    // The equality that every object has. Belongs together with `hash`: a class that
    // overrides one overrides both, since equal values must give equal hashes.
    bool equals(Object* other);

    // Writes nothing. Belongs together with `initWithCoder`: a class that overrides
    // one overrides both, since one reads what the other wrote. Not on the 6502.
    void encodeWithCoder(Coder* coder);

    // Reads nothing. Belongs together with `encodeWithCoder`: a class that overrides
    // one overrides both, since one reads what the other wrote. Not on the 6502.
    void initWithCoder(Coder* coder);

    // The object as text, synthesised where a class does not write its own.
    String* description(void);

    // A duplicate; the compiler has it built in.
    Object* clone(void);

    // The name of the class. Not on the 6502. Result type assumed.
    final String* className(void);

    // A new instance of the class with that name. Not on the 6502. Parameters
    // assumed.
    static Object* newInstanceOfClass(String* name);
}

// file: CharacterSet.xc

// A set of single bytes, for searches in strings.
class CharacterSet : Object {
}

// file: String.xc

// The encodings that a string can be made from; within itself it is UTF-8.
enum StrEncoding = { ENC_UTF8 = 0, ENC_ASCII = 1, ENC_LATIN1 = 2, ENC_UTF16LE = 3, ENC_UTF16BE = 4 };

// Text as an object; the plain kind of text is the NUL-ended `u8*`.
class String : Object <Copying> {
    // A new string with the same text.
    String* copy(void);

    // A string made from NUL-ended UTF-8 text.
    static String* withCString(u8* text);

    // More ways to make one: from another string, from bytes with their number, from one character, from a pattern
    // as `printf` takes it, from bytes in one of the encodings that `StrEncoding` names.
    static String* withString(String* text);
    static String* withBytes(u8* bytes, u32 count);
    static String* withChar(u32 character);
    static String* withFormat(string pattern, ...);
    static String* withEncodedBytes(u8* bytes, u32 count, StrEncoding encoding);

    // A number as text.
    static String* withI16(i16 number);
    static String* withU16(u16 number);
    static String* withI32(i32 number);
    static String* withU32(u32 number);
    static String* withI64(i64 number);
    static String* withU64(u64 number);
    static String* withFloat(float number);
    static String* withFloat(float number, u8 places);

    // Strings of an array in one, something between each two.
    static String* join(Array* strings, String* between);

    // What a search gives that finds nothing.
    static u32 notFound(void);

    // What stands between the parts of a path.
    static u8 pathSeparator(void);

    // How long it is, in bytes and in characters.
    u32 byteLength(void);
    u32 charCount(void);
    bool isEmpty(void);
    u32 capacity(void);
    void reserve(u32 bytes);

    // Its bytes: one of them, all with a NUL behind them (lent until the next change), a copy that the caller frees.
    u8 byteAt(u32 index);
    u8* cString(void);
    u8* copyCString(void);
    u32 getBytes(u8* room, u32 most);

    // Its characters, and where they are among the bytes.
    u32 charAt(u32 index);
    u32 charAtByte(u32 index);
    u32 charByteLength(u32 index);
    u32 nextCharByte(u32 index);
    u32 prevCharByte(u32 index);
    u32 byteIndexOfChar(u32 index);
    bool isCharBoundary(u32 index);
    bool isValidUtf8(void);
    String* sanitizedUtf8(void);

    // What it is beside another one. Belong together: equal texts have equal hashes.
    bool equals(String* other);
    bool equals(Object* other);
#if ARCH_6502
    u8 hash(void);
#else
    u32 hash(void);
#endif
    i8 compare(String* other);
    i8 compare(Object* other);
    i8 caseInsensitiveCompare(String* other);
    bool equalsIgnoringCase(String* other);
    String* description(void);

    // Changes of the text itself.
    void append(String* other);
    void appendCString(u8* text);
    void appendByte(u8 byte);
    void appendBytes(u8* bytes, u32 count);
    void appendChar(u32 character);
    void appendFormat(string pattern, ...);
    void insertAtByte(u32 index, String* other);
    void insertCStringAtByte(u32 index, u8* text);
    void insertByte(u32 index, u8 byte);
    void deleteByteRange(u32 index, u32 count);
    void replaceByteRange(u32 index, u32 count, String* other);
    u32 replaceOccurrences(String* wanted, String* other);
    void clear(void);
    void setTo(String* other);
    void setCString(u8* text);

    // Where something is in it, in bytes.
    u32 indexOfByte(u8 byte);
    u32 lastIndexOfByte(u8 byte);
    u32 byteIndexOf(String* wanted);
    u32 byteIndexOf(String* wanted, u32 from);
    u32 byteIndexOfSet(CharacterSet* set);
    u32 lastByteIndexOfSet(CharacterSet* set);
    bool containsByteFromSet(CharacterSet* set);
    bool contains(String* wanted);
    bool hasPrefix(String* beginning);
    bool hasSuffix(String* end);

    // New texts made of it.
    String* appending(String* other);
    String* replacing(String* wanted, String* other);
    String* substringFromByte(u32 from);
    String* substringToByte(u32 end);
    String* substringBytes(u32 from, u32 count);
    String* substringChars(u32 from, u32 count);
    String* uppercased(void);
    String* lowercased(void);
    String* trimmed(void);
    String* trimmed(CharacterSet* set);
    Array* splitOnByte(u8 between);
    Array* splitOnSet(CharacterSet* set);
    CharacterSet* asCharacterSet(void);

    // What it says as a path.
    bool isAbsolutePath(void);
    String* lastPathComponent(void);
    String* deletingLastPathComponent(void);
    String* appendingPathComponent(String* part);
    String* pathExtension(void);
    String* deletingPathExtension(void);
    String* appendingPathExtension(String* ending);
}

// file: Number.xc

// A number as an object.
class Number : Object {
    // A number made of a value; `with` takes each kind of number, and so does `set`.
    static Number* with(i32 value);
    static Number* withI8(i8 value);
    static Number* withU8(u8 value);
    static Number* withI16(i16 value);
    static Number* withU16(u16 value);
    static Number* withI32(i32 value);
    static Number* withU32(u32 value);
    static Number* withI64(i64 value);
    static Number* withU64(u64 value);
    static Number* withFloat(float value);
    static Number* withDouble(double value);
    static Number* withBool(bool value);

    // Gives it another value.
    void set(i32 value);
    void setI8(i8 value);
    void setU8(u8 value);
    void setI16(i16 value);
    void setU16(u16 value);
    void setI32(i32 value);
    void setU32(u32 value);
    void setI64(i64 value);
    void setU64(u64 value);
    void setFloat(float value);
    void setDouble(double value);
    void setBool(bool value);

    // Its value; there is a `value` for each kind of number, and which is meant is told by where it goes.
    i32 value(void);
    i8 asI8(void);
    u8 asU8(void);
    i16 asI16(void);
    u16 asU16(void);
    i32 asI32(void);
    u32 asU32(void);
    i64 asI64(void);
    u64 asU64(void);
    float asFloat(void);
    double asDouble(void);
    bool asBool(void);

    // What kind of number it is.
    bool isInt(void);
    bool isFloat(void);
    bool isBool(void);

    // What it is beside another one. Belong together: equal numbers have equal hashes.
    bool equals(Number* other);
    bool equals(Object* other);
#if ARCH_6502
    u8 hash(void);
#else
    u32 hash(void);
#endif
    i8 compare(Number* other);
    i8 compare(Object* other);
    String* description(void);
}

// file: Array.xc

// A growing sequence of objects; `Array<T>` types its elements.
class Array : Object <Enumerable, Copying> {
    // A new array with the same elements.
    Array* copy(void);

    // Appends an element.
    void add(Object* element);

    // The element at an index.
    Object* get(u32 index);

    // Sorts by `compare`; false where the elements have no order.
    bool sort(void);

#if ARCH_6502
    // The number of elements. Belongs together with `enumAt`.
    u16 enumLength(void);
#else
    // The number of elements. Belongs together with `enumAt`.
    u32 enumLength(void);
#endif

#if ARCH_6502
    // The element at an index, for a loop. Belongs together with `enumLength`.
    Object* enumAt(u16 i);
#else
    // The element at an index, for a loop. Belongs together with `enumLength`.
    Object* enumAt(u32 i);
#endif

    // More ways to make one.
    static Array* withCapacity(u32 capacity);
    static Array* withArray(Array* other);
    static Array* with(Object* first);
    static Array* with(Object* first, Object* second);
    static Array* with(Object* first, Object* second, Object* third);
    static Array* with(Object* first, Object* second, Object* third, Object* fourth);

    // What a search gives that finds nothing.
    static u32 notFound(void);

    // How many elements there are, and have room.
    u32 count(void);
    u32 length(void);
    bool isEmpty(void);
    u32 capacity(void);

    // The element at either end, or null.
    Object* first(void);
    Object* last(void);

    // Changes of the sequence itself.
    void set(u32 index, Object* element);
    void replaceAt(u32 index, Object* element);
    void insert(u32 index, Object* element);
    void insertAll(u32 index, Array* other);
    void addAll(Array* other);
    bool remove(Object* element);
    bool removeEqual(Comparable* element);
    void removeAt(u32 index);
    void removeFirst(void);
    void removeLast(void);
    void removeAll(void);
    void removeRange(u32 index, u32 count);
    void replaceRange(u32 index, u32 count, Array* other);
    void setTo(Array* other);
    void swapAt(u32 index, u32 other);
    void reverse(void);

    // Where an element is: that very object, or one that is equal.
    u32 indexOf(Object* element);
    bool contains(Object* element);
    u32 indexOfEqual(Comparable* element);
    bool containsEqual(Comparable* element);
    bool isEqualToArray(Array* other);

    // New arrays made of it.
    Array* adding(Object* element);
    Array* subarray(u32 from, u32 count);
    Array* reversed(void);
    Array* sorted(void);

    // What a function says of the elements.
    void sortUsing(callback order i8(Object* left, Object* right));
    Array* sortedUsing(callback order i8(Object* left, Object* right));
    bool isSortedUsing(callback order i8(Object* left, Object* right));
    Array* filtered(callback isWanted bool(Object* element));
    Array* mapped(callback change Object*(Object* element));
    void forEach(callback visit void(Object* element));
    Object* firstWhere(callback isWanted bool(Object* element));
    u32 indexWhere(callback isWanted bool(Object* element));
    u32 countWhere(callback isWanted bool(Object* element));
    bool anySatisfy(callback isWanted bool(Object* element));
    bool allSatisfy(callback isWanted bool(Object* element));
}

// file: Map.xc

// Values under keys; `Map<V>` types the values, `Map<K, V>` the keys as well.
class Map : Object <Enumerable, Copying> {
    // A new map with the same entries.
    Map* copy(void);

    // The value under a key, or null.
    Object* get(Hashable* key);

#if ARCH_6502
    // The number of entries. Belongs together with `enumAt`.
    u16 enumLength(void);
#else
    // The number of entries. Belongs together with `enumAt`.
    u32 enumLength(void);
#endif

#if ARCH_6502
    // The key at an index, for a loop. Belongs together with `enumLength`.
    Object* enumAt(u16 i);
#else
    // The key at an index, for a loop. Belongs together with `enumLength`.
    Object* enumAt(u32 i);
#endif

    // One with room for that many entries.
    static Map* withCapacity(u32 capacity);

    // How many entries there are.
    u32 count(void);
    bool isEmpty(void);

    // Changes of the map itself.
    void set(Hashable* key, Object* value);
    void remove(Hashable* key);
    void removeAll(void);

    // What is there: `contains` wants a value, `containsKey` an entry.
    bool contains(Hashable* key);
    bool containsKey(Hashable* key);
    Object* getOrDefault(Hashable* key, Object* other);
    Array* allKeys(void);
    Array* allValues(void);
}

// file: Set.xc

// Objects without repetition; `Set<T>` types its members.
class Set : Object <Enumerable, Copying> {
    // A new set with the same members.
    Set* copy(void);

    // Adds a member unless an equal one is there.
    void add(Hashable* member);

#if ARCH_6502
    // The number of members. Belongs together with `enumAt`.
    u16 enumLength(void);
#else
    // The number of members. Belongs together with `enumAt`.
    u32 enumLength(void);
#endif

#if ARCH_6502
    // The member at an index, for a loop. Belongs together with `enumLength`.
    Object* enumAt(u16 i);
#else
    // The member at an index, for a loop. Belongs together with `enumLength`.
    Object* enumAt(u32 i);
#endif

    // More ways to make one.
    static Set* withCapacity(u32 capacity);
    static Set* withArray(Array* members);

    // How many members there are.
    u32 count(void);
    bool isEmpty(void);

    // Members by themselves and all of them.
    bool contains(Hashable* member);
    void remove(Hashable* member);
    void removeAll(void);
    Array* allObjects(void);

    // New sets made of two.
    Set* unionWith(Set* other);
    Set* intersect(Set* other);
    Set* subtract(Set* other);
    Set* symmetricDifference(Set* other);

    // How two of them stand to each other.
    bool isSubsetOf(Set* other);
    bool isSupersetOf(Set* other);
    bool intersects(Set* other);
    bool isDisjointFrom(Set* other);
    bool equalsSet(Set* other);
}

// file: IndexSet.xc

// A set of row numbers; the full selection of a table travels as one, in the `data`
// of an event of kind UXEventSelected.
class IndexSet : Object {
}

// file: Coder.xc

// The archive that Codable writes to and reads from, by key. It needs an import of
// its own.
class Coder : Object {
}

// file: Predicate.xc

// A condition on the values that a callback reads from an object, by key.
class Predicate : Object {
    // Whether the condition holds, with `read` asked for the value of each key.
    bool evaluateWith(callback read Object*(String* key));
}

// file: UndoManager.xc

// The record of what can be undone. Parameters of all methods assumed.
class UndoManager : Object {
    // Opens a group of changes that are undone as one. Groups nest, and each needs
    // its `endUndoGrouping`.
    void beginUndoGrouping(void);

    // Closes what the latest `beginUndoGrouping` opened.
    void endUndoGrouping(void);

    // Stops the recording. Calls nest, and each needs its `enableUndoRegistration`.
    void disableUndoRegistration(void);

    // Takes back the latest `disableUndoRegistration`.
    void enableUndoRegistration(void);

    // Takes the latest group of changes back.
    void undo(void);

    // Applies again what `undo` took back.
    void redo(void);
}

// file: Log.xc

// The log of a program; known everywhere without an import.
class Log : Object {
}

// file: Url.xc

// Addresses and what is fetched from them; known everywhere without an import.
class Url : Object {
}

// file: Foundation.xc

// file: GApplicationProtocol.xc

// The delegate of a windowless application on the arm9. GApplication holds it
// strongly, so a delegate that keeps the application in a plain field makes a cycle.
protocol GApplicationProtocol {
    // Called once, before the loop begins, with the arguments of the program. A 0
    // lets the run go on; any other value ends it.
    i32 applicationDidStart(Array* args);
}

// file: GApplication.xc

// The application object of the arm9.
class GApplication : Object {
    // Held strongly.
    GApplicationProtocol* delegate;

    // Takes the delegate and retains it.
    void setDelegate(GApplicationProtocol* d);
}

// ---------------------------------------------------------------------------
// UXKit
// ---------------------------------------------------------------------------

// file: UXGeometry.xc

// A place.
struct UXPoint {
    i16 x;
    i16 y;
}

// An extent.
struct UXSize {
    i16 w;
    i16 h;
}

// A place and an extent.
struct UXRect {
    i16 x;
    i16 y;
    i16 w;
    i16 h;
}

// Static helpers on rectangles.
class UXGeom : Object {
}

// file: UXEvent.xc

// Masks of `modifiers` and of `key`, and two keys.
#define UX_MOD_SHIFT $03
#define UX_MOD_CTRL $04
#define UX_KEY_ASCII $00FF
#define UX_KEY_TAB $09
#define UX_KEY_RETURN $0D

// What an event tells.
enum UXEventKind = {
    UXEventNone = 0,
    UXEventMouseDown = 1,
    UXEventMouseUp = 2,
    UXEventMouseDragged = 3,
    UXEventKeyDown = 4,
    UXEventRedraw = 5,
    UXEventQuit = 6,
    UXEventMenuSelect = 7,
    UXEventClose = 8,
    UXEventResize = 9,
    UXEventMove = 10,
    UXEventWheel = 11,
    UXEventScrolled = 12,
    UXEventSelected = 13,
    UXEventTextChanged = 14,
    UXEventMouseMoved = 15,
    UXEventRightMouseDown = 16
};

// Something that happened; `kind` is a UXEventKind, and `data` carries what does not
// fit the numbers, such as the IndexSet of a selection.
class UXEvent : Object {
    u8 kind;
    i16 x;
    i16 y;
    u16 buttons;
    u16 key;
    u16 modifiers;
    i32 handle;
    i32 a;
    i32 b;
    Object* data;
}

// file: UXGraphics.xc

// Layouts of a bitmap.
#define UXPIX_RGBA 0
#define UXPIX_ARGB32 1

// The steps of a path.
#define UXSTROKE_MOVE 0
#define UXSTROKE_LINE 1
#define UXSTROKE_CURVE 2
#define UXSTROKE_CLOSE 3

// Weights of a face.
#define UXWEIGHT_THIN 100
#define UXWEIGHT_LIGHT 300
#define UXWEIGHT_NORMAL 400
#define UXWEIGHT_MEDIUM 500
#define UXWEIGHT_SEMIBOLD 600
#define UXWEIGHT_BOLD 700
#define UXWEIGHT_BLACK 900

// The surface that a view paints on, in coordinates of the view. A backend
// implements it, a view receives one for the length of its `drawRect`, and nobody
// keeps it.
protocol UXGraphics {
    // Fills a rectangle with a pen of the palette.
    void fillRect(UXRect r, i32 pen);

    // Fills a rectangle with a colour of 8 bits a channel.
    void fillRectRGB(UXRect r, i32 red, i32 green, i32 blue);

    // Fills a rectangle with a colour that lets the ground through. See
    // `blendsAlpha`.
    void fillRectRGBA(UXRect r, i32 red, i32 green, i32 blue, i32 alpha);

    // Outlines a rectangle, on the inside of its edge. Not the `drawRect` that a
    // view overrides, which has two parameters.
    void drawRect(UXRect r, i32 lineWidth, i32 pen);

    // Outlines a rectangle in a colour.
    void drawRectRGB(UXRect r, i32 lineWidth, i32 red, i32 green, i32 blue);

    // Empties a rectangle.
    void clearRect(UXRect r);

    // Draws a part of a bitmap, scaled to fit; `format` is one of UXPIX_RGBA and
    // UXPIX_ARGB32. The backend may remember the bitmap by its address, so changed
    // pixels need a new buffer.
    void drawPixels(u8* data, i32 w, i32 h, i32 format, UXRect src, UXRect dst, i32 alpha);

    // Draws a piece of the theme by its name. See `hasThemeArt`.
    void drawTheme(u8* slice, UXRect r);

    // Draws text in the face of the user interface.
    void drawText(u8* s, i16 x, i16 y, i32 pen, i32 size);

    // Draws text in the face of the user interface and in a colour with alpha. See
    // `blendsAlpha`.
    void drawTextRGBA(u8* s, i16 x, i16 y, i32 red, i32 green, i32 blue, i32 alpha, i32 size);

    // Draws text in a face chosen by its family.
    void drawTextFont(u8* s, i16 x, i16 y, i32 pen, u8* family, i32 size, bool bold, bool italic);

    // Draws text in a face chosen by family and weight, in a colour with alpha. See
    // `blendsAlpha`.
    void drawTextFontRGBA(u8* s, i16 x, i16 y, u8* family, i32 size, i32 weight, bool italic,
                          i32 red, i32 green, i32 blue, i32 alpha);

    // Fills the triangle of three points.
    void fillTriangle(i16 x0, i16 y0, i16 x1, i16 y1, i16 x2, i16 y2, i32 pen);

    // Fills a disc around a centre.
    void fillCircle(i16 cx, i16 cy, i16 r, i32 pen);

    // Whether `drawTheme` draws real art here.
    bool hasThemeArt(void);

    // Draws one straight segment.
    void drawLine(i16 x0, i16 y0, i16 x1, i16 y1, i32 pen);

    // Fills a convex polygon of `n` points; `xy` holds two numbers for each.
    void fillPolygon(i16* xy, i32 n, i32 pen);

    // Fills a convex polygon with a colour.
    void fillPolygonRGB(i16* xy, i32 n, i32 red, i32 green, i32 blue);

    // Fills a convex polygon with a colour that lets the ground through. See
    // `blendsAlpha`.
    void fillPolygonRGBA(i16* xy, i32 n, i32 red, i32 green, i32 blue, i32 alpha);

    // Whether alpha is honoured; where not, the methods that take one draw opaque.
    bool blendsAlpha(void);

    // Whether the three methods that stroke a path may be used. Ask before each.
    bool strokesNatively(void);

    // Whether the dash arguments of those three are honoured.
    bool dashesNatively(void);

    // Strokes a path with a pen of the palette. `ops` is a flat run of `n` numbers,
    // steps with their coordinates; an `ndash` of 0 is a solid line. Only where
    // `strokesNatively` answers true.
    void strokeNative(i32* ops, i32 n, double width, i32 startCap, i32 endCap, i32 join,
                      i32* dash, i32 ndash, i32 phase, i32 pen);

    // Strokes a path with a colour. Only where `strokesNatively` answers true.
    void strokeNativeRGB(i32* ops, i32 n, double width, i32 startCap, i32 endCap, i32 join,
                         i32* dash, i32 ndash, i32 phase, i32 red, i32 green, i32 blue);

    // Strokes a path with a colour that lets the ground through. Only where
    // `strokesNatively` answers true.
    void strokeNativeRGBA(i32* ops, i32 n, double width, i32 startCap, i32 endCap, i32 join,
                          i32* dash, i32 ndash, i32 phase, i32 red, i32 green, i32 blue, i32 alpha);
}

// file: UXViewDriver.xc

// The class of device that a backend runs on.
#define UX_FORM_ANY 0
#define UX_FORM_DESKTOP 1
#define UX_FORM_TABLET 2
#define UX_FORM_PHONE 3

// How the device is held.
#define UX_ORIENT_NONE 0
#define UX_ORIENT_PORTRAIT 1
#define UX_ORIENT_LANDSCAPE 2

// The kind of GL that a backend has.
#define UX_GL_NONE 0
#define UX_GL_GLES3 1
#define UX_GL_GL33 2
#define UX_GL_WEBGL2 3

// A plain function that is run at a steady pace by the loop of the application.
typedef void turnHook_t(void);

// What a node of the view structure is.
enum UXKind = {
    UXKindBox = 0,
    UXKindView = 1,
    UXKindButton = 2,
    UXKindField = 3,
    UXKindLabel = 4,
    UXKindTable = 5,
    UXKindCheckbox = 6,
    UXKindRadio = 7,
    UXKindScroll = 8,
    UXKindSlider = 9,
    UXKindPopup = 10,
    UXKindStepper = 11,
    UXKindProgress = 12,
    UXKindSegmented = 13,
    UXKindToolbar = 14,
    UXKindShield = 15,
    UXKindGLView = 16,
    UXKindSurface = 17,
    UXKindTextView = 18
};

// The stage of an edit that `editText` is told of.
enum UXEdit = {
    UXEditBegin = 0,
    UXEditKey = 1,
    UXEditEnd = 2
};

// One menu of a menu bar, with the texts of its items.
struct UXMenuDef {
    u8* title;
    u8** items;
    i32 nitems;
}

// Static helpers on the keys of menus.
class UXMenuKey : Object {
}

// The backend between UXKit and a platform. The global `gDriver` holds it, strongly,
// and an application picks one with `setDriver`. Handles are windows, a tree is an
// opaque view structure, and a node is an index into it. The optional methods are
// reached by way of a tested callback only. The protocol grows from release to
// release.
protocol UXViewDriver {
    // Windows

    // Makes a native window and answers its handle. Every window it makes is given
    // back by `windowDestroy`.
    i32 windowCreate(i32 x, i32 y, i32 w, i32 h);

    // Installs the callback that draws the content of a window.
    void windowSetContent(i32 handle, pointer fn, pointer ud);

    // Shows what `windowCreate` made.
    void windowOpen(i32 handle, i32 x, i32 y, i32 w, i32 h);

    // Gives back what `windowCreate` made.
    void windowDestroy(i32 handle);

    // Sets the title of a window.
    void windowSetTitle(i32 handle, u8* s);

    // Sets the line below the title.
    void windowSetSubtitle(i32 handle, u8* s);

    // Sets the text at the foot of a window.
    void windowSetInfo(i32 handle, u8* s);

    // Sets the icon of a window by the name of a theme slice.
    void windowSetIcon(i32 handle, u8* slice);

    // Sets the icon of the running application; true where it can be seen.
    bool appSetIcon(u8* data, i32 w, i32 h, i32 format);

    // Plays one channel of 16-bit samples; false where there is no sound.
    bool audioPlay(i16* pcm, i32 frames, i32 rate);

    // Sets or removes the mark of unsaved changes.
    void windowSetModified(i32 handle, bool m);

    // Tells a window how large its content has become.
    void windowContentSize(i32 handle, i32 w, i32 h);

    // How far a window is scrolled to the right.
    i32 windowScrollX(i32 handle);

    // How far a window is scrolled down.
    i32 windowScrollY(i32 handle);

    // Asks a window to scroll to an offset.
    void windowSetScroll(i32 handle, i32 x, i32 y);

    // Reports how large the content of a window is now.
    void windowContentGeometry(i32 handle, i32* w, i32* h);

    // Reads pixels as they are on the screen into `out`; 1 where that worked.
    i32 windowSnapshot(i32 handle, i32 x, i32 y, i32 w, i32 h, u32* out);

    // Has a whole window painted again.
    void windowInvalidate(i32 handle);

    // Has a part of a window painted again.
    void windowInvalidateRect(i32 handle, i32 x, i32 y, i32 w, i32 h);

    // Brings a window to the front and gives it the keyboard.
    void windowOrderFront(i32 handle);

    // Panels and navigation

    // Whether the platform has a dialog to open files, for `fileOpen` to use.
    bool hasNativeFileOpen(void);

    // Runs that dialog and writes the path to `out`; 0 where the user cancelled.
    // Only where `hasNativeFileOpen` answers true.
    i32 fileOpen(u8* prompt, u8* startDir, u8* out, i32 outCap);

    // Whether the platform has a navigation stack of its own, for `navAttach` to use.
    bool hasNativeNavigation(void);

    // Sets up a native navigation stack and answers it, or 0. Only where
    // `hasNativeNavigation` answers true.
    pointer navAttach(i32 win, i32 navId, i32 x, i32 y, i32 w, i32 h);

    // Takes the native stack one level forward. `navPop` goes back.
    void navPush(pointer nav, u8* title, i32 animated);

    // Takes the native stack one level back, against `navPush`.
    void navPop(pointer nav, i32 animated);

    // Whether the platform has a dialog to save files, for `fileSave` to use.
    bool hasNativeFileSave(void);

    // Runs that dialog and writes the path to `out`; 0 where the user cancelled.
    // Only where `hasNativeFileSave` answers true.
    i32 fileSave(u8* prompt, u8* startDir, u8* defaultName, u8* out, i32 outCap);

    // Whether the platform lets the user pick a colour, for `pickColor` to use.
    bool hasNativeColorPicker(void);

    // Lets the user pick a colour, beginning with the one given; 0 where the user
    // cancelled. Only where `hasNativeColorPicker` answers true.
    i32 pickColor(i32 r, i32 g, i32 b, i32* outR, i32* outG, i32* outB);

    // Whether the platform lets the user pick a face, for `pickFont` to use.
    bool hasNativeFontPicker(void);

    // Lets the user pick a face, beginning with the one given; 0 where the user
    // cancelled. Only where `hasNativeFontPicker` answers true.
    i32 pickFont(u8* inFamily, i32 inSize, i32 inBold, i32 inItalic,
                 u8* outFamily, i32 outCap, i32* outSize, i32* outBold, i32* outItalic);

    // Clocks and settings

    // A clock in milliseconds, good for differences only.
    i32 nowMs(void);

    // A clock in microseconds, good for differences only.
    i32 nowUs(void);

    // Writes the seven parts of the present date and time.
    void nowUTC(i32* out7);

    // How far local time is ahead at this moment, in minutes.
    i32 localOffsetMinutes(void);

    // Copies the stored text of a key to `out`; false where there is none, or no
    // store.
    bool settingGet(u8* domain, u8* key, u8* out, i32 cap);

    // Stores text under a key; false where that failed, or there is no store.
    bool settingSet(u8* domain, u8* key, u8* value);

    // Forgets a key; false where there is no store.
    bool settingRemove(u8* domain, u8* key);

    // Text and files

    // How wide text is in the face of the user interface; a size of 0 is the usual
    // one.
    i32 textWidth(u8* s, i32 size);

    // How wide text is in a face chosen by its family.
    i32 textWidthStyled(u8* s, u8* family, i32 size, bool bold, bool italic);

    // How wide text is in a face chosen by family and weight.
    i32 textWidthWeight(u8* s, u8* family, i32 size, i32 weight, bool italic);

    // How far the baseline lies below the top of a line.
    i32 textAscent(u8* family, i32 size, i32 weight, bool italic);

    // Runs the menu of a popup button; answers the item chosen, or -1.
    i32 runPopupMenu(pointer peer, i32 x, i32 y);

    // How many faces `fontFamilyName` can name.
    i32 fontFamilyCount(void);

    // Writes the name of one face, counted by `fontFamilyCount`; answers its length,
    // or -1.
    i32 fontFamilyName(i32 idx, u8* out, i32 cap);

    // Writes the names in a folder; answers how many, or -1.
    i32 listDir(u8* path, u8* out, i32 outCap);

    // Deletes a file; 1 where that worked.
    i32 fileDelete(u8* path);

    // Moves or renames a file; 1 where that worked.
    i32 fileRename(u8* src, u8* dst);

    // Copies a file; 1 where that worked.
    i32 fileCopy(u8* src, u8* dst);

    // The view structure

    // Reports where a node of a tree begins, in absolute coordinates.
    void treeOffset(pointer tree, i32 obj, i32* ax, i32* ay);

    // The innermost node at a point, or -1.
    i32 treeHitTest(pointer tree, i32 start, i32 x, i32 y);

    // Reports the frame of a node in absolute coordinates.
    void structAbsFrame(pointer h, i32 i, i32* x, i32* y, i32* w, i32* ht);

    // Makes an empty structure. `structFree` gives it back.
    pointer structNew(void);

    // Gives back what `structNew` made.
    void structFree(pointer h);

    // Takes over a tree that was built elsewhere, of `n` nodes.
    void structAdopt(pointer h, pointer t, i32 n);

    // The raw store of the nodes.
    pointer structObjects(pointer h);

    // How many nodes there are.
    i32 structLength(pointer h);

    // Adds a node of some UXKind and answers its index.
    i32 structAppend(pointer h, i32 kind, i32 x, i32 y, i32 w, i32 ht);

    // Puts one node below another. `structRemoveChild` takes it away.
    void structAddChild(pointer h, i32 parent, i32 child);

    // Takes away what `structAddChild` put there.
    void structRemoveChild(pointer h, i32 parent, i32 child);

    // Told when the structure is complete.
    void structFinalise(pointer h);

    // Places a node within its parent. `structFrame` reads it back.
    void structSetFrame(pointer h, i32 i, i32 x, i32 y, i32 w, i32 ht);

    // Reports the place that `structSetFrame` gave.
    void structFrame(pointer h, i32 i, i32* x, i32* y, i32* w, i32* ht);

    // Hides a node or shows it. `structIsHidden` reads it back.
    void structSetHidden(pointer h, i32 i, i32 on);

    // Whether `structSetHidden` hid the node.
    i32 structIsHidden(pointer h, i32 i);

    // Makes a node usable or grey. `structIsEnabled` reads it back.
    void structSetEnabled(pointer h, i32 i, i32 on);

    // Whether `structSetEnabled` left the node usable.
    i32 structIsEnabled(pointer h, i32 i);

    // Marks a node as selected or not. `structIsSelected` reads it back.
    void structSetSelected(pointer h, i32 i, i32 on);

    // Whether `structSetSelected` marked the node.
    i32 structIsSelected(pointer h, i32 i);

    // Confines the painting of the children to the frame of the node.
    void structSetClips(pointer h, i32 i, i32 on);

    // Confines it to a frame with rounded corners.
    void structSetClipShape(pointer h, i32 i, i32 radius, i32 inset);

    // Says what the node shows, by a descriptor of its kind.
    void structSetSpec(pointer h, i32 i, pointer spec);

    // Says whether the node can be pressed.
    void structSetSelectable(pointer h, i32 i, i32 on);

    // Says whether the node can be typed into.
    void structSetEditable(pointer h, i32 i, i32 on);

    // Says which view object the node belongs to.
    void structSetPeer(pointer h, i32 i, pointer peer);

    // Says how the node moves with its parent; the bits are those of UX_ANCHOR_LEFT
    // to UX_FLEX_HEIGHT.
    void structSetAutoresize(pointer h, i32 i, i32 mask);

    // Whether the platform itself moves the nodes that have such bits.
    bool driverAutoresizes(void);

    // Painting

    // Installs the callback that draws each view which draws itself.
    void treeSetUserDraw(pointer fn, pointer ud);

    // Paints a tree from a node on, within a clip.
    void treeDraw(pointer tree, i32 start, i32 clx, i32 cly, i32 clw, i32 clh);

    // Called before a view paints itself: sets up a clip and answers the surface to
    // paint on. `endViewDraw` takes the clip away again.
    UXGraphics* beginViewDraw(i32 ax, i32 ay, i32 aw, i32 ah);

    // Called when the view has painted: takes away what `beginViewDraw` set up.
    void endViewDraw(void);

    // Moves the origin of what is painted next.
    void setDrawOffset(i32 x, i32 y);

    // Native scrolling

    // Whether a native container keeps the offset, for `nativeScrollTo` to set and
    // `nativeScrollPx` to read.
    bool scrollsNatively(void);

    // Scrolls that container. Only where `scrollsNatively` answers true.
    void nativeScrollTo(pointer h, i32 node, i32 px);

    // How far that container is scrolled. Only where `scrollsNatively` answers true.
    i32 nativeScrollPx(pointer h, i32 node);

    // GL

    // Which GL there is: UX_GL_NONE, UX_GL_GLES3, UX_GL_GL33 or UX_GL_WEBGL2.
    i32 glKind(void);

    // The address of a GL function by name, or 0.
    pointer glProc(u8* name);

    // Makes a GL context for a view. `destroyGLContext` must give it back.
    pointer makeGLContext(pointer view);

    // Gives back what `makeGLContext` made.
    void destroyGLContext(pointer view);

    // Fits surface and viewport to a new size.
    void resizeGL(pointer view, i32 w, i32 h);

    // Called at the end of a frame, to show it.
    void presentGL(pointer view);

    // Says whether a frame waits for the display: 1 for yes, 0 for no.
    void glSetSwapInterval(i32 interval);

    // Reports the size of the surface in pixels, for `glReadFrame` to use; 1 where
    // there is a surface.
    i32 glDrawableSize(pointer view, i32* pw, i32* ph);

    // Reads the latest frame into a buffer of the size that `glDrawableSize`
    // reported; 1 where that worked.
    i32 glReadFrame(pointer view, u32* out, i32 pw, i32 ph);

    // Whether the platform lays what is painted over what GL draws.
    bool compositesWithGL(void);

    // The turn and native controls

    // Starts a clock that runs `fn` every `ms` milliseconds; true where the driver
    // makes the calls itself. Two zeros stop the clock that was started.
    bool setTurnHook(turnHook_t* fn, i32 ms);

    // Makes the native controls of a tree, or brings them up to date.
    void realizeTree(i32 handle, pointer tree);

    // Fields

    // Makes an editor for a buffer of text. `fieldEditorFree` gives it back.
    pointer fieldEditorNew(u8* buf, i32 cap);

    // Says which characters may be typed.
    void fieldEditorSetValid(pointer ed, u8* valid);

    // Sets the text that an empty field shows.
    void fieldEditorSetPlaceholder(pointer ed, u8* s);

    // Has the typed characters masked, as in a password.
    void fieldEditorSetSecure(pointer ed, i32 on);

    // Gives back what `fieldEditorNew` made.
    void fieldEditorFree(pointer ed);

    // Takes an edit of a field through one of its stages; `mode` is a UXEdit.
    i32 editText(pointer tree, i32 obj, i32 key, i32* caret, i32 mode);

    // Menus and alerts

    // Makes a menu bar of `n` UXMenuDef.
    pointer menuBuild(pointer defs, i32 n, i32 screenW);

    // Shows the menu bar or hides it.
    void menuShow(pointer menu, i32 show);

    // The number of a menu item among those of its title.
    i32 menuItemOrd(pointer menu, i32 titleOrd, i32 itemObj);

    // Ticks an item or unticks it.
    void menuCheck(pointer menu, i32 titleOrd, i32 itemOrd, i32 on);

    // Makes an item usable or grey.
    void menuEnable(pointer menu, i32 titleOrd, i32 itemOrd, i32 on);

    // Runs an alert; answers the button chosen, counted from 1.
    i32 alertRun(i32 icon, u8* lines, u8* buttons, i32 defaultBtn);

    // Events

    // Waits for something to happen and describes it in `ev`; a positive time limits
    // the wait.
    void nextEvent(i32 timeoutMs, UXEvent* ev);

    // The same for messages of windows only, without input.
    void pumpMessages(i32 timeoutMs, UXEvent* ev);

    // The window at a point of the screen, or 0.
    i32 windowAtPoint(i32 x, i32 y);

    // Follows a drag by one step; 0 once the button is up. Ask
    // `dragTrackingIsModal` first.
    i32 trackDragStep(i32* x, i32* y);

    // Whether a view may loop on `trackDragStep`; where not, a drag arrives as events.
    bool dragTrackingIsModal(void);

    // Life of the application

    // Starts the backend and reports the size of the screen; false where it failed.
    bool boot(i32* screenW, i32* screenH);

    // How many native objects are alive, for tests that look for leaks.
    i32 liveNativeCount(void);

    // Whether the platform owns the loop, so that the application calls `runLoop`.
    bool driverOwnsRunLoop(void);

    // Told which object is the application.
    void appAttached(pointer app);

    // Ends the loop of the platform too.
    void requestStop(void);

    // Has windows painted without being shown.
    void setHeadless(bool on);

    // Stops after a time; true where the driver keeps that time itself.
    bool stopAfterMs(i32 ms);

    // Runs the loop of the platform. Only where `driverOwnsRunLoop` answers true.
    void runLoop(void);

    // What kind of device this is, UX_FORM_DESKTOP to UX_FORM_PHONE.
    i32 formFactorClass(void);

    // How the device is held, UX_ORIENT_NONE to UX_ORIENT_LANDSCAPE.
    i32 orientation(void);

    // What a backend may have

    // Sets the smallest size of the content; two zeros lift the limit.
    optional void windowSetMinSize(i32 handle, i32 w, i32 h);

    // Whether the toolbar is a part of the title bar.
    optional bool toolbarInChrome(void);

    // Draws a line above everything in a window while `on` is 1, and takes it down
    // with an `on` of 0.
    optional void windowLine(i32 handle, i32 on, i32 x0, i32 y0, i32 x1, i32 y1,
                             i32 hx, i32 hy, i32 hw, i32 hh);

    // The item of a native outline at a point, or 0.
    optional pointer outlineItemAt(i32 handle, i32 node, i32 x, i32 y);

    // Runs a menu at a point; answers the index chosen, or -1.
    optional i32 menuPopUp(i32 handle, pointer titles, pointer flags, i32 n, i32 x, i32 y);

    // Replaces the content of a native text view, with nothing to undo. The methods
    // from here to `textViewFocus` are one set: a text view takes this one as the
    // sign that all are there. A run of style is five numbers: first byte, length,
    // flags, colour, size.
    optional void textViewSetAll(i32 handle, i32 node, u8* text, i32 nbytes, i32* runs, i32 nruns);

    // Replaces a range, as a step that can be undone. One of the set of
    // `textViewSetAll`.
    optional void textViewReplace(i32 handle, i32 node, i32 start, i32 len, u8* text, i32 nbytes,
                                  i32* runs, i32 nruns, i32 attrsOnly);

    // Reports how much `textViewRead` would read. One of the set of
    // `textViewSetAll`.
    optional void textViewSize(i32 handle, i32 node, i32* nbytes, i32* nruns);

    // Reads the content into buffers of the size that `textViewSize` reported. One of
    // the set of `textViewSetAll`.
    optional i32 textViewRead(i32 handle, i32 node, u8* buf, i32 cap, i32* runs, i32 maxRuns);

    // Reports the selection. One of the set of `textViewSetAll`.
    optional void textViewSelection(i32 handle, i32 node, i32* start, i32* len);

    // Sets what `textViewSelection` reports. One of the set of `textViewSetAll`.
    optional void textViewSetSelection(i32 handle, i32 node, i32 start, i32 len);

    // Undoes (0) or does again (1), or tells whether it could (2 and 3). One of the set
    // of `textViewSetAll`.
    optional i32 textViewUndo(i32 handle, i32 node, i32 what);

    // Sets the style of what is typed next. One of the set of `textViewSetAll`.
    optional void textViewSetTyping(i32 handle, i32 node, i32 flags, i32 colour, i32 size);

    // Gives a native text view the keyboard. One of the set of `textViewSetAll`.
    optional void textViewFocus(i32 handle, i32 node);
}

// The backend in use, held strongly.
UXViewDriver* gDriver;

// file: UXResponder.xc

// Whatever can receive events.
class UXResponder : Object {
    // Called when the keyboard is offered; false refuses it. Belongs together with
    // `resignFirstResponder`, where what began here ends.
    bool becomeFirstResponder(void);

    // Called when the keyboard is to go elsewhere; false refuses to give it up. Belongs
    // together with `becomeFirstResponder`.
    bool resignFirstResponder(void);

    // Called when the button goes down. `mouseDragged` and `mouseUp` follow it.
    void mouseDown(UXEvent* e);

    // Called between `mouseDown` and `mouseUp`, on the platforms where a drag arrives
    // as events.
    void mouseDragged(UXEvent* e);

    // Called when the button comes up after `mouseDown`.
    void mouseUp(UXEvent* e);
}

// file: UXView.xc

// How a view moves with its parent: edges that keep their distance, extents that
// stretch.
#define UX_ANCHOR_LEFT 1
#define UX_ANCHOR_RIGHT 2
#define UX_ANCHOR_TOP 4
#define UX_ANCHOR_BOTTOM 8
#define UX_FLEX_WIDTH 16
#define UX_FLEX_HEIGHT 32

// A part of a window.
class UXView : UXResponder {
    // Called to paint the view within the rectangle `dirty`. The surface is good for
    // the length of the call only.
    void drawRect(UXGraphics* g, UXRect dirty);
}

// Whether something waits to be painted.
bool gNeedsDisplay;

// file: UXControl.xc

// A view that does something when it is used.
class UXControl : UXView {
    // What it does. A callback does not keep its receiver alive.
    callback action void(UXControl* sender);
    u8* title;
    i32 align;

    // Sets what the control does; it is called with the control whenever the user has
    // used it.
    void setAction(callback a void(UXControl* sender));
}

// A push button.
class UXButton : UXControl {
}

// A line of text to read.
class UXLabel : UXControl {
}

// A box to tick.
class UXCheckbox : UXControl {
}

// One choice of a UXRadioGroup.
class UXRadioButton : UXControl {
}

// A line of text to edit.
class UXTextField : UXControl {
    // Sets what is called with the field after each change of its text.
    void setOnChange(callback c void(UXTextField* sender));

    // Sets what is called with the field when the user has finished.
    void setOnSubmit(callback c void(UXTextField* sender));
}

// Radio buttons of which one at a time is on.
class UXRadioGroup : Object {
}

// file: UXTableView.xc

// Gives a table its rows. UXTableView holds it weakly: keep it in a field or a global,
// for a source that was made just for the setter is gone at once and leaves the table
// empty. One source may serve several tables.
protocol UXTableDataSource {
    // Called by `reloadData`, and whenever a native list asks: the present number of
    // rows. Belongs together with `valueForCell`, which must answer for every row
    // below it.
    i32 numberOfRows(UXTableView* t);

    // Called for the text of one cell: for all of them by `reloadData`, or one by one
    // as a native list shows them. `col` counts the calls of `addColumn`. Nobody copies
    // the text, so answer a literal or a buffer for each cell that outlives the table.
    // Belongs together with `numberOfRows`, which sets the bound of the row.
    u8* valueForCell(UXTableView* t, i32 row, i32 col);
}

// Hears what is selected in a table or an outline. UXTableView holds it weakly.
protocol UXTableDelegate {
    // Called when a row was selected by the user or by a call that selects, with the
    // row where the selection ended; a negative row means that none is selected. With
    // several rows selected this is the anchor alone. Not called by `setRowSelected`,
    // `deselectAllRows` or `reloadData`. An outline counts the rows it shows.
    optional void tableSelectionDidChange(UXTableView* t, i32 row);
}

// Rows and columns of text.
class UXTableView : UXView {
    // Held weakly.
    weak:UXTableDataSource* dataSource;

    // Held weakly.
    weak:UXTableDelegate* delegate;

    // Takes the source of the rows, without keeping it alive.
    void setDataSource(UXTableDataSource* d);

    // Takes the listener, without keeping it alive.
    void setDelegate(UXTableDelegate* d);

    // Adds a column. Parameters assumed.
    void addColumn(u8* title, i16 width);

    // Asks the source for everything again. Parameters assumed.
    void reloadData(void);

    // Selects a row and tells the delegate, unless it was the one selected. Parameters
    // assumed.
    void selectRow(i32 row);

    // Selects a row or takes it out of the selection, and tells the delegate.
    // Parameters assumed.
    void toggleRow(i32 row);

    // Selects the rows up to this one, and tells the delegate. Parameters assumed.
    void extendSelectionTo(i32 row);

    // Changes one row without a word to the delegate. Parameters assumed.
    void setRowSelected(i32 row, bool on);

    // Empties the selection without a word to the delegate. Parameters assumed.
    void deselectAllRows(void);

    // Lets the user drag rows. Belongs together with `setItemDropHandler` of the
    // application, without which the drag has no receiver. Parameters assumed.
    void setDragsRows(bool on);
}

// A column of a table.
class UXTableColumn : Object {
    u8* title;
    i16 width;
}

// A cell of a drawn table.
class UXTableCell : UXView {
}

// A row of a drawn table.
class UXTableRow : UXView {
}

// The titles above the columns of a table.
class UXTableHeader : UXView {
}

// file: UXOutlineView.xc

// Gives an outline its tree. UXOutlineView holds it weakly, in `outlineSource`. What is
// open is remembered by the address of an item, so answer the same object for the same
// node each time.
protocol UXOutlineDataSource {
    // Called once for each level that the outline walks: how many children an item has;
    // the item 0 is the root. Belongs together with `childOfItem`, which must answer for
    // every index below it, and with `isExpandable`, which it may not contradict for
    // good.
    i32 numberOfChildren(UXOutlineView* o, Object* item);

    // Called for each child of a level, in the order shown; the item 0 is the root.
    // Belongs together with `numberOfChildren`, which sets the bound of the index.
    Object* childOfItem(UXOutlineView* o, Object* item, i32 i);

    // Called for each child, after `childOfItem`: whether it can be opened at all.
    // Belongs together with `numberOfChildren`; the two are asked apart so that an item
    // can be opened before its children are known.
    bool isExpandable(UXOutlineView* o, Object* item);

    // Called for the text of an item in one column, never for the root. Nobody copies
    // the text, so it must outlive the outline.
    u8* valueForItem(UXOutlineView* o, Object* item, i32 col);

    // Called when the user begins to drag a row: what the drag carries, or 0 for a row
    // that stays where it is. Belongs together with `setItemDropHandler` of the
    // application, which receives the text. Nobody copies it.
    optional u8* dragTextForItem(UXOutlineView* o, Object* item);
}

// A table whose rows are a tree. Its delegate is the one of the table, and the data
// source of the table is not used.
class UXOutlineView : UXTableView {
    // Held weakly.
    weak:UXOutlineDataSource* outlineSource;

    // Takes the source of the tree, without keeping it alive.
    void setOutlineSource(UXOutlineDataSource* d);
}

// A row of a drawn outline.
class UXOutlineRow : UXTableRow {
}

// An item as an outline shows it.
class UXOutlineNode : Object {
    Object* item;
    i32 level;
    bool expandable;
    bool expanded;
}

// file: UXNavigationController.xc

// Hears which form of a navigation stack comes and which one goes.
// UXNavigationController holds it weakly. Implement both methods: what one starts for a
// form, the other stops.
protocol UXNavigationDelegate {
    // Called when a form is about to be the top of the stack, for either of two reasons:
    // it was pushed, or the form above it was popped. `depth` counts from 1 and is the
    // place it takes. At the first push the form is not in the tree of views yet. The
    // native way back is reported as well.
    //
    // Belongs together with `formDidHide`: work that starts here, for the form that is
    // in sight, must stop there, and a form that comes back comes back through here. A
    // delegate with one of the two alone never stops its work, or never resumes it.
    optional void formWillShow(UXNavigationController* n, UXView* content, i32 depth);

    // Called when a form stops being the top of the stack, for either of two reasons: it
    // was covered by a push, or it was popped. `depth` is the place it held. The call
    // comes before the one of `formWillShow` for the form that takes over, and before
    // the view is hidden or its entry removed. It may never come for forms that are on
    // the stack when the controller or its window goes.
    //
    // Belongs together with `formWillShow`: stop here what was started there. Do not tear
    // the form down: its view stays attached and can be shown again by the same pointer.
    // A delegate with one of the two alone never stops its work, or never resumes it.
    optional void formDidHide(UXNavigationController* n, UXView* content, i32 depth);
}

// A stack of forms of which the top is in sight.
class UXNavigationController : UXView {
    // Held weakly.
    weak:UXNavigationDelegate* delegate;

    // Takes the listener, without keeping it alive.
    void setDelegate(UXNavigationDelegate* d);

    // Puts a form on the stack: the one it covers gets `formDidHide`, then this one gets
    // `formWillShow`. `pop` takes it off. Parameters assumed.
    void push(u8* title, UXView* content);

    // Takes off what `push` put there: it gets `formDidHide`, then the one below gets
    // `formWillShow`. At the root nothing happens. Parameters assumed.
    void pop(void);

    // Pops all forms but the first, each with its announcements. Parameters assumed.
    void popToRoot(void);
}

// A form on the stack of a navigation controller.
class UXNavItem : Object {
    u8* title;
    UXView* content;
}

// file: UXTextView.xc

// Flags of a run of style.
#define UX_TV_BOLD 1
#define UX_TV_ITALIC 2
#define UX_TV_UNDERLINE 4
#define UX_TV_MONO 8

// Hears what happens in a text view. UXTextView holds it weakly, in a field that is set
// directly. The two methods have nothing to do with one another.
protocol UXTextViewDelegate {
    // Called after the text was edited, by the user or by a method that edits. Do not
    // count on it after the whole content was replaced.
    optional void textDidChange(UXTextView* tv);

    // Called after the caret or the selected range moved.
    optional void selectionDidChange(UXTextView* tv);
}

// Styled text to edit.
class UXTextView : UXView {
    // Held weakly; there is no setter.
    weak:UXTextViewDelegate* delegate;

    // Replaces the content by plain text; do not count on `textDidChange`. Parameters
    // assumed.
    void setText(u8* text);
}

// file: UXPasteboard.xc

// Data on its way from one place to another, in one or several types.
class UXPasteboard : Object {
}

// file: UXDragSession.xc

// What a drag may do, as bits.
#define UX_DRAG_NONE 0
#define UX_DRAG_COPY 1
#define UX_DRAG_MOVE 2
#define UX_DRAG_LINK 4

// A place where a drag can be dropped. Nobody holds it: the session takes it as an
// argument. It is not told when the drag leaves; the source of the drag clears what was
// highlighted.
protocol UXDragDestination {
    // Called again and again while the pointer moves above: which of UX_DRAG_NONE,
    // UX_DRAG_COPY, UX_DRAG_MOVE and UX_DRAG_LINK a drop would do. Look at the types on
    // offer only. Belongs together with `dragPerform`, which does what is announced here.
    i32 dragEntered(UXDragSession* s);

    // Called once, when the drag is released: fetch the data; true once it is taken. A
    // source that moves then removes its own copy, so do not answer true too early.
    // Belongs together with `dragEntered`: it is skipped where nothing is left of what
    // that one announced.
    bool dragPerform(UXDragSession* s);
}

// A drag in progress. `allowedOps` is what the source permits, `operation` what was
// agreed on.
class UXDragSession : Object {
    Object* source;
    UXPasteboard* pasteboard;
    i32 allowedOps;
    i32 operation;
    i16 hotX;
    i16 hotY;

    // Asks a destination what it would do, cut down to what the source permits.
    i32 enter(UXDragDestination* target);

    // Lets a destination take the drop; false where nothing was agreed on or it did not
    // take it.
    bool deliver(UXDragDestination* target);
}

// file: UXDesignable.xc

// An object that a designed form is wired to by name. Nobody holds it: loaders take it as
// an argument or find it by a cast. A class with an outlet field or an action method
// conforms without a clause, and the compiler writes both bodies; a class that only lists
// the protocol must write them itself.
protocol UXDesignable {
    // Called by a loader for each connection of an outlet: puts the object in the outlet
    // field of that name; false where there is no such field or it has another type.
    // Belongs together with `wireAction`: fields are wired here, methods there.
    bool setOutlet(u8* name, Object* value);

    // Called by a loader for each connection of an action: makes the action method of that
    // name the action of the control; false where there is no such method. Belongs
    // together with `setOutlet`: methods are wired here, fields there.
    bool wireAction(u8* name, UXControl* control);
}

// file: UXRsc.xc

// Makes the object of a custom class by its name.
typedef Object* UXRscFactory(u8* name);

// An object that wants to hear when it has been loaded. Nobody holds it: the loader casts
// each object, and one without the conformance is passed over in silence.
protocol UXRscAwaking {
    // Called once for each load, when all connections are made: first on the objects at
    // the top, then on the views, then on the owner. Belongs together with outlet fields:
    // they are null during `init`, and this is the first moment that they are not.
    void awakeFromRsc(void);
}

// What a load has made.
class UXRscInstance : Object {
}

// The loader of designed forms.
class UXRsc : Object {
    // Loads a form from bytes, wires it to the owner and puts its views into a view.
    // Result type assumed.
    static UXRscInstance* load(u8* bytes, i32 n, i32 formId, UXDesignable* owner, UXView* into);
}

// file: UXNib.xc

// Makes the object of a custom class by its name.
typedef Object* UXNibFactory(u8* name);

// The older name of UXRscAwaking, used with UXNib. Nobody holds it: the loader casts each
// object, and one without the conformance is passed over in silence.
protocol UXNibAwaking {
    // Called once for each load, when all connections are made: first on the objects at
    // the top, then on the views, then on the owner. Belongs together with outlet fields:
    // they are null during `init`, and this is the first moment that they are not.
    void awakeFromNib(void);
}

// The older loader of designed forms.
class UXNib : Object {
}

// file: UXPredicate.xc

// An object whose values can be asked by key, in older releases. Nobody holds it:
// predicates and sort descriptors take it as an argument.
protocol UXEvaluable {
    // Called for each key of a condition, and twice for each comparison of a sort, so
    // keep it cheap: the value as text, which nobody copies; an empty one or 0 for a key
    // that is not there.
    u8* valueForKey(u8* key);
}

// A condition on the values of an object, in older releases.
class UXPredicate : Object {
    // Whether the condition holds for an object.
    bool evaluate(UXEvaluable* obj);

    // A condition that holds where both hold. Parameters assumed.
    static UXPredicate* and(UXPredicate* a, UXPredicate* b);

    // A condition that holds where either holds. Parameters assumed.
    static UXPredicate* or(UXPredicate* a, UXPredicate* b);

    // A condition that holds where another does not. Parameters assumed.
    static UXPredicate* not(UXPredicate* a);
}

// file: UXSortDescriptor.xc

// An order by the value of a key, in older releases.
class UXSortDescriptor : Object {
    // The order of two objects: negative, 0 or positive.
    i32 compare(UXEvaluable* a, UXEvaluable* b);

    // Sorts an array in place.
    void sort(Array<UXEvaluable>* items);
}

// file: UXWindow.xc

// A window.
class UXWindow : UXResponder {
    // Shows the window. `close` ends it. Parameters assumed.
    void open(void);

    // Closes what `open` showed. Not from within an action or a call to a delegate of this
    // window: `closeWindowLater` of the application waits for the end of that. Parameters
    // assumed.
    void close(void);
}

// file: UXApplication.xc

// The notification that is posted just before `windowDidResize` is called.
#define UXWindowDidResizeNotification "UXWindowDidResize"

// The delegate of an application. UXApplication holds it strongly, so a fresh object may be
// handed over; a delegate that keeps the application does so in a weak field, or the two
// keep each other alive.
protocol UXApplicationDelegate {
    // Called once, when the backend has started and no event has come yet: open the first
    // window here. A 0 lets the run go on; any other value ends it and is its result.
    i32 applicationDidStart(UXApplication* app);

    // Called when the user has changed the size of a window, with the new size of its
    // content. Do not count on a finished layout: it may follow the call.
    optional void windowDidResize(UXApplication* app, UXWindow* win, i32 width, i32 height);
}

// The application object.
class UXApplication : UXResponder {
    // Held strongly.
    UXApplicationDelegate* delegate;

    // Takes the delegate and retains it.
    void setDelegate(UXApplicationDelegate* d);

    // Chooses the backend.
    void setDriver(UXViewDriver* d);

    // Starts the backend, calls the delegate and handles events until the end. Answers 2
    // without a delegate and 1 where the backend does not start.
    i32 run(void);

    // Closes a window once the current event is done with. Parameters assumed.
    void closeWindowLater(UXWindow* win);

    // Sets what is called when a file is dropped on a window. The text belongs to the
    // driver: copy it to keep it.
    void setFileDropHandler(callback h void(u8* path, i32 window, i32 x, i32 y));

    // Sets what is called when a dragged row is dropped on a window. The text belongs to
    // the driver: copy it to keep it. Belongs together with `setDragsRows` of a table and
    // `dragTextForItem` of an outline, whose drags end here, and with
    // `setItemHoverHandler`, which shows what a drop would do.
    void setItemDropHandler(callback h void(u8* item, i32 window, i32 x, i32 y));

    // Sets what is called while a dragged row is above a window; a place of (-1, -1) ends
    // it. The text belongs to the driver. Belongs together with `setItemDropHandler`: it
    // announces the drop that arrives there.
    void setItemHoverHandler(callback h void(u8* item, i32 window, i32 x, i32 y));

    // Sets what is shown the events.
    void setEventTap(callback t void(UXEvent* e));

    // Has a plain function run every `ms` milliseconds; a bound method does not fit.
    void everyTurn(turnHook_t* fn, i32 ms);
}

// The application that runs.
UXApplication* gApp;

// What is shown the events; set by `setEventTap`.
callback gEventTap void(UXEvent* e);

// Whether the input is a replay.
bool gInputReplay;

// file: UXKit.xc
