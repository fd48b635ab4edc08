; Definitions ------------------------------------------------------------------------------------------------------

(class_declaration name: (identifier) @name) @definition.class

(protocol_declaration name: (identifier) @name) @definition.interface

(struct_declaration name: (identifier) @name) @definition.struct

(typedef_declaration type: (struct_specifier name: (identifier) @name) @definition.struct)

(enum_declaration name: (identifier) @name) @definition.enum

(typedef_declaration type: (enum_specifier name: (identifier) @name) @definition.enum)

(enum_member name: (identifier) @name) @definition.constant

(typedef_declaration name: (identifier) @name) @definition.type

(typedef_declaration type: [
  (callback_type name: (identifier) @name)
  (block_type name: (identifier) @name)
]) @definition.type

(function_definition name: (identifier) @name) @definition.function

(function_declaration name: (identifier) @name) @definition.function

(method_definition name: (identifier) @name) @definition.method

(method_declaration name: (identifier) @name) @definition.method

(field_declaration declarator: (variable_declarator name: (identifier) @name) @definition.field)

(field_declaration type: [
  (callback_type name: (identifier) @name)
  (block_type name: (identifier) @name)
]) @definition.field

(field_declaration type: (qualified_type type: [
  (callback_type name: (identifier) @name)
  (block_type name: (identifier) @name)
])) @definition.field

; A variable of a file, at most two conditionals deep: the same node inside a function is a local.
(source_file (variable_declaration
  declarator: (variable_declarator name: (identifier) @name) @definition.variable))

(source_file (variable_declaration
  type: [
    (callback_type name: (identifier) @name)
    (block_type name: (identifier) @name)
  ]) @definition.variable)

(source_file (conditional (_ (variable_declaration
  declarator: (variable_declarator name: (identifier) @name) @definition.variable))))

(source_file (conditional (_ (variable_declaration
  type: [
    (callback_type name: (identifier) @name)
    (block_type name: (identifier) @name)
  ]) @definition.variable)))

(source_file (conditional (_ (conditional (_ (variable_declaration
  declarator: (variable_declarator name: (identifier) @name) @definition.variable))))))

(source_file (conditional (_ (conditional (_ (variable_declaration
  type: [
    (callback_type name: (identifier) @name)
    (block_type name: (identifier) @name)
  ]) @definition.variable)))))

(define_directive name: (identifier) @name) @definition.macro

; References -------------------------------------------------------------------------------------------------------

(class_declaration parent: (type_identifier) @name) @reference.class

(protocol_list (type_identifier) @name @reference.implementation)

(new_expression type: (type_identifier) @name) @reference.class

(use_declaration name: (identifier) @name) @reference.class

(call_expression function: (identifier) @name) @reference.call

(call_expression function: (member_expression member: (identifier) @name)) @reference.call
