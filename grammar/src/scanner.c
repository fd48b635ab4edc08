// What a regular grammar over raw text cannot see: where a directive's text ends and whether it has the form that its
// word wants, whether a macro's parenthesis touches its name, where an inline assembly body ends, whether the semicolon
// of a bodyless function was left out, where an annotation goes on, and which name on a line alone is a macro.

#include "tree_sitter/parser.h"

enum TokenType {
  DIRECTIVE_TEXT,
  NEVER_CONDITION,
  DROPPED_TEXT,
  LINE_END,
  MALFORMED_PATH,
  MALFORMED_NAME,
  MACRO_OPEN,
  ASM_TEXT,
  NO_SEMICOLON,
  ANNOTATION_JOINT,
  END_OF_CALL,
  END_OF_NAME,
  END_OF_BODY,
  END_OF_MEMBER,
  FILE_MARK,
  MACRO_JOINT,
  TYPE_SIGIL,
  TYPE_OPEN,
  TYPE_CARET,
  ERROR_SENTINEL,
};

// How many braces are open inside an assembly body; kept across the pieces that directives cut it into.
typedef struct {
  unsigned short asm_depth;
} Scanner;

#define DEEPEST_ASM 0xFFFF

static void advance(TSLexer *lexer) { lexer->advance(lexer, false); }
static void skip(TSLexer *lexer) { lexer->advance(lexer, true); }

static bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

static bool is_name(int32_t c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static bool is_capital(int32_t c) { return c >= 'A' && c <= 'Z'; }

static bool is_name_start(int32_t c) { return is_name(c) && (c < '0' || c > '9'); }

static void take_block_comment(TSLexer *lexer);

// Steps over a backslash and what may stand behind it. True where it continues the line: a newline follows, with nothing
// but blanks and comments in front of it.
static bool take_continuation(TSLexer *lexer) {
  advance(lexer);
  while (!lexer->eof(lexer) && lexer->lookahead != '\n') {
    if (is_blank(lexer->lookahead)) {
      advance(lexer);
      continue;
    }
    if (lexer->lookahead != '/') return false;
    advance(lexer);
    if (lexer->lookahead == '/') {
      while (!lexer->eof(lexer) && lexer->lookahead != '\n') advance(lexer);
    } else if (lexer->lookahead == '*') {
      take_block_comment(lexer);
    } else {
      return false;
    }
  }
  if (lexer->eof(lexer)) return false;
  advance(lexer);
  return true;
}

// Steps over the rest of a quoted literal that must end on its line, continued lines included; an unfinished one ends
// there.
static void take_rest_of_quoted(TSLexer *lexer, int32_t quote) {
  while (!lexer->eof(lexer) && lexer->lookahead != '\n') {
    int32_t c = lexer->lookahead;
    if (c == '\\') {
      bool is_escape = true;
      advance(lexer);
      while (is_blank(lexer->lookahead)) {
        is_escape = false;
        advance(lexer);
      }
      if (lexer->lookahead == '\n' || is_escape) {
        if (!lexer->eof(lexer)) advance(lexer);
      }
      continue;
    }
    advance(lexer);
    if (c == quote) return;
  }
}

// Steps over a whole quoted literal.
static void take_quoted(TSLexer *lexer, int32_t quote) {
  advance(lexer);
  take_rest_of_quoted(lexer, quote);
}

// Steps over a comment from its star to its end.
static void take_block_comment(TSLexer *lexer) {
  advance(lexer);
  int32_t last = 0;
  while (!lexer->eof(lexer) && !(last == '*' && lexer->lookahead == '/')) {
    last = lexer->lookahead;
    advance(lexer);
  }
  if (!lexer->eof(lexer)) advance(lexer);
}

// Steps over a character literal, or over a lone apostrophe as in "don't".
static void take_apostrophe(TSLexer *lexer) {
  advance(lexer);
  if (lexer->lookahead == '\\') {
    advance(lexer);
    if (lexer->lookahead == '\'' || lexer->lookahead == '"' || lexer->lookahead == '\\') advance(lexer);
    return;
  }
  if (lexer->lookahead == '"' || lexer->lookahead == '/') {
    advance(lexer);
    if (lexer->lookahead == '\'') advance(lexer);
  }
}

// The rest of a directive's line, continued lines included, without the blanks around it and without a comment
// that ends it. The end of the text is marked behind each part that belongs to it.
// `moved` says whether anything but blanks was stepped over, which then must not be used for another token.
// `found` says whether the text has begun already.
static bool scan_directive_text(TSLexer *lexer, bool *moved, bool found) {
  while (!lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (c == '\n') break;
    if (is_blank(c)) {
      if (found) advance(lexer); else skip(lexer);
      continue;
    }
    *moved = true;
    if (c == '\\') {
      if (!take_continuation(lexer)) {
        found = true;
        lexer->mark_end(lexer);
      }
      continue;
    }
    if (c == '/') {
      if (!found) lexer->mark_end(lexer);
      advance(lexer);
      if (lexer->lookahead == '/') break;
      if (lexer->lookahead == '*') {
        // Behind a comment, on whatever line it ends, text may go on; then it is part of the text.
        take_block_comment(lexer);
        if (!found) return false;
        continue;
      }
      found = true;
      lexer->mark_end(lexer);
      continue;
    }
    if (c == '"') take_quoted(lexer, c);
    else if (c == '\'') take_apostrophe(lexer);
    else advance(lexer);
    found = true;
    lexer->mark_end(lexer);
  }
  lexer->result_symbol = DIRECTIVE_TEXT;
  return found;
}

// The condition of an `#if`, told apart where it is `0` alone.
static bool scan_condition(TSLexer *lexer, bool *moved) {
  while (is_blank(lexer->lookahead)) skip(lexer);
  if (lexer->lookahead != '0') return scan_directive_text(lexer, moved, false);
  *moved = true;
  advance(lexer);
  lexer->mark_end(lexer);
  bool is_more = is_name(lexer->lookahead);
  while (is_blank(lexer->lookahead)) advance(lexer);
  if (!is_more && (lexer->lookahead == '\n' || lexer->eof(lexer))) {
    lexer->result_symbol = NEVER_CONDITION;
    return true;
  }
  if (!is_more && lexer->lookahead == '/') {
    advance(lexer);
    if (lexer->lookahead == '/') {
      lexer->result_symbol = NEVER_CONDITION;
      return true;
    }
  }
  return scan_directive_text(lexer, moved, true);
}

// Whether an operand begins as a path does: with a word, or in quotes or brackets that are closed on the line.
static bool begins_path(TSLexer *lexer) {
  int32_t first = lexer->lookahead;
  if (is_name_start(first)) return true;
  if (first != '"' && first != '<') return false;
  int32_t last = first == '<' ? '>' : first;
  advance(lexer);
  while (!lexer->eof(lexer) && lexer->lookahead != '\n' && lexer->lookahead != last) {
    if (lexer->lookahead == '\\') take_continuation(lexer); else advance(lexer);
  }
  return lexer->lookahead == last;
}

// Whether the parameters of a macro are names with commas between them, `...` last. Steps over what it looks at.
static bool take_macro_parameters(TSLexer *lexer) {
  bool wants_more = false;
  bool is_last = false;
  for (;;) {
    while (is_blank(lexer->lookahead)) advance(lexer);
    int32_t c = lexer->lookahead;
    // What comments and continued lines make of it is left to the grammar.
    if (c == '/' || c == '\\') return true;
    if (c == ')') return !wants_more;
    if (is_last) return false;
    if (c == '.') {
      for (int i = 0; i < 3; i++) {
        if (lexer->lookahead != '.') return false;
        advance(lexer);
      }
      is_last = true;
    } else if (is_name_start(c)) {
      while (is_name(lexer->lookahead)) advance(lexer);
    } else {
      return false;
    }
    while (is_blank(lexer->lookahead)) advance(lexer);
    wants_more = lexer->lookahead == ',';
    if (wants_more) advance(lexer);
    else if (lexer->lookahead != ')' && lexer->lookahead != '/' && lexer->lookahead != '\\') return false;
  }
}

// The newline that ends a directive, or the end of the file.
static bool scan_line_end(TSLexer *lexer) {
  for (;;) {
    if (lexer->eof(lexer)) break;
    if (lexer->lookahead == '\n') {
      advance(lexer);
      break;
    }
    if (is_blank(lexer->lookahead)) {
      skip(lexer);
      continue;
    }
    return false;
  }
  lexer->mark_end(lexer);
  lexer->result_symbol = LINE_END;
  return true;
}

static bool is_among(const char *word, const char *const *words, unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    const char *a = word, *b = words[i];
    while (*a && *a == *b) a++, b++;
    if (*a == *b) return true;
  }
  return false;
}

#define IS_AMONG(word, words) is_among(word, words, sizeof words / sizeof words[0])

static bool is_directive_word(const char *word) {
  static const char *const words[] = {"if",     "ifdef",  "ifndef",  "elif",   "else",  "endif",   "define", "undef",
                                      "import", "include", "use",    "warning", "error", "pragma", "region",
                                      "endregion", "line", "package"};
  return IS_AMONG(word, words);
}

// Whether a declaration begins with a word, and no macro that stands for an annotation could be called so.
static bool begins_declaration(const char *word) {
  static const char *const words[] = {"i8",     "u8",     "i16",      "u16",    "i32",      "u32",      "i64",
                                      "u64",    "float",  "double",   "bool",   "void",     "string",   "pointer",
                                      "auto",   "static", "final",    "inline", "optional", "extern",   "global",
                                      "use",    "class",  "protocol", "struct", "enum",     "typedef",  "volatile",
                                      "register", "callback", "block", "since", "weak", "outlet", "raw",
                                      "main", "shadow", "banked"};
  return IS_AMONG(word, words);
}

// Reads a word into a buffer of some capacity; what does not fit is left out.
static void take_word(TSLexer *lexer, char *word, unsigned capacity) {
  unsigned length = 0;
  while (is_name(lexer->lookahead)) {
    if (length < capacity - 1) word[length++] = (char)lexer->lookahead;
    advance(lexer);
  }
  word[length] = 0;
}

// Steps over blanks, line ends and comments. False where a slash begins no comment.
static bool take_space(TSLexer *lexer, bool *crossed_line) {
  for (;;) {
    int32_t c = lexer->lookahead;
    if (c == '\n') {
      *crossed_line = true;
    } else if (c == '/') {
      advance(lexer);
      if (lexer->lookahead == '/') {
        while (!lexer->eof(lexer) && lexer->lookahead != '\n') advance(lexer);
        continue;
      }
      if (lexer->lookahead != '*') return false;
      take_block_comment(lexer);
      continue;
    } else if (!is_blank(c)) {
      return true;
    }
    advance(lexer);
  }
}

// Steps over brackets and what stands between them.
static void take_brackets(TSLexer *lexer) {
  unsigned depth = 0;
  while (!lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (c == '"') {
      take_quoted(lexer, c);
      continue;
    }
    if (c == '\'') {
      take_apostrophe(lexer);
      continue;
    }
    if (c == '/') {
      bool crossed_line = false;
      take_space(lexer, &crossed_line);
      continue;
    }
    if (c == '(' || c == '[' || c == '{') depth++;
    if (c == ')' || c == ']' || c == '}') depth--;
    advance(lexer);
    if (depth == 0) return;
  }
}

// Whether a word is an annotation, in any letter case.
static bool is_annotation(const char *word) {
  static const char *const words[] = {"banked", "main",   "shadow",  "cloaked",  "naked",  "irq",
                                      "vbi",    "action", "hwstack", "xtcstack", "needsos"};
  char lower[12];
  unsigned length = 0;
  for (; word[length]; length++) lower[length] = word[length] | 0x20;
  lower[length] = 0;
  return IS_AMONG(lower, words);
}

static bool begins_throws(const char *word) { return word[0] == 't' && word[1] == 'h'; }

// Behind the head of a function: nothing, where another annotation follows without a comma, or where another
// declaration begins or the body ends, so that the semicolon was left out.
static bool scan_behind_head(TSLexer *lexer, const bool *valid) {
  lexer->mark_end(lexer);
  lexer->result_symbol = NO_SEMICOLON;
  bool crossed_line = false;
  if (!take_space(lexer, &crossed_line)) return false;
  if (lexer->lookahead == '}' || lexer->eof(lexer)) return valid[NO_SEMICOLON];
  bool is_capital_word = is_capital(lexer->lookahead);
  char word[12];
  take_word(lexer, word, sizeof word);
  bool begins = begins_declaration(word);
  if (valid[MACRO_JOINT] && !crossed_line && is_capital_word && !begins) {
    lexer->result_symbol = MACRO_JOINT;
    return true;
  }
  bool may_join = valid[ANNOTATION_JOINT] && is_annotation(word);
  if (begins && !may_join) return valid[NO_SEMICOLON];
  // A macro that stands for an annotation has a body, its arguments or `throws` behind it, a type has a name.
  bool crossed_again = false;
  if (word[0] == 0 || !(crossed_line || may_join) || !take_space(lexer, &crossed_again)) return false;
  int32_t c = lexer->lookahead;
  char next[12];
  take_word(lexer, next, sizeof next);
  if (may_join) {
    // A word that qualifies a type as well, on a line of its own, could begin the next declaration.
    bool ends = c == '{' || c == ';' || c == ',' || (c == '(' && !begins) || (c == ':' && !begins);
    bool goes_on = begins_throws(next) || (is_annotation(next) && !begins_declaration(next));
    if (!crossed_line) ends = ends || c == ':' || is_annotation(next);
    // Behind a macro that stands for a further annotation, the body begins.
    if (!ends && !goes_on && next[0] && take_space(lexer, &crossed_again)) ends = lexer->lookahead == '{';
    if (ends || goes_on) {
      lexer->result_symbol = ANNOTATION_JOINT;
      return true;
    }
  }
  if (begins) return valid[NO_SEMICOLON];
  if (!valid[NO_SEMICOLON] || !crossed_line) return false;
  if (c == '*' || c == '@' || c == '^' || c == '<') return true;
  return next[0] != 0 && !begins_throws(next);
}

// Whether a statement or a declaration begins with a word, and no name could be called so.
static bool is_opening_keyword(const char *word) {
  static const char *const words[] = {"if",     "while", "for",   "switch",   "return", "break",   "continue", "goto",
                                      "defer",  "try",   "throw", "delete",   "retain", "release", "asm",      "else",
                                      "case",   "default"};
  static const char *const contextual[] = {"weak", "outlet", "raw",      "main",  "shadow",
                                           "banked", "block", "callback", "since", "pointer"};
  return IS_AMONG(word, words) || (begins_declaration(word) && !IS_AMONG(word, contextual));
}

// Steps over blanks, which are no part of a token in front of its first byte. Returns whether a line ended.
static bool take_blanks(TSLexer *lexer, bool found) {
  bool crossed_line = false;
  while (!lexer->eof(lexer) && (lexer->lookahead == '\n' || is_blank(lexer->lookahead))) {
    if (lexer->lookahead == '\n') crossed_line = true;
    if (found) advance(lexer); else skip(lexer);
  }
  return crossed_line;
}

// Steps over the comment that the slash in front begins.
static void take_behind_slash(TSLexer *lexer) {
  if (lexer->lookahead == '/') {
    while (!lexer->eof(lexer) && lexer->lookahead != '\n') advance(lexer);
  } else if (lexer->lookahead == '*') {
    take_block_comment(lexer);
  }
}

// Steps over a slash, and over the comment that it begins.
static void take_slash(TSLexer *lexer) {
  advance(lexer);
  take_behind_slash(lexer);
}

// Reads the word of a directive behind its mark. A token that has begun may end in front of the mark.
static void take_directive_word(TSLexer *lexer, bool found, char *word, unsigned size) {
  if (!found) lexer->mark_end(lexer);
  advance(lexer);
  while (is_blank(lexer->lookahead) || lexer->lookahead == '/' || lexer->lookahead == '\\') {
    if (lexer->lookahead == '\\') {
      if (!take_continuation(lexer)) break;
    } else if (lexer->lookahead == '/') {
      take_slash(lexer);
    } else {
      advance(lexer);
    }
  }
  take_word(lexer, word, size);
}

// What stands up to the directive that ends an arm: its comments, strings and conditionals count, nothing else does.
static bool scan_dropped_text(TSLexer *lexer) {
  bool found = false;
  bool at_line_start = true;
  unsigned depth = 0;
  lexer->mark_end(lexer);
  while (!lexer->eof(lexer)) {
    if (take_blanks(lexer, found)) at_line_start = true;
    if (lexer->eof(lexer)) break;
    int32_t c = lexer->lookahead;
    if (c == '#' && at_line_start) {
      char word[12];
      take_directive_word(lexer, found, word, sizeof word);
      static const char *const opening[] = {"if", "ifdef", "ifndef"};
      static const char *const parting[] = {"elif", "else", "endif"};
      if (IS_AMONG(word, opening)) depth++;
      if (IS_AMONG(word, parting)) {
        if (depth == 0) {
          lexer->result_symbol = DROPPED_TEXT;
          return found;
        }
        if (word[1] == 'n') depth--;
      }
    } else if (c == '/') {
      take_slash(lexer);
    } else if (c == '"') {
      take_quoted(lexer, c);
    } else {
      advance(lexer);
    }
    at_line_start = false;
    found = true;
    lexer->mark_end(lexer);
  }
  // Never ended, the arm is read as any other.
  return false;
}

// Whether what stands in brackets behind a name can only be the parameters of a function. Steps over it.
static bool take_parameters(TSLexer *lexer) {
  advance(lexer);
  bool crossed_line = false;
  if (!take_space(lexer, &crossed_line)) return false;
  if (lexer->lookahead == ')') return true;
  char word[12];
  take_word(lexer, word, sizeof word);
  if (begins_declaration(word)) return true;
  if (word[0] != 0 && take_space(lexer, &crossed_line) && is_name_start(lexer->lookahead)) return true;
  unsigned depth = 1;
  while (!lexer->eof(lexer) && depth > 0) {
    int32_t c = lexer->lookahead;
    if (c == '(') depth++;
    if (c == ')') depth--;
    if (c == '{' || c == ';') return false;
    if (c == '"') take_quoted(lexer, c); else advance(lexer);
  }
  if (!take_space(lexer, &crossed_line)) return false;
  if (lexer->lookahead == '{' || lexer->lookahead == ':') return true;
  take_word(lexer, word, sizeof word);
  return begins_throws(word);
}

static bool has_small_letter(const char *word) {
  while (*word && !(*word >= 'a' && *word <= 'z')) word++;
  return *word != 0;
}

// Whether behind the value of a first variable the next one stands, as in `= 3, b`. Steps over what it looks at.
static bool takes_several(TSLexer *lexer) {
  while (!lexer->eof(lexer)) {
    switch (lexer->lookahead) {
      case ',': return true;
      case ';':
      case ')':
      case ']':
      case '}': return false;
      case '"': take_quoted(lexer, '"'); break;
      case '\'': take_apostrophe(lexer); break;
      case '/': take_slash(lexer); break;
      case '(':
      case '[':
      case '{': take_brackets(lexer); break;
      default: advance(lexer);
    }
  }
  return false;
}

// Whether a call of a macro stands here, and not a function with a body whose name a macro makes. Steps over it.
static bool take_macro_call(TSLexer *lexer) {
  if (!is_capital(lexer->lookahead)) return false;
  char word[64];
  take_word(lexer, word, sizeof word);
  bool crossed_line = false;
  if (has_small_letter(word) || !take_space(lexer, &crossed_line) || lexer->lookahead != '(') return false;
  return !take_parameters(lexer);
}

// Behind a call or a name that may be a macro: nothing, where the next line begins something new. A call has no name
// behind it; a name has, where it is a type.
static bool scan_end_of_macro(TSLexer *lexer, const bool *valid) {
  bool is_call = valid[END_OF_CALL];
  lexer->mark_end(lexer);
  lexer->result_symbol = is_call ? END_OF_CALL : valid[END_OF_MEMBER] ? END_OF_MEMBER : END_OF_NAME;
  bool crossed_line = false;
  if (!take_space(lexer, &crossed_line)) return false;
  if (lexer->lookahead == '}' && valid[END_OF_BODY]) {
    lexer->result_symbol = END_OF_BODY;
    return true;
  }
  if (!is_call && !valid[END_OF_NAME] && !valid[END_OF_MEMBER]) return false;
  if (lexer->eof(lexer)) return true;
  // On the same line only a further call of a macro follows.
  if (!crossed_line) return is_call && take_macro_call(lexer);
  if (lexer->lookahead == '#') return true;
  // Among members the macro stands for the head of what a brace opens.
  if (lexer->lookahead == '{') return !is_call && !valid[END_OF_MEMBER];
  if (!is_name_start(lexer->lookahead)) return false;
  if (is_call) return true;
  char word[12];
  take_word(lexer, word, sizeof word);
  if (is_opening_keyword(word)) return true;
  if (!take_space(lexer, &crossed_line)) return false;
  switch (lexer->lookahead) {
    // Among members and at file level the name may be the result of a function.
    case '(':
      // No macro is called by a name in small letters among members.
      if (valid[END_OF_MEMBER] && has_small_letter(word)) return false;
      return !(valid[END_OF_MEMBER] || valid[FILE_MARK]) || !take_parameters(lexer);
    case '[':
      take_brackets(lexer);
      if (!take_space(lexer, &crossed_line)) return true;
      if (lexer->lookahead == '=') return !takes_several(lexer);
      return lexer->lookahead != ';' && lexer->lookahead != ',';
    case ':': return valid[END_OF_NAME];
    // A field or a global; in a body as much can be said for either, but where another variable follows.
    case '=': return valid[END_OF_NAME] && !valid[FILE_MARK] && !takes_several(lexer);
    case ';':
    case ',':
    case '}': return false;
    default: return true;
  }
}

// Whether nothing but stars stands in front of the end of an argument.
static bool take_end_of_type(TSLexer *lexer) {
  bool crossed_line = false;
  while (take_space(lexer, &crossed_line) && (lexer->lookahead == '*' || lexer->lookahead == '@')) advance(lexer);
  return lexer->lookahead == ',' || lexer->lookahead == ')';
}

// Steps behind the bracket that closes type arguments. False where anything stands in them that no type has.
static bool take_type_arguments(TSLexer *lexer) {
  unsigned depth = 1;
  while (depth > 0) {
    bool crossed_line = false;
    if (lexer->eof(lexer) || !take_space(lexer, &crossed_line)) return false;
    int32_t c = lexer->lookahead;
    if (c == '<') depth++;
    else if (c == '>') depth--;
    else if (!is_name(c) && c != ',' && c != '*' && c != '@' && c != ':') return false;
    advance(lexer);
  }
  return true;
}

// A mark of a type among arguments: a star, or a bracket that opens type arguments. What no type has ends neither.
static bool scan_argument_type(TSLexer *lexer, const bool *valid) {
  take_blanks(lexer, false);
  if (lexer->lookahead == '<' && valid[TYPE_OPEN]) {
    advance(lexer);
    lexer->mark_end(lexer);
    lexer->result_symbol = TYPE_OPEN;
    return take_type_arguments(lexer) && take_end_of_type(lexer);
  }
  if (lexer->lookahead == '^' && valid[TYPE_CARET]) {
    advance(lexer);
    lexer->mark_end(lexer);
    lexer->result_symbol = TYPE_CARET;
    return take_end_of_type(lexer);
  }
  if ((lexer->lookahead != '*' && lexer->lookahead != '@') || !valid[TYPE_SIGIL]) return false;
  advance(lexer);
  lexer->mark_end(lexer);
  lexer->result_symbol = TYPE_SIGIL;
  return take_end_of_type(lexer);
}

static bool is_hex_digit(int32_t c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// Steps over the rest of a character literal, which is known by its whole shape, behind its first apostrophe. Where the
// shape is another one the apostrophe stands alone: then what was stepped over behind it is given back, to be read for
// what it is, and the end of the text is marked in front of it. 0 where nothing is left to be read.
static int32_t take_character(TSLexer *lexer) {
  int32_t last = lexer->lookahead;
  if (lexer->eof(lexer) || last == '\n' || last == '\'') return 0;
  lexer->mark_end(lexer);
  advance(lexer);
  if (last == '\\') {
    last = lexer->lookahead;
    unsigned digits = last == 'x' ? 2 : last == 'u' ? 4 : 0;
    if (digits == 0 && last != 'n' && last != 'r' && last != 't' && last != '0' && last != '\\' && last != '"' &&
        last != '\'')
      return 0;
    advance(lexer);
    for (; digits > 0; digits--) {
      if (!is_hex_digit(lexer->lookahead)) return 0;
      advance(lexer);
    }
  }
  if (lexer->lookahead != '\'') return last;
  advance(lexer);
  return 0;
}

// Raw assembly up to the brace that closes the body or to a line that is a directive.
static bool scan_asm_text(Scanner *scanner, TSLexer *lexer) {
  bool found = false;
  bool at_line_start = lexer->get_column(lexer) == 0;
  lexer->mark_end(lexer);
  while (!lexer->eof(lexer)) {
    if (take_blanks(lexer, found)) at_line_start = true;
    if (lexer->eof(lexer)) break;
    int32_t c = lexer->lookahead;
    if (c == '}') {
      if (scanner->asm_depth == 0) break;
      scanner->asm_depth--;
      advance(lexer);
    } else if (c == '{') {
      if (scanner->asm_depth < DEEPEST_ASM) scanner->asm_depth++;
      advance(lexer);
    } else if (c == '#' && at_line_start) {
      char word[12];
      take_directive_word(lexer, found, word, sizeof word);
      if (is_directive_word(word)) break;
    } else if (c == '/') {
      take_slash(lexer);
    } else if (c == '"') {
      take_quoted(lexer, c);
    } else if (c == '\'') {
      // What a character literal holds is none of these; behind a lone apostrophe it is one.
      advance(lexer);
      do c = take_character(lexer);
      while (c == '\'');
      if (c == '"') {
        take_rest_of_quoted(lexer, c);
      } else if (c == '/') {
        take_behind_slash(lexer);
      } else if (c == '{') {
        if (scanner->asm_depth < DEEPEST_ASM) scanner->asm_depth++;
      } else if (c == '}') {
        if (scanner->asm_depth == 0) {
          found = true;
          break;
        }
        scanner->asm_depth--;
      }
    } else {
      advance(lexer);
    }
    at_line_start = false;
    found = true;
    lexer->mark_end(lexer);
  }
  lexer->result_symbol = ASM_TEXT;
  return found;
}

void *tree_sitter_xc_external_scanner_create(void);
void tree_sitter_xc_external_scanner_destroy(void *payload);
unsigned tree_sitter_xc_external_scanner_serialize(void *payload, char *buffer);
void tree_sitter_xc_external_scanner_deserialize(void *payload, const char *buffer, unsigned length);
bool tree_sitter_xc_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid);

#include <stdlib.h>

void *tree_sitter_xc_external_scanner_create(void) { return calloc(1, sizeof(Scanner)); }

void tree_sitter_xc_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_xc_external_scanner_serialize(void *payload, char *buffer) {
  unsigned depth = ((Scanner *)payload)->asm_depth;
  if (depth == 0) return 0;
  buffer[0] = (char)(depth & 0xFF);
  buffer[1] = (char)(depth >> 8);
  return 2;
}

void tree_sitter_xc_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  unsigned depth = length == 2 ? (unsigned char)buffer[0] | (unsigned)(unsigned char)buffer[1] << 8 : 0;
  ((Scanner *)payload)->asm_depth = (unsigned short)depth;
}

bool tree_sitter_xc_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  if (valid[ERROR_SENTINEL]) return false;
  if (valid[DROPPED_TEXT]) return scan_dropped_text(lexer);
  if (valid[ASM_TEXT]) return scan_asm_text(payload, lexer);
  if (valid[NO_SEMICOLON] || valid[ANNOTATION_JOINT] || valid[MACRO_JOINT]) return scan_behind_head(lexer, valid);
  if (valid[END_OF_CALL] || valid[END_OF_NAME] || valid[END_OF_BODY] || valid[END_OF_MEMBER])
    return scan_end_of_macro(lexer, valid);
  if (valid[TYPE_SIGIL] || valid[TYPE_OPEN] || valid[TYPE_CARET]) return scan_argument_type(lexer, valid);
  bool moved = false;
  if (valid[MACRO_OPEN] && lexer->lookahead == '(') {
    advance(lexer);
    lexer->mark_end(lexer);
    lexer->result_symbol = MACRO_OPEN;
    if (take_macro_parameters(lexer)) return true;
    // What is no list of parameters reads as the value.
    lexer->mark_end(lexer);
    return scan_directive_text(lexer, &moved, true);
  }
  if (valid[MALFORMED_PATH] || valid[MALFORMED_NAME]) {
    while (is_blank(lexer->lookahead)) skip(lexer);
    if (lexer->eof(lexer) || lexer->lookahead == '\n') return scan_line_end(lexer);
    // Behind a comment or a continued line this is asked again.
    if (lexer->lookahead == '/' || lexer->lookahead == '\\') return false;
    lexer->mark_end(lexer);
    if (valid[MALFORMED_PATH] ? begins_path(lexer) : is_name_start(lexer->lookahead)) return false;
    lexer->mark_end(lexer);
    scan_directive_text(lexer, &moved, true);
    lexer->result_symbol = valid[MALFORMED_PATH] ? MALFORMED_PATH : MALFORMED_NAME;
    return true;
  }
  if (valid[DIRECTIVE_TEXT]) {
    bool is_found = valid[NEVER_CONDITION] ? scan_condition(lexer, &moved) : scan_directive_text(lexer, &moved, false);
    if (is_found) return true;
    if (moved) return false;
  }
  return valid[LINE_END] && scan_line_end(lexer);
}
