[
  (argument_list)
  (asm_body)
  (block)
  (class_body)
  (comment)
  (conditional)
  (elif_arm)
  (else_arm)
  (enum_body)
  (initializer_list)
  (parameter_list)
  (protocol_body)
  (struct_body)
  (switch_arm)
  (switch_body)
] @fold

(import_directive)+ @fold

(include_directive)+ @fold

(use_directive)+ @fold
