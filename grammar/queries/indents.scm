; Neovim reads the names that begin with `indent.`, Helix `indent` and `outdent`; each passes over the other's.

[
  (argument_list)
  (block)
  (class_body)
  (enum_body)
  (initializer_list)
  (parameter_list)
  (protocol_body)
  (struct_body)
  (switch_body)
] @indent @indent.begin

(switch_arm) @indent @indent.begin

; A single statement as a body: Neovim indents what follows the head's line, Helix the body from its first line on.
(if_statement
  consequence: [
    (break_statement) (continue_statement) (delete_statement) (expression_statement) (for_in_statement)
    (for_statement) (goto_statement) (return_statement) (throw_statement) (while_statement)
  ] @indent
  (#set! "scope" "all")) @indent.begin

(if_statement
  alternative: [
    (break_statement) (continue_statement) (delete_statement) (expression_statement) (for_in_statement)
    (for_statement) (goto_statement) (return_statement) (throw_statement) (while_statement)
  ] @indent
  (#set! "scope" "all"))

(else_clause
  body: [
    (break_statement) (continue_statement) (delete_statement) (expression_statement) (for_in_statement)
    (for_statement) (goto_statement) (return_statement) (throw_statement) (while_statement)
  ] @indent
  (#set! "scope" "all"))

(while_statement
  body: [
    (break_statement) (continue_statement) (delete_statement) (expression_statement) (for_in_statement)
    (for_statement) (goto_statement) (return_statement) (throw_statement) (while_statement)
  ] @indent
  (#set! "scope" "all")) @indent.begin

(for_statement
  body: [
    (break_statement) (continue_statement) (delete_statement) (expression_statement) (for_in_statement)
    (for_statement) (goto_statement) (return_statement) (throw_statement) (while_statement)
  ] @indent
  (#set! "scope" "all")) @indent.begin

(for_in_statement
  body: [
    (break_statement) (continue_statement) (delete_statement) (expression_statement) (for_in_statement)
    (for_statement) (goto_statement) (return_statement) (throw_statement) (while_statement)
  ] @indent
  (#set! "scope" "all")) @indent.begin

"else" @indent.branch

["}" "]" ")"] @outdent @indent.end @indent.branch

; Inside of a comment of several lines, each is as deep as the one above it.
(comment) @indent.auto

; Assembly keeps the shape that its author gave it.
(asm_body) @indent.ignore

; Directives stand where their author put them.
[
  "#if" "#ifdef" "#ifndef" "#elif" "#else" "#endif"
] @indent.zero
