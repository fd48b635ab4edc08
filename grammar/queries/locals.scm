; Scopes -----------------------------------------------------------------------------------------------------------

[
  (function_definition)
  (method_definition)
  (class_body)
  (block)
  (block_literal)
  (for_statement)
  (for_in_statement)
  (catch_clause)
] @local.scope

; Definitions ------------------------------------------------------------------------------------------------------

(parameter name: (identifier) @local.definition)

(parameter type: [
  (callback_type name: (identifier) @local.definition)
  (block_type name: (identifier) @local.definition)
])

(variable_declarator name: (identifier) @local.definition)

(variable_declaration type: [
  (callback_type name: (identifier) @local.definition)
  (block_type name: (identifier) @local.definition)
])

(field_declaration type: [
  (callback_type name: (identifier) @local.definition)
  (block_type name: (identifier) @local.definition)
])

(qualified_type type: [
  (callback_type name: (identifier) @local.definition)
  (block_type name: (identifier) @local.definition)
])

; A named literal may call itself.
(block_literal type: (block_type name: (identifier) @local.definition))

(tuple_variable name: (identifier) @local.definition)

(for_in_statement name: (identifier) @local.definition)

(catch_clause name: (identifier) @local.definition)

; References -------------------------------------------------------------------------------------------------------

(identifier) @local.reference
