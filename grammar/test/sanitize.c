// What `.ci/sanitize` puts between libFuzzer and the parser: a text is parsed, changed, parsed again and walked.

#include <stdlib.h>
#include <string.h>
#include <tree_sitter/api.h>

const TSLanguage *tree_sitter_xc(void);
void *tree_sitter_xc_external_scanner_create(void);
void tree_sitter_xc_external_scanner_destroy(void *payload);
unsigned tree_sitter_xc_external_scanner_serialize(void *payload, char *buffer);
void tree_sitter_xc_external_scanner_deserialize(void *payload, const char *buffer, unsigned length);

// A tree that takes longer is of no interest here.
static const uint64_t longest_micros = 500000;

static TSPoint point_at(const char *bytes, uint32_t offset) {
  TSPoint point = {0, 0};
  for (uint32_t index = 0; index < offset; index++) {
    point.column++;
    if (bytes[index] == '\n') {
      point.row++;
      point.column = 0;
    }
  }
  return point;
}

static void walk(TSTree *tree) {
  if (!tree) return;
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
  for (;;) {
    TSNode node = ts_tree_cursor_current_node(&cursor);
    if (ts_node_end_byte(node) < ts_node_start_byte(node) || !ts_node_type(node)) abort();
    if (ts_tree_cursor_goto_first_child(&cursor)) continue;
    while (!ts_tree_cursor_goto_next_sibling(&cursor)) {
      if (!ts_tree_cursor_goto_parent(&cursor)) {
        ts_tree_cursor_delete(&cursor);
        return;
      }
    }
  }
}

// Any state that a tree may hold is one that the scanner takes.
static void restore(const char *bytes, uint32_t length) {
  void *scanner = tree_sitter_xc_external_scanner_create();
  char *state = malloc(1024);
  tree_sitter_xc_external_scanner_deserialize(scanner, bytes, length < 1024 ? length : 1024);
  if (tree_sitter_xc_external_scanner_serialize(scanner, state) > 1024) abort();
  free(state);
  tree_sitter_xc_external_scanner_destroy(scanner);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // A copy of its own for each text: what reads beyond its end is found.
  uint32_t length = (uint32_t)size;
  char *text = malloc(length + 1);
  memcpy(text, data, length);
  restore(text, length);
  TSParser *parser = ts_parser_new();
  if (!ts_parser_set_language(parser, tree_sitter_xc())) abort();
  ts_parser_set_timeout_micros(parser, longest_micros);
  TSTree *tree = ts_parser_parse_string(parser, NULL, text, length);
  walk(tree);
  if (tree && length > 2) {
    // The first bytes say what is taken out.
    uint32_t start = (uint32_t)((data[0] << 8 | data[1]) % length);
    uint32_t end = start + data[2] % (length - start);
    TSInputEdit edit = {
        .start_byte = start, .old_end_byte = end, .new_end_byte = start,
        .start_point = point_at(text, start), .old_end_point = point_at(text, end),
        .new_end_point = point_at(text, start)};
    uint32_t rest = length - (end - start);
    char *shorter = malloc(rest + 1);
    memcpy(shorter, text, start);
    memcpy(shorter + start, text + end, length - end);
    ts_tree_edit(tree, &edit);
    TSTree *again = ts_parser_parse_string(parser, tree, shorter, rest);
    walk(again);
    ts_tree_delete(again);
    free(shorter);
  }
  ts_tree_delete(tree);
  ts_parser_delete(parser);
  free(text);
  return 0;
}
