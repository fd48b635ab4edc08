; No node is captured twice, so that it does not matter whether an editor lets the first or the last pattern win.

; Words ------------------------------------------------------------------------------------------------------------

["class" "protocol" "struct" "enum" "typedef" "use" "package"] @keyword.type

["callback" "block"] @keyword.function

[
  "asm"
  "clobbers"
  "defer"
  "goto"
  "par"
  "reduce"
  "goal"
  "grid"
] @keyword

["if" "else" "switch" "case" "default"] @keyword.conditional

["for" "while" "in" "step" "break" "continue"] @keyword.repeat

"return" @keyword.return

["try" "catch" "throw"] @keyword.exception

(throws) @keyword.exception

["new" "sizeof"] @keyword.operator

(delete_statement operation: _ @keyword.operator)

(inline_expression "inline" @keyword)

(modifier) @keyword.modifier

(since_modifier "since" @keyword.modifier)

(qualifier ["main" "shadow" "banked" "raw" "weak" "outlet"] @keyword.modifier)

; Directives -------------------------------------------------------------------------------------------------------

["#import" "#include" "#use"] @keyword.import

["#if" "#ifdef" "#ifndef" "#elif" "#else" "#endif" "#package" "#warning" "#error"] @keyword.directive

["#define" "#undef"] @keyword.directive.define

(directive_name) @keyword.directive

(pragma_directive "#" @keyword.directive)

[(quoted_path) (system_path) (bare_path)] @string.special.path

(define_directive name: (identifier) @function.macro parameters: (macro_parameters))

(define_directive name: (identifier) @constant.macro !parameters)

(undef_directive name: (identifier) @constant.macro)

(macro_parameters (identifier) @variable.parameter)

(macro_invocation name: (identifier) @function.macro arguments: (argument_list))

(macro_invocation name: (identifier) @constant.macro !arguments)

(warning_directive message: (directive_text) @string)

(error_directive message: (directive_text) @string)

; Types ------------------------------------------------------------------------------------------------------------

(primitive_type) @type.builtin

(type_identifier) @type

(class_declaration name: (identifier) @type)

(protocol_declaration name: (identifier) @type)

(struct_declaration name: (identifier) @type)

(struct_specifier name: (identifier) @type)

(enum_declaration name: (identifier) @type)

(enum_specifier name: (identifier) @type)

(typedef_declaration name: (identifier) @type.definition)

(typedef_declaration type: [
  (callback_type name: (identifier) @type.definition)
  (block_type name: (identifier) @type.definition)
])

(use_declaration name: (identifier) @type)

(category name: (identifier) @module)

(package_declaration name: (identifier) @module)

(package_directive name: (directive_text) @module)

(failable) @operator

; Annotations ------------------------------------------------------------------------------------------------------

(annotation name: (identifier) @attribute)

(annotation argument: (identifier) @constant)

(macro_annotation name: (identifier) @attribute)

(loop_annotation name: (identifier) @attribute)

(loop_annotation argument: (identifier) @constant)

(since_modifier version: (identifier) @constant)

(packed) @attribute

; Functions --------------------------------------------------------------------------------------------------------

(function_definition name: (identifier) @function)

(function_declaration name: (identifier) @function)

(method_definition name: (identifier) @function.method)

(method_declaration name: (identifier) @function.method)

((call_expression function: (identifier) @function.call)
  (#not-match? @function.call "^(va_|__arc_|(self|super)$)"))

((call_expression function: (identifier) @variable.builtin)
  (#match? @variable.builtin "^(self|super)$"))

((call_expression function: (identifier) @function.builtin)
  (#match? @function.builtin "^(va_|__arc_)"))

"va_arg" @function.builtin

(call_expression function: (member_expression member: (identifier) @function.method.call))

(inline_expression value: (identifier) @function.call)

; Names ------------------------------------------------------------------------------------------------------------

(parameter name: (identifier) @variable.parameter)

(parameter type: (callback_type name: (identifier) @variable.parameter))

(parameter type: (block_type name: (identifier) @variable.parameter))

(field_declaration declarator: (variable_declarator name: (identifier) @variable.member))

(field_declaration type: (callback_type name: (identifier) @variable.member))

(field_declaration type: (block_type name: (identifier) @variable.member))

(qualified_type type: [
  (callback_type name: (identifier) @variable)
  (block_type name: (identifier) @variable)
])

(variable_declaration declarator: (variable_declarator name: (identifier) @variable))

(variable_declaration type: (callback_type name: (identifier) @variable))

(variable_declaration type: (block_type name: (identifier) @variable))

(block_literal type: (block_type name: (identifier) @function))

(tuple_variable name: (identifier) @variable)

(for_in_statement name: (identifier) @variable)

(catch_clause name: (identifier) @variable)

(reduce_decorator name: (identifier) @variable)

(reduce_decorator operator: ["min" "max"] @function.builtin)

(enum_member name: (identifier) @constant)

(goal_decorator goal: (identifier) @constant.builtin)

(clobbers (identifier) @constant)

; A member that is called is a method, see above; these are the places of the others.
[
  (argument_list (member_expression member: (identifier) @variable.member))
  (array_suffix (member_expression member: (identifier) @variable.member))
  (array_type (member_expression member: (identifier) @variable.member))
  (assignment_expression (member_expression member: (identifier) @variable.member))
  (binary_expression (member_expression member: (identifier) @variable.member))
  (case_label (member_expression member: (identifier) @variable.member))
  (cast_expression (member_expression member: (identifier) @variable.member))
  (conditional_expression (member_expression member: (identifier) @variable.member))
  (delete_statement (member_expression member: (identifier) @variable.member))
  (elif_arm (member_expression member: (identifier) @variable.member))
  (else_arm (member_expression member: (identifier) @variable.member))
  (enum_member (member_expression member: (identifier) @variable.member))
  (expression_statement (member_expression member: (identifier) @variable.member))
  (field_declaration (member_expression member: (identifier) @variable.member))
  (for_in_statement (member_expression member: (identifier) @variable.member))
  (for_statement (member_expression member: (identifier) @variable.member))
  (grid_decorator (member_expression member: (identifier) @variable.member))
  (if_arm (member_expression member: (identifier) @variable.member))
  (initializer_list (member_expression member: (identifier) @variable.member))
  (member_expression object: (member_expression member: (identifier) @variable.member))
  (new_expression (member_expression member: (identifier) @variable.member))
  (open_range (member_expression member: (identifier) @variable.member))
  (parenthesized_expression (member_expression member: (identifier) @variable.member))
  (range (member_expression member: (identifier) @variable.member))
  (return_statement (member_expression member: (identifier) @variable.member))
  (sizeof_expression (member_expression member: (identifier) @variable.member))
  (slice (member_expression member: (identifier) @variable.member))
  (subscript_expression (member_expression member: (identifier) @variable.member))
  (throw_statement (member_expression member: (identifier) @variable.member))
  (tuple_assignment (member_expression member: (identifier) @variable.member))
  (unary_expression (member_expression member: (identifier) @variable.member))
  (update_expression (member_expression member: (identifier) @variable.member))
  (va_arg_expression (member_expression member: (identifier) @variable.member))
  (variable_declaration (member_expression member: (identifier) @variable.member))
  (variable_declarator (member_expression member: (identifier) @variable.member))
]

; Where a name is a value: the receiver, macros by their letters, and any other name.
([
  (argument_list (identifier) @variable.builtin)
  (array_suffix size: (identifier) @variable.builtin)
  (array_type size: (identifier) @variable.builtin)
  (assignment_expression (identifier) @variable.builtin)
  (binary_expression (identifier) @variable.builtin)
  (case_label value: (identifier) @variable.builtin)
  (cast_expression value: (identifier) @variable.builtin)
  (concatenated_string (identifier) @variable.builtin)
  (conditional_expression (identifier) @variable.builtin)
  (delete_statement value: (identifier) @variable.builtin)
  (elif_arm (identifier) @variable.builtin)
  (else_arm (identifier) @variable.builtin)
  (enum_member value: (identifier) @variable.builtin)
  (expression_statement (identifier) @variable.builtin)
  (field_declaration value: (identifier) @variable.builtin)
  (for_in_statement iterable: (identifier) @variable.builtin)
  (for_in_statement step: (identifier) @variable.builtin)
  (for_statement (identifier) @variable.builtin)
  (grid_decorator size: (identifier) @variable.builtin)
  (if_arm (identifier) @variable.builtin)
  (initializer_list (identifier) @variable.builtin)
  (member_expression object: (identifier) @variable.builtin)
  (new_expression size: (identifier) @variable.builtin)
  (open_range (identifier) @variable.builtin)
  (parenthesized_expression (identifier) @variable.builtin)
  (range (identifier) @variable.builtin)
  (return_statement value: (identifier) @variable.builtin)
  (sizeof_expression value: (identifier) @variable.builtin)
  (slice (identifier) @variable.builtin)
  (subscript_expression (identifier) @variable.builtin)
  (throw_statement value: (identifier) @variable.builtin)
  (tuple_assignment (identifier) @variable.builtin)
  (unary_expression argument: (identifier) @variable.builtin)
  (update_expression argument: (identifier) @variable.builtin)
  (va_arg_expression list: (identifier) @variable.builtin)
  (variable_declaration value: (identifier) @variable.builtin)
  (variable_declarator value: (identifier) @variable.builtin)
] (#match? @variable.builtin "^(self|super)$"))

([
  (argument_list (identifier) @constant)
  (array_suffix size: (identifier) @constant)
  (array_type size: (identifier) @constant)
  (assignment_expression (identifier) @constant)
  (binary_expression (identifier) @constant)
  (case_label value: (identifier) @constant)
  (cast_expression value: (identifier) @constant)
  (concatenated_string (identifier) @constant)
  (conditional_expression (identifier) @constant)
  (delete_statement value: (identifier) @constant)
  (elif_arm (identifier) @constant)
  (else_arm (identifier) @constant)
  (enum_member value: (identifier) @constant)
  (expression_statement (identifier) @constant)
  (field_declaration value: (identifier) @constant)
  (for_in_statement iterable: (identifier) @constant)
  (for_in_statement step: (identifier) @constant)
  (for_statement (identifier) @constant)
  (grid_decorator size: (identifier) @constant)
  (if_arm (identifier) @constant)
  (initializer_list (identifier) @constant)
  (member_expression object: (identifier) @constant)
  (new_expression size: (identifier) @constant)
  (open_range (identifier) @constant)
  (parenthesized_expression (identifier) @constant)
  (range (identifier) @constant)
  (return_statement value: (identifier) @constant)
  (sizeof_expression value: (identifier) @constant)
  (slice (identifier) @constant)
  (subscript_expression (identifier) @constant)
  (throw_statement value: (identifier) @constant)
  (tuple_assignment (identifier) @constant)
  (unary_expression argument: (identifier) @constant)
  (update_expression argument: (identifier) @constant)
  (va_arg_expression list: (identifier) @constant)
  (variable_declaration value: (identifier) @constant)
  (variable_declarator value: (identifier) @constant)
] (#match? @constant "^[A-Z][A-Z0-9_]+$"))

([
  (argument_list (identifier) @variable)
  (array_suffix size: (identifier) @variable)
  (array_type size: (identifier) @variable)
  (assignment_expression (identifier) @variable)
  (binary_expression (identifier) @variable)
  (case_label value: (identifier) @variable)
  (cast_expression value: (identifier) @variable)
  (concatenated_string (identifier) @variable)
  (conditional_expression (identifier) @variable)
  (delete_statement value: (identifier) @variable)
  (elif_arm (identifier) @variable)
  (else_arm (identifier) @variable)
  (enum_member value: (identifier) @variable)
  (expression_statement (identifier) @variable)
  (field_declaration value: (identifier) @variable)
  (for_in_statement iterable: (identifier) @variable)
  (for_in_statement step: (identifier) @variable)
  (for_statement (identifier) @variable)
  (grid_decorator size: (identifier) @variable)
  (if_arm (identifier) @variable)
  (initializer_list (identifier) @variable)
  (member_expression object: (identifier) @variable)
  (new_expression size: (identifier) @variable)
  (open_range (identifier) @variable)
  (parenthesized_expression (identifier) @variable)
  (range (identifier) @variable)
  (return_statement value: (identifier) @variable)
  (sizeof_expression value: (identifier) @variable)
  (slice (identifier) @variable)
  (subscript_expression (identifier) @variable)
  (throw_statement value: (identifier) @variable)
  (tuple_assignment (identifier) @variable)
  (unary_expression argument: (identifier) @variable)
  (update_expression argument: (identifier) @variable)
  (va_arg_expression list: (identifier) @variable)
  (variable_declaration value: (identifier) @variable)
  (variable_declarator value: (identifier) @variable)
] (#not-match? @variable "^([A-Z][A-Z0-9_]+|self|super)$"))

(labeled_statement label: (identifier) @label)

(goto_statement label: (identifier) @label)

(par_statement name: (identifier) @label)

; Literals ---------------------------------------------------------------------------------------------------------

(string_literal) @string

(escape_sequence) @string.escape

(character_literal) @character

(integer_literal) @number

(float_literal) @number.float

[(true) (false)] @boolean

(nil) @constant.builtin

[(comment) (dropped_text)] @comment

; Marks ------------------------------------------------------------------------------------------------------------

[
  "=" "+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" "<:=" ":>="
  "+" "-" "*" "/" "%" "&" "|" "^" "~" "!" "@"
  "==" "!=" "<=" ">=" "<<" ">>" "<:" ":>" "&&" "||" "++" "--"
  "->"
] @operator

(range [".." "..."] @operator)

(open_range [".." "..."] @operator)

(slice [".." "..."] @operator)

(binary_expression operator: ["<" ">"] @operator)

(variadic_parameter "..." @punctuation.special)

(forwarded_arguments "..." @punctuation.special)

(macro_parameters "..." @punctuation.special)

(conditional_expression ["?" ":"] @keyword.conditional.ternary)

["(" ")" "[" "]" "{" "}"] @punctuation.bracket

(type_arguments ["<" ">"] @punctuation.bracket)

(protocol_list ["<" ">"] @punctuation.bracket)

["," ";" "."] @punctuation.delimiter

[
  (annotation_list ":" @punctuation.delimiter)
  (case_label ":" @punctuation.delimiter)
  (class_declaration ":" @punctuation.delimiter)
  (clobbers ":" @punctuation.delimiter)
  (default_label ":" @punctuation.delimiter)
  (goal_decorator ":" @punctuation.delimiter)
  (grid_decorator ":" @punctuation.delimiter)
  (inline_expression ":" @punctuation.delimiter)
  (labeled_statement ":" @punctuation.delimiter)
  (loop_annotation ":" @punctuation.delimiter)
  (qualifier ":" @punctuation.delimiter)
  (reduce_decorator ":" @punctuation.delimiter)
  (struct_declaration ":" @punctuation.delimiter)
  (struct_specifier ":" @punctuation.delimiter)
  (write_back_type ":" @punctuation.delimiter)
]
