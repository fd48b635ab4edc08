; Scopes -----------------------------------------------------------------------------------------------------------

[
  (function_definition)
  (function_declaration)
  (method_definition)
  (method_declaration)
  (class_body)
  (protocol_body)
  (struct_body)
  (block)
  (block_literal)
  (for_statement)
  (for_in_statement)
  (catch_clause)
] @local.scope

; The parameters of a type are names for its reader alone; those of a block belong to its body too.
(callback_type parameters: (parameter_list) @local.scope)

(parameter type: (block_type parameters: (parameter_list) @local.scope))

(field_declaration type: (block_type parameters: (parameter_list) @local.scope))

(variable_declaration type: (block_type parameters: (parameter_list) @local.scope) !value)

(cast_expression type: (block_type parameters: (parameter_list) @local.scope))

[
  (argument_list (block_type parameters: (parameter_list) @local.scope))
  (field_declaration type: (qualified_type type: (block_type parameters: (parameter_list) @local.scope)))
  (function_declaration result: (block_type parameters: (parameter_list) @local.scope))
  (function_definition result: (block_type parameters: (parameter_list) @local.scope))
  (method_declaration result: (block_type parameters: (parameter_list) @local.scope))
  (method_definition result: (block_type parameters: (parameter_list) @local.scope))
  (parameter type: (qualified_type type: (block_type parameters: (parameter_list) @local.scope)))
  (sizeof_expression type: (block_type parameters: (parameter_list) @local.scope))
  (tuple_type (block_type parameters: (parameter_list) @local.scope))
  (type_arguments (block_type parameters: (parameter_list) @local.scope))
  (va_arg_expression type: (block_type parameters: (parameter_list) @local.scope))
  (variable_declaration type: (qualified_type type: (block_type parameters: (parameter_list) @local.scope)))
]

(typedef_declaration parameters: (parameter_list) @local.scope)

(typedef_declaration type: (block_type parameters: (parameter_list) @local.scope))

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

; Names that are values; those of members belong to what they are members of.
[
  (argument_list (identifier) @local.reference)
  (array_suffix size: (identifier) @local.reference)
  (array_type size: (identifier) @local.reference)
  (assignment_expression (identifier) @local.reference)
  (binary_expression (identifier) @local.reference)
  (call_expression function: (identifier) @local.reference)
  (case_label value: (identifier) @local.reference)
  (cast_expression value: (identifier) @local.reference)
  (concatenated_string (identifier) @local.reference)
  (conditional_expression (identifier) @local.reference)
  (delete_statement value: (identifier) @local.reference)
  (elif_arm (identifier) @local.reference)
  (else_arm (identifier) @local.reference)
  (enum_member value: (identifier) @local.reference)
  (expression_statement (identifier) @local.reference)
  (field_declaration value: (identifier) @local.reference)
  (for_in_statement iterable: (identifier) @local.reference)
  (for_in_statement step: (identifier) @local.reference)
  (for_statement (identifier) @local.reference)
  (grid_decorator size: (identifier) @local.reference)
  (if_arm (identifier) @local.reference)
  (initializer_list (identifier) @local.reference)
  (inline_expression value: (identifier) @local.reference)
  (member_expression object: (identifier) @local.reference)
  (new_expression size: (identifier) @local.reference)
  (open_range (identifier) @local.reference)
  (parenthesized_expression (identifier) @local.reference)
  (range (identifier) @local.reference)
  (reduce_decorator name: (identifier) @local.reference)
  (return_statement value: (identifier) @local.reference)
  (sizeof_expression value: (identifier) @local.reference)
  (slice (identifier) @local.reference)
  (subscript_expression (identifier) @local.reference)
  (throw_statement value: (identifier) @local.reference)
  (tuple_assignment (identifier) @local.reference)
  (unary_expression argument: (identifier) @local.reference)
  (update_expression argument: (identifier) @local.reference)
  (va_arg_expression list: (identifier) @local.reference)
  (variable_declaration value: (identifier) @local.reference)
  (variable_declarator value: (identifier) @local.reference)
]
