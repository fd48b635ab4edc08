/**
 * @file The .xc dialect: the C-like, reference-counted language of the xcc compiler.
 *
 * The grammar reads raw text: directives are nodes, macros are not expanded. It accepts the union of what the
 * shipped compiler and the reference compiler take, and a few things that both refuse but a linter wants to name.
 */

/// <reference types="tree-sitter-cli/dsl" />
// @ts-check

/** Binding strength of what is not settled by the shape of the rules, strongest last. */
const PREC = {
  assignment: 1,
  conditional: 2,
  logical_or: 3,
  logical_and: 4,
  bit_or: 5,
  bit_xor: 6,
  bit_and: 7,
  equality: 8,
  relation: 9,
  shift: 10,
  rotate: 11,
  sum: 12,
  product: 13,
  unary: 14,
  postfix: 15,
};

/** The contextual words that stand in front of a pointer type. */
const QUALIFIERS = ['main', 'shadow', 'banked', 'raw', 'weak', 'outlet'];

/** Other words with a meaning in one place and names everywhere else. */
const CONTEXTUAL = ['callback', 'block', 'since', 'par', 'package', 'step', 'va_arg'];

/** Those of them that no construct makes different in front of a colon. */
const LABELS = [...QUALIFIERS, 'callback', 'since', 'package', 'step', 'va_arg'];

const PRIMITIVES = [
  'i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64', 'float', 'double', 'bool', 'void', 'string', 'pointer',
  'auto',
];

const commaSep1 = (rule) => seq(rule, repeat(seq(',', rule)));
const commaSep = (rule) => optional(commaSep1(rule));

/** What may stand between `#` and the word of a directive: blanks, comments and the ends of continued lines. */
const GAP = /([ \t]|\\[ \t]*\r?\n|\/\*[^*]*\*+([^\/*][^*]*\*+)*\/)*/;

/** A directive's word. */
const directiveWord = (word) => alias(token(seq('#', GAP, word)), '#' + word);

/**
 * The rules of a conditional whose arms hold `content`: whole items, members, statements, entries and so on.
 * Each place has rules of its own; all show up as `conditional` with `if_arm`, `elif_arm` and `else_arm`.
 */
function conditionalRules(place, content) {
  const arm = (word) => `_${word}_arm_in_${place}`;
  return {
    [`_conditional_in_${place}`]: ($) =>
      seq(
        field('arm', $[arm('first')]),
        repeat(field('arm', alias($[arm('elif')], $.elif_arm))),
        optional(field('arm', alias($[arm('else')], $.else_arm))),
        $._endif,
      ),
    [arm('if')]: ($) => seq($._if, content($)),
    [arm('first')]: ($) => choice(alias($[arm('if')], $.if_arm), alias($[arm('never')], $.if_arm)),
    // What the preprocessor never keeps may be any text.
    [arm('never')]: ($) => seq($._never, optional($.dropped_text)),
    [arm('elif')]: ($) => seq($._elif, content($)),
    [arm('else')]: ($) => seq($._else, content($)),
  };
}

/** The conditional of a place, under the one name that readers of the tree see. */
const conditional = ($, place) => alias($[`_conditional_in_${place}`], $.conditional);

/**
 * Entries with commas between them, directives and conditionals anywhere. A conditional may hold the comma in front of
 * its entries or the one behind them, so that around it none is asked for.
 */
const entries = ($, entry, place) =>
  seq(
    repeat(
      choice(
        $.directive,
        seq(conditional($, place), optional(',')),
        seq(entry, choice(',', seq(conditional($, place), optional(',')))),
      ),
    ),
    // All directives here would take a third more states.
    optional(seq(entry, repeat(choice($.define_directive, $.undef_directive)))),
  );

/** What an arm among entries holds. */
const armEntries = ($, entry, place) => seq(optional(','), entries($, entry, place));

module.exports = grammar({
  name: 'xc',

  word: ($) => $.identifier,

  extras: ($) => [/[ \t\r\n\f\v]/, $._line_joint, $.comment],

  externals: ($) => [
    $.directive_text,
    $._never_condition,
    $.dropped_text,
    $._line_end,
    $._malformed_path,
    $._malformed_name,
    $._macro_open,
    $.asm_text,
    $._no_semicolon,
    $._annotation_joint,
    $._end_of_call,
    $._end_of_name,
    $._end_of_body,
    $._end_of_member,
    $._file_mark,
    $._macro_joint,
    $._type_sigil,
    $._type_open,
    $._type_caret,
    $._error_sentinel,
  ],

  supertypes: ($) => [$.expression, $.primary_expression, $.statement, $.declaration, $.type, $.directive],

  inline: ($) => [$._integer, $._name, $._type_name, $._header_name, $._field_name, $._function_name, $._function_result, $._header_word, $._argument_type, $._argument_target, $._parameters, $._parameter],

  conflicts: ($) => [
    [$._if_arm_in_list, $._block_item],
    [$.block_type, $._contextual_name],
    [$.initializer_list, $._block_item],
    [$._if_arm_in_list, $._if_arm_in_block],
    [$._never_arm_in_list, $._never_arm_in_block],
    [$._cast_target, $.primary_expression],
    [$.qualifier, $.labeled_statement],
    [$.parenthesized_expression, $._parenthesized_name, $.cast_expression],
    [$.parenthesized_expression, $.cast_expression],
    [$._array_element, $._cast_array_type],
    [$.primary_expression, $.cast_expression],
    [$._pointed_type, $._cast_target],
    [$._pointed_type, $._cast_target, $.primary_expression],
    [$._pointed_type, $.primary_expression],
    [$.generic_type, $.primary_expression],
    [$.since_modifier, $._contextual_name],
    [$.subscript_expression, $._array_of_name],
    [$._contextual_name, $._contextual_type],
    [$.block_type, $._contextual_type],
    [$._pointed_type, $._argument],
    [$.variadic_parameter, $.forwarded_arguments],
    [$._entry, $._last_macro],
    [$.parenthesized_expression, $._reference_arguments],
    [$.parenthesized_expression, $._parenthesized_name, $.cast_expression, $._reference_arguments],
    [$.parenthesized_expression, $.cast_expression, $._reference_arguments],
    [$.primary_expression, $._macro_call],
    [$._array_element, $._argument_array],
    [$.type, $._argument],
    [$._name_literal, $.primary_expression],
    [$.parameter_list, $.argument_list],
  ],

  rules: {
    source_file: ($) => repeat($._top_level_item),

    _top_level_item: ($) =>
      choice(
        $.directive,
        conditional($, 'file'),
        $.declaration,
        alias($._global_declaration, $.variable_declaration),
        $._file_statement,
        ';',
        // Is never found; it tells the scanner that functions may be declared here.
        seq($.identifier, $._file_mark),
      ),

    // At top level `A b(c);` is a prototype, so that there is no construction of instances.
    _global_declaration: ($) =>
      prec.dynamic(
        1,
        seq(
          repeat(field('modifier', $._modifier)),
          choice(seq($._variables, ';'), $._block_variable),
        ),
      ),

    ...conditionalRules('file', ($) => repeat($._top_level_item)),

    // The lines of a conditional are the same wherever it stands. What stands in front of a line's end is a rule of
    // its own in every directive: so its states are shared by all places.
    _if: ($) => seq($._if_line, $._line_end),
    _if_line: ($) =>
      seq(
        choice(directiveWord('if'), directiveWord('ifdef'), directiveWord('ifndef')),
        optional(field('condition', $.directive_text)),
      ),
    _never: ($) => seq($._never_line, $._line_end),
    _never_line: ($) => seq(directiveWord('if'), field('condition', alias($._never_condition, $.directive_text))),
    _elif: ($) => seq($._elif_line, $._line_end),
    _elif_line: ($) => seq(directiveWord('elif'), optional(field('condition', $.directive_text))),
    _else: ($) => seq($._else_line, $._line_end),
    _else_line: ($) => seq(directiveWord('else'), optional($.directive_text)),
    _endif: ($) => seq($._endif_line, $._line_end),
    _endif_line: ($) => seq(directiveWord('endif'), optional($.directive_text)),

    // Directives --------------------------------------------------------------------------------------------

    directive: ($) =>
      choice(
        $.import_directive,
        $.include_directive,
        $.use_directive,
        $.define_directive,
        $.undef_directive,
        $.package_directive,
        $.warning_directive,
        $.error_directive,
        $.pragma_directive,
      ),

    import_directive: ($) => seq($._import_line, $._line_end),
    include_directive: ($) => seq($._include_line, $._line_end),
    use_directive: ($) => seq($._use_line, $._line_end),

    _import_line: ($) => seq(directiveWord('import'), optional($._path_operand)),
    _include_line: ($) => seq(directiveWord('include'), optional($._path_operand)),
    _use_line: ($) => seq(directiveWord('use'), optional($._path_operand)),

    _path_operand: ($) =>
      choice(
        seq(field('path', choice($.quoted_path, $.system_path, $.bare_path)), optional($.directive_text)),
        alias($._malformed_path, $.directive_text),
      ),

    // Weak, so that recovery, which tries every token, does not read paths elsewhere.
    quoted_path: (_) => token(prec(-2, /"([^"\r\n]|\\[ \t]*\r?\n)*"/)),
    system_path: (_) => token(prec(-2, /<([^>\r\n]|\\[ \t]*\r?\n)*>/)),
    bare_path: (_) => token(prec(-2, /[A-Za-z_][A-Za-z0-9_.\/+-]*/)),

    define_directive: ($) => seq($._define_line, $._line_end),

    _define_line: ($) => seq(directiveWord('define'), optional($._definition)),
    _definition: ($) =>
      choice(
        seq(
          field('name', $.identifier),
          optional(field('parameters', $.macro_parameters)),
          optional(field('value', $.directive_text)),
        ),
        alias($._malformed_name, $.directive_text),
      ),

    macro_parameters: ($) => seq(alias($._macro_open, '('), commaSep(choice($.identifier, '...')), ')'),

    undef_directive: ($) => seq($._undef_line, $._line_end),
    _undef_line: ($) => seq(directiveWord('undef'), optional($._undefinition)),
    _undefinition: ($) =>
      choice(
        seq(field('name', $.identifier), optional($.directive_text)),
        alias($._malformed_name, $.directive_text),
      ),

    package_directive: ($) => seq($._package_line, $._line_end),
    _package_line: ($) => seq(directiveWord('package'), optional(field('name', $.directive_text))),
    warning_directive: ($) => seq($._warning_line, $._line_end),
    _warning_line: ($) => seq(directiveWord('warning'), optional(field('message', $.directive_text))),
    error_directive: ($) => seq($._error_line, $._line_end),
    _error_line: ($) => seq(directiveWord('error'), optional(field('message', $.directive_text))),

    pragma_directive: ($) => seq($._pragma_line, $._line_end),
    // `#` may stand alone, or in front of anything.
    _pragma_line: ($) =>
      seq(
        choice(
          // As strong as the words above, so that the longest match decides: `#iffy` is no `#if`.
          field('name', alias(token(seq('#', GAP, /[A-Za-z_][A-Za-z0-9_]*/)), $.directive_name)),
          token(prec(-2, '#')),
        ),
        optional(field('text', $.directive_text)),
      ),

    // Declarations ------------------------------------------------------------------------------------------

    declaration: ($) =>
      choice(
        $.use_declaration,
        $.package_declaration,
        $.class_declaration,
        $.protocol_declaration,
        $.function_definition,
        $.function_declaration,
      ),

    use_declaration: ($) => seq('use', field('name', $.identifier), ';'),
    package_declaration: ($) => prec(1, seq('package', field('name', $.identifier), ';')),

    class_declaration: ($) =>
      prec.right(
        seq(
          'class',
          field('name', $.identifier),
          optional(field('category', $.category)),
          optional(seq(':', field('parent', alias($.identifier, $.type_identifier)))),
          optional(field('protocols', $.protocol_list)),
          field('body', $.class_body),
          optional(';'),
        ),
      ),

    category: ($) => seq('(', optional(field('name', $.identifier)), ')'),
    protocol_list: ($) => seq('<', commaSep1(alias($.identifier, $.type_identifier)), '>'),

    class_body: ($) =>
      seq('{', repeat($._class_member), optional(alias($._last_member_macro, $.macro_invocation)), '}'),
    _class_member: ($) =>
      choice(
        $.directive,
        conditional($, 'class'),
        $.method_definition,
        $.method_declaration,
        $.field_declaration,
        $.macro_invocation,
        $._nested_declaration,
        ';',
      ),
    // Neither a class nor a protocol may hold one; read, it can be named.
    _nested_declaration: ($) =>
      choice(
        $.class_declaration,
        $.protocol_declaration,
        $.struct_declaration,
        $.enum_declaration,
        $.typedef_declaration,
      ),
    ...conditionalRules('class', ($) => repeat($._class_member)),

    // A macro that stands for whole members; a semicolon behind it is one of its own.
    macro_invocation: ($) =>
      choice(
        seq(
          field('name', $.identifier),
          field('arguments', $.argument_list),
          // What is made of the first arguments may take further ones.
          optional(field('arguments', $.argument_list)),
          choice(';', $._end_of_call),
        ),
        // A macro that stands for the head of a method.
        seq(field('name', $.identifier), field('body', $.block)),
        seq(field('name', $.identifier), choice(';', $._end_of_member)),
      ),
    _last_member_macro: ($) => seq(field('name', $.identifier), optional(field('arguments', $.argument_list))),

    protocol_declaration: ($) =>
      prec.right(
        seq('protocol', field('name', $.identifier), field('body', $.protocol_body), optional(';')),
      ),
    protocol_body: ($) =>
      seq('{', repeat($._protocol_member), optional(alias($._last_member_macro, $.macro_invocation)), '}'),
    _protocol_member: ($) =>
      choice(
        $.directive,
        conditional($, 'protocol'),
        $.method_definition,
        $.method_declaration,
        $.field_declaration,
        $.macro_invocation,
        $._nested_declaration,
        ';',
      ),
    ...conditionalRules('protocol', ($) => repeat($._protocol_member)),

    // Without its result a method is none, but it says what is missing.
    method_definition: ($) =>
      seq(choice($._function_head, prec.dynamic(-1, $._function_signature)), field('body', $.block)),
    method_declaration: ($) => seq($._function_head, $._end_of_bodyless),
    function_definition: ($) => seq($._function_head, field('body', $.block)),
    function_declaration: ($) =>
      prec.dynamic(2, seq($._function_head, $._end_of_bodyless)),
    // The compilers do without the semicolon.
    _end_of_bodyless: ($) => choice(';', $._no_semicolon),

    _function_head: ($) =>
      seq(
        repeat(field('modifier', $._modifier)),
        commaSep1($._function_result),
        $._function_signature,
      ),
    _function_result: ($) => field('result', choice($._named_type, $._header_type, $.tuple_type)),
    _function_signature: ($) =>
      seq(
        field('name', choice($._function_name, alias($._named_by_macro, $.call_expression))),
        field('parameters', $.parameter_list),
        optional($._trailers),
      ),
    // `void ABI(draw)(void)`: what a macro makes a name of reads as parameters do, until further ones follow.
    _named_by_macro: ($) =>
      seq(
        field('function', $.identifier),
        field('arguments', alias(choice($.parameter_list, $._literal_arguments), $.argument_list)),
      ),
    _literal_arguments: ($) =>
      seq('(', optional(seq($._parameters, ',')), $._name_literal, repeat(seq(',', choice($._parameter, $._name_literal))), ')'),
    _name_literal: ($) => choice($._integer, $.string_literal),

    _function_name: ($) => choice($._name, alias($._reference_word, $.identifier)),
    _reference_word: (_) => choice('retain', 'release', 'delete'),

    // More macros than one stand on one line, or they would swallow the next member where a semicolon is missing.
    _trailers: ($) =>
      choice(
        repeat1($._trailer),
        seq(
          repeat($._trailer),
          field('macro', $.macro_annotation),
          repeat(choice($._trailer, seq($._macro_joint, field('macro', $.macro_annotation)))),
        ),
      ),
    _trailer: ($) =>
      choice(field('annotations', $.annotation_list), field('throws', alias('throws', $.throws))),

    tuple_type: ($) => seq('(', $.type, repeat1(seq(',', $.type)), ')'),

    _modifier: ($) => choice($.modifier, $.since_modifier),
    modifier: (_) =>
      choice('static', 'final', 'optional', 'inline', 'extern', 'global', 'volatile', 'register'),
    since_modifier: ($) =>
      seq(
        'since',
        '(',
        field(
          'version',
          choice($.string_literal, $.concatenated_string, $.identifier, alias($._macro_call, $.call_expression)),
        ),
        ')',
      ),

    annotation_list: ($) =>
      seq(':', $.annotation, repeat(seq(choice(',', $._annotation_joint), $.annotation))),
    annotation: ($) =>
      seq(
        field('name', $._name),
        optional(seq('(', optional(field('argument', choice($._name, $._integer))), ')')),
      ),
    macro_annotation: ($) => seq(field('name', $.identifier), optional(field('arguments', $.argument_list))),

    parameter_list: ($) => seq('(', optional($._parameters), ')'),
    _parameters: ($) => commaSep1($._parameter),
    _parameter: ($) => choice($.parameter, $.variadic_parameter),
    parameter: ($) => 
      seq(field('type', $.type), optional(seq(field('name', $._name), optional(field('suffix', $.array_suffix))))),
    variadic_parameter: (_) => '...',
    array_suffix: ($) => seq('[', optional(field('size', $.expression)), ']'),

    field_declaration: ($) =>
      seq(repeat(field('modifier', $._modifier)), choice(seq($._variables, ';'), $._block_variable)),
    variable_declaration: ($) =>
      prec.dynamic(
        1,
        seq(
          repeat(field('modifier', $._modifier)),
          choice(seq(choice($._variables, $._construction), ';'), $._block_variable),
        ),
      ),

    // Behind the header of a block, braces are always a body; the semicolon may be left out.
    _block_variable: ($) =>
      prec.right(
        seq(
          field('type', $.block_type),
          '=',
          field('value', $.block),
          optional(';'),
        ),
      ),

    _variables: ($) =>
      choice(
        seq(field('type', $._named_type), commaSep1(field('declarator', $.variable_declarator))),
        prec(1, seq(field('type', $._header_word), commaSep1(field('declarator', $.variable_declarator)))),
        seq(
          field('type', choice($.callback_type, alias($._qualified_header, $.qualified_type))),
          optional(seq('=', field('value', $._initializer))),
        ),
        seq(field('type', $.block_type), optional(seq('=', field('value', $.expression)))),
        seq(field('type', $.write_back_type), commaSep1(field('declarator', $.variable_declarator))),
      ),

    // A type of that name: no signature follows.
    _header_word: ($) => alias(choice('callback', 'block', 'par'), $.type_identifier),

    _construction: ($) =>
      seq(
        field('type', $._named_type),
        field('declarator', alias($._construction_declarator, $.variable_declarator)),
      ),
    _construction_declarator: ($) => seq(field('name', $._name), field('arguments', $.argument_list)),

    variable_declarator: ($) =>
      seq(field('name', $._name), optional(field('suffix', $.array_suffix)), optional(seq('=', field('value', $._initializer)))),

    _initializer: ($) => choice($.expression, $.initializer_list, $.range),
    range: ($) => seq(field('start', $.expression), choice('..', '...'), field('end', $.expression)),

    initializer_list: ($) => prec(1, seq('{', entries($, $._entry, 'list'), '}')),
    _entry: ($) => choice($.expression, $.initializer_list, $.range),
    ...conditionalRules('list', ($) => armEntries($, $._entry, 'list')),

    struct_declaration: ($) =>
      choice(prec.right(seq($._struct, optional(';'))), seq('struct', field('name', $.identifier), ';')),
    _struct: ($) =>
      prec.right(
        seq(
          'struct',
          optional(field('name', $.identifier)),
          optional(seq(':', field('attribute', alias('packed', $.packed)))),
          field('body', $.struct_body),
        ),
      ),
    struct_specifier: ($) => choice($._struct, seq('struct', field('name', $.identifier))),
    struct_body: ($) =>
      seq('{', repeat($._struct_member), optional(alias($._last_member_macro, $.macro_invocation)), '}'),
    _struct_member: ($) =>
      choice($.directive, conditional($, 'struct'), $.field_declaration, $.macro_invocation, ';'),
    ...conditionalRules('struct', ($) => repeat($._struct_member)),

    enum_declaration: ($) => prec.right(seq($._enum, optional(';'))),
    _enum: ($) => seq('enum', optional(field('name', $.identifier)), optional('='), field('body', $.enum_body)),
    enum_specifier: ($) => $._enum,
    enum_body: ($) => seq('{', entries($, $.enum_member, 'enum'), '}'),
    enum_member: ($) => seq(field('name', $._name), optional(seq('=', field('value', $.expression)))),
    ...conditionalRules('enum', ($) => armEntries($, $.enum_member, 'enum')),

    typedef_declaration: ($) =>
      seq(
        'typedef',
        choice(
          seq(
            field('type', choice($._named_type, $.struct_specifier, $.enum_specifier)),
            field('name', $._name),
            optional(field('suffix', $.array_suffix)),
          ),
          seq(field('result', $._named_type), field('name', $._name), field('parameters', $.parameter_list)),
          // The name stands in the signature, where callbacks have theirs, or behind it as any other type's.
          seq(field('type', $._header_type), optional(field('name', $._name))),
        ),
        ';',
      ),

    // Types -------------------------------------------------------------------------------------------------

    type: ($) =>
      choice(
        $._named_type,
        $._header_type,
        alias($._qualified_header, $.qualified_type),
        // Only a local and a function's result are of these; anywhere else they can be named.
        $.write_back_type,
        $.tuple_type,
      ),

    _named_type: ($) =>
      choice(
        $._plain_type,
        $.qualified_type,
      ),

    // Without qualifiers: they bind to the outermost pointer, so none stands inside another type.
    _plain_type: ($) => choice($._pointed_type, alias($._array_of_name, $.array_type)),
    _pointed_type: ($) =>
      choice(
        $.primitive_type,
        $._type_name,
        $.generic_type,
        $.pointer_type,
        $.bound_method_type,
        $.array_type,
      ),

    primitive_type: (_) => choice(...PRIMITIVES),
    _type_name: ($) => choice(alias($.identifier, $.type_identifier), $._contextual_type),
    _contextual_type: ($) => alias(choice(...QUALIFIERS, ...CONTEXTUAL), $.type_identifier),
    generic_type: ($) =>
      seq(field('name', $._type_name), field('arguments', $.type_arguments)),
    type_arguments: ($) => seq('<', commaSep1($.type), '>'),
    // `a[0] * b;` is a product: brackets end a type.
    pointer_type: ($) => seq(field('target', $._pointed_type), $._sigil),
    _sigil: (_) => choice('*', '@'),
    bound_method_type: ($) => seq(field('function', $._pointed_type), '^'),
    array_type: ($) => seq(field('element', $._array_element), '[', optional(field('size', $.expression)), ']'),
    // `Gauge[4] g;`: two expressions never touch, so that the subscript is a type.
    _array_of_name: ($) =>
      prec(
        1,
        seq(
          field('element', choice($._type_name, alias($._array_of_name, $.array_type))),
          '[',
          optional(field('size', $.expression)),
          ']',
        ),
      ),
    _array_element: ($) =>
      choice($.primitive_type, $.generic_type, $.pointer_type, $.bound_method_type, $.array_type),
    qualified_type: ($) => seq(repeat1($.qualifier), field('type', $._plain_type)),
    // The compilers refuse it in most places; it holds the declared name as the header alone does.
    _qualified_header: ($) => seq(repeat1($.qualifier), field('type', $._header_type)),
    // In front of a name or a type the six words are no type of that name.
    qualifier: (_) =>
      prec.dynamic(1, choice(prec(1, choice(...QUALIFIERS)), seq(choice(...QUALIFIERS), ':'))),

    _header_type: ($) => choice($.callback_type, $.block_type),
    callback_type: ($) => prec(1, seq('callback', $._header)),
    block_type: ($) => seq('block', $._header),
    _header: ($) =>
      seq(
        optional(
          choice(field('name', $._header_name), prec(1, seq(field('name', $._header_name), field('suffix', $.array_suffix)))),
        ),
        field('result', $._named_type),
        field('parameters', $.parameter_list),
      ),

    // What may stand in the parentheses of a cast: no type arguments, and no lone name (see cast_expression).
    // A qualifier in front of the signature belongs to the result.
    _header_name: ($) => choice($.identifier, alias(choice(...CONTEXTUAL), $.identifier)),

    // A local that a block literal may write back.
    write_back_type: ($) => seq('block', ':', field('type', $._named_type)),

    _cast_type: ($) =>
      choice(
        $.primitive_type,
        alias($._cast_pointer_type, $.pointer_type),
        alias($._cast_bound_type, $.bound_method_type),
        alias($._cast_array_type, $.array_type),
        alias($._cast_qualified_type, $.qualified_type),
        $._header_type,
      ),
    _cast_target: ($) =>
      choice(
        $.primitive_type,
        $._type_name,
        alias($._cast_pointer_type, $.pointer_type),
        alias($._cast_bound_type, $.bound_method_type),
      ),
    _cast_pointer_type: ($) => seq(field('target', $._cast_target), $._sigil),
    // A cast takes no type arguments, `sizeof` does.
    _generic_pointer_type: ($) =>
      seq(field('target', choice($.generic_type, alias($._generic_pointer_type, $.pointer_type))), $._sigil),
    _cast_bound_type: ($) => seq(field('function', $._cast_target), '^'),
    _cast_array_type: ($) =>
      seq(
        field('element', choice($.primitive_type, alias($._cast_pointer_type, $.pointer_type))),
        '[',
        optional(field('size', $.expression)),
        ']',
      ),
    _cast_qualified_type: ($) =>
      seq(
        repeat1($.qualifier),
        field('type', choice($._cast_target, alias($._cast_array_type, $.array_type), $._header_type)),
      ),

    // Statements --------------------------------------------------------------------------------------------

    statement: ($) => choice($.variable_declaration, $._file_statement),

    _file_statement: ($) =>
      choice(
        $.block,
        $.struct_declaration,
        $.enum_declaration,
        $.typedef_declaration,
        $.expression_statement,
        $.tuple_assignment,
        $.if_statement,
        $.while_statement,
        $.for_statement,
        $.for_in_statement,
        $.switch_statement,
        $.return_statement,
        $.break_statement,
        $.continue_statement,
        $.goto_statement,
        $.labeled_statement,
        $.defer_statement,
        $.try_statement,
        $.throw_statement,
        $.delete_statement,
        $.asm_statement,
        $.par_statement,
        $.macro_statement,
      ),

    block: ($) => seq('{', repeat($._block_item), optional(alias($._last_macro, $.expression_statement)), '}'),
    _last_macro: ($) => prec.dynamic(-1, $.expression),
    _block_item: ($) => choice($.directive, conditional($, 'block'), $.statement, $._branch),
    ...conditionalRules('block', ($) => repeat($._block_item)),

    // What goes on with the statement in front of a directive or of the conditional that holds it.
    _branch: ($) => choice($.else_clause, $.catch_clause),
    else_clause: ($) => prec.right(seq('else', field('body', $._controlled))),

    // Behind a macro that stands for whole statements, no semicolon is needed.
    expression_statement: ($) =>
      choice(
        seq($.expression, ';'),
        prec(1, seq($.call_expression, $._end_of_call)),
        prec(1, seq($.identifier, $._end_of_name)),
      ),
    // Behind a macro at the end of what stands in braces no semicolon is needed either.
    _body: ($) => choice($.statement, alias($._body_macro, $.expression_statement)),
    // The one statement of a head may stand in the arms of a conditional.
    _controlled: ($) => choice($._body, conditional($, 'block')),
    _body_macro: ($) => seq(choice($.call_expression, $.identifier), $._end_of_body),
    // A macro that stands for the head of a loop or the like.
    macro_statement: ($) => seq(field('macro', $.call_expression), field('body', $.block)),

    tuple_assignment: ($) =>
      seq(
        '(',
        field('left', $._tuple_element),
        repeat1(seq(',', field('left', $._tuple_element))),
        ')',
        '=',
        field('right', $.expression),
        ';',
      ),
    _tuple_element: ($) => choice($.expression, $.tuple_variable),
    // `(a * b, c) = f();`: nothing is ever assigned to a product.
    tuple_variable: ($) =>
      prec.dynamic(
        1,
        seq(
          field('type', $._named_type),
          field('name', $._name),
        ),
      ),

    if_statement: ($) =>
      prec.right(
        seq(
          'if',
          field('condition', $.parenthesized_expression),
          field('consequence', $._controlled),
          optional(seq('else', field('alternative', $._controlled))),
        ),
      ),

    while_statement: ($) =>
      seq('while', field('condition', $.parenthesized_expression), field('body', $._controlled)),

    for_statement: ($) =>
      seq('for', '(', $._for_initializer, $._for_condition, $._for_update, $._loop_body),
    _for_initializer: ($) =>
      choice(field('initializer', $.variable_declaration), seq(optional(field('initializer', $.expression)), ';')),
    _for_condition: ($) => seq(optional(field('condition', $.expression)), ';'),
    _for_update: ($) => seq(optional(field('update', $.expression)), ')'),
    _loop_body: ($) => seq(optional($.loop_annotation), field('body', $._controlled)),

    for_in_statement: ($) =>
      seq(
        'for',
        '(',
        optional(field('type', $._named_type)),
        field('name', $._name),
        'in',
        field('iterable', choice($.expression, $.range, $.slice)),
        $._for_in_end,
        $._loop_body,
      ),
    _for_in_end: ($) =>
      seq(optional(seq('step', field('step', choice($._integer, $.negative_literal, $.identifier)))), ')'),
    negative_literal: ($) => seq('-', $._integer),
    slice: ($) =>
      choice(
        prec(1, seq(field('collection', $.identifier), $._slice_bounds)),
        seq(field('collection', $.primary_expression), $._slice_bounds),
      ),
    _slice_bounds: ($) =>
      seq(
        '[',
        choice(
          seq(field('start', $.expression), choice('..', '...'), optional(field('end', $.expression))),
          seq(choice('..', '...'), field('end', $.expression)),
        ),
        ']',
      ),
    // A parenthesis behind the name belongs to it: no body begins with one that the annotation could leave over.
    loop_annotation: ($) =>
      prec.right(
        seq(':', field('name', $.identifier), optional(seq('(', field('argument', $.identifier), ')'))),
      ),

    switch_statement: ($) =>
      seq('switch', field('subject', $.parenthesized_expression), field('body', $.switch_body)),
    // Behind a conditional that may hold the first labels, statements belong to whichever of them is kept.
    switch_body: ($) =>
      seq(
        '{',
        repeat($.directive),
        optional(seq(conditional($, 'switch'), repeat($._arm_item))),
        repeat($.switch_arm),
        '}',
      ),
    // What stands behind an arm belongs to it, a conditional with further arms included: control falls through.
    ...conditionalRules('switch', ($) => seq(repeat($._arm_item), repeat($.switch_arm))),
    switch_arm: ($) =>
      prec.right(seq(repeat1(field('label', choice($.case_label, $.default_label))), repeat($._arm_item))),
    _arm_item: ($) => choice($.directive, conditional($, 'switch'), $._body, $._branch),
    case_label: ($) => seq('case', commaSep1(field('value', choice($.expression, $.range, $.open_range))), ':'),
    open_range: ($) =>
      choice(
        seq(choice('..', '...'), field('end', $.expression)),
        seq(field('start', $.expression), choice('..', '...')),
      ),
    default_label: (_) => seq('default', ':'),

    return_statement: ($) => seq('return', commaSep(field('value', $.expression)), ';'),
    break_statement: (_) => seq('break', ';'),
    continue_statement: (_) => seq('continue', ';'),
    goto_statement: ($) => seq('goto', field('label', $._name), ';'),
    labeled_statement: ($) =>
      seq(field('label', choice($.identifier, alias(choice(...LABELS), $.identifier))), ':'),
    defer_statement: ($) => seq('defer', field('body', $.block)),
    try_statement: ($) =>
      prec.right(seq('try', field('body', $.block), repeat(field('handler', $.catch_clause)))),
    catch_clause: ($) =>
      seq(
        'catch',
        '(',
        optional(field('type', $._type_name)),
        field('name', $._name),
        ')',
        field('body', $.block),
      ),
    throw_statement: ($) => seq('throw', field('value', $.expression), ';'),
    delete_statement: ($) => seq(field('operation', $._reference_word), field('value', $.expression), ';'),

    asm_statement: ($) =>
      prec.right(seq('asm', '{', optional(field('body', alias($._asm_items, $.asm_body))), '}', optional($.clobbers))),
    _asm_items: ($) => repeat1(choice($.asm_text, $.directive, conditional($, 'asm'))),
    ...conditionalRules('asm', ($) => repeat(choice($.asm_text, $.directive, conditional($, 'asm')))),
    clobbers: ($) =>
      prec.right(
        seq(':', 'clobbers', choice(seq('(', commaSep1($.identifier), ')'), commaSep1($.identifier))),
      ),

    par_statement: ($) =>
      prec(1, seq('par', optional(field('name', $._name)), repeat(field('decorator', $._par_decorator)), field('body', $.block))),
    _par_decorator: ($) => choice($.reduce_decorator, $.goal_decorator, $.grid_decorator),
    reduce_decorator: ($) =>
      seq(
        ':',
        'reduce',
        '(',
        field('operator', choice('+', '*', '&', '|', '^', 'min', 'max')),
        field('name', $._name),
        ')',
      ),
    goal_decorator: ($) => seq(':', 'goal', '(', field('goal', $.identifier), ')'),
    grid_decorator: ($) => seq(':', 'grid', '(', commaSep1(field('size', $.expression)), ')'),

    // Expressions -------------------------------------------------------------------------------------------

    expression: ($) => choice($._value, $.assignment_expression),

    // An assignment is no part of a larger expression but in parentheses.
    _value: ($) => choice($._operand, $.binary_expression, $.conditional_expression),

    _operand: ($) =>
      choice($.primary_expression, $.unary_expression, $.update_expression, $.cast_expression, $.sizeof_expression),

    primary_expression: ($) =>
      choice(
        $.identifier,
        $._contextual_name,
        $._integer,
        $.float_literal,
        $.character_literal,
        $.string_literal,
        $.concatenated_string,
        $.true,
        $.false,
        $.nil,
        $.parenthesized_expression,
        $.call_expression,
        $.subscript_expression,
        $.member_expression,
        alias($._postfix_update, $.update_expression),
        $.new_expression,
        $.inline_expression,
        $.block_literal,
        $.va_arg_expression,
      ),

    _name: ($) => choice($.identifier, $._contextual_name),
    _contextual_name: ($) => alias(choice(...QUALIFIERS, ...CONTEXTUAL), $.identifier),
    _field_name: ($) => choice($._name, alias($._reference_word, $.identifier)),

    parenthesized_expression: ($) =>
      choice(prec(1, seq('(', $.identifier, ')')), seq('(', $.expression, ')')),

    call_expression: ($) =>
      choice(
        seq(field('function', $.primary_expression), field('arguments', $.argument_list)),
        // In front of one value a lone name in parentheses is a cast; nothing and several values are arguments.
        prec.dynamic(
          -1,
          seq(
            field('function', alias($._parenthesized_name, $.parenthesized_expression)),
            field('arguments', $.argument_list),
          ),
        ),
        seq(
          field('function', alias($._reference_word, $.identifier)),
          field('arguments', alias($._reference_arguments, $.argument_list)),
        ),
      ),
    argument_list: ($) => seq('(', commaSep($._argument), ')'),
    _parenthesized_name: ($) => prec(2, seq('(', $.identifier, ')')),
    // One argument reads as the operand of the statement, where a statement may stand.
    _reference_arguments: ($) =>
      prec.dynamic(-1, choice(prec(1, seq('(', $.identifier, ')')), seq('(', commaSep($.expression), ')'))),
    _argument: ($) =>
      choice(
        $.expression,
        $.initializer_list,
        $.forwarded_arguments,
        $._argument_type,
      ),
    // What a macro may take for a type; a name alone reads as a value.
    _argument_type: ($) =>
      choice(
        $._argument_target,
        alias($._argument_array, $.array_type),
        alias($._argument_bound, $.bound_method_type),
        alias($._argument_qualified, $.qualified_type),
        $._header_type,
      ),
    _argument_target: ($) =>
      choice(
        $.primitive_type,
        alias($._argument_generic, $.generic_type),
        alias($._argument_pointer, $.pointer_type),
      ),
    // `LIST_OF(Node*, 4)`: a star, or the older sign for one, with nothing to multiply by behind it is one of a type.
    _argument_pointer: ($) =>
      seq(
        field('target', choice($._argument_target, $._type_name)),
        alias($._type_sigil, '*'),
      ),
    // `LIST_OF(u8[4], x)`: brackets behind a name read as a subscript.
    _argument_array: ($) => seq(field('element', $._argument_target), '[', optional(field('size', $.expression)), ']'),
    // `HOOK(Turn^, x)`: as with the star, nothing follows that it could combine bits with.
    _argument_bound: ($) => seq(field('function', $._type_name), alias($._type_caret, '^')),
    // `LIST_OF(Array<Node>*, 4)`: behind what stands in the brackets the argument ends.
    _argument_generic: ($) => seq(field('name', $._type_name), field('arguments', alias($._argument_types, $.type_arguments))),
    _argument_types: ($) => seq(alias($._type_open, '<'), commaSep1($.type), '>'),
    _argument_qualified: ($) =>
      seq(repeat1($.qualifier), field('type', alias($._argument_pointer, $.pointer_type))),
    forwarded_arguments: (_) => '...',

    // A name alone is kept apart: in front of another name it is one of a type.
    subscript_expression: ($) =>
      choice(
        prec(1, seq(field('collection', $.identifier), '[', field('index', $.expression), ']')),
        seq(field('collection', $.primary_expression), '[', field('index', $.expression), ']'),
      ),

    member_expression: ($) =>
      seq(
        field('object', choice($.primary_expression, $.primitive_type)),
        field('operator', choice('.', '->')),
        field('member', $._field_name),
      ),

    _postfix_update: ($) => seq(field('argument', $.primary_expression), field('operator', choice('++', '--'))),
    _prefix_update: ($) => seq(field('operator', choice('++', '--')), field('argument', $.primary_expression)),
    update_expression: ($) => seq(field('operator', choice('++', '--')), field('argument', $._operand)),

    unary_expression: ($) =>
      seq(field('operator', choice('-', '~', '!', '&', '*', '@')), field('argument', $._operand)),
    // A lone name in parentheses reads as a value in front of what could be an infix operator.
    _marked_unary: ($) => seq(field('operator', choice('~', '!', '@')), field('argument', $._operand)),

    cast_expression: ($) =>
      choice(
        seq(
          '(',
          field('type', $._cast_type),
          optional(field('failable', alias('?', $.failable))),
          ')',
          field('value', $._operand),
        ),
        seq(
          '(',
          field('type', $._type_name),
          field('failable', alias('?', $.failable)),
          ')',
          field('value', $._operand),
        ),
        prec(
          2,
          seq(
            '(',
            field('type', $._type_name),
            ')',
            field(
              'value',
              choice(
                $.primary_expression,
                alias($._marked_unary, $.unary_expression),
                $.cast_expression,
                $.sizeof_expression,
              ),
            ),
          ),
        ),
        // `(n)++` counts up a value, unless an operand follows.
        prec.dynamic(
          -1,
          prec(
            1,
            seq('(', field('type', $._type_name), ')', field('value', alias($._prefix_update, $.update_expression))),
          ),
        ),
        // `(fs[4])(x)` calls what an array holds.
        prec.dynamic(
          -1,
          seq(
            '(',
            field('type', alias($._array_of_name, $.array_type)),
            ')',
            field(
              'value',
              choice(
                $.primary_expression,
                alias($._marked_unary, $.unary_expression),
                $.cast_expression,
                $.sizeof_expression,
              ),
            ),
          ),
        ),
      ),

    sizeof_expression: ($) =>
      choice(
        prec(
          1,
          seq(
            'sizeof',
            '(',
            field('type', choice($._cast_type, $.generic_type, alias($._generic_pointer_type, $.pointer_type))),
            ')',
          ),
        ),
        seq('sizeof', field('value', $._operand)),
        seq('sizeof', field('type', $.primitive_type)),
      ),

    binary_expression: ($) => {
      const table = [
        ['||', PREC.logical_or],
        ['&&', PREC.logical_and],
        ['|', PREC.bit_or],
        ['^', PREC.bit_xor],
        ['&', PREC.bit_and],
        [choice('==', '!='), PREC.equality],
        [choice('<', '>', '<=', '>='), PREC.relation],
        [choice('<<', '>>'), PREC.shift],
        [choice('<:', ':>'), PREC.rotate],
        [choice('+', '-'), PREC.sum],
        [choice('*', '/', '%'), PREC.product],
      ];
      return choice(
        ...table.map(([operator, strength]) =>
          prec.left(
            strength,
            seq(field('left', $._value), field('operator', operator), field('right', $._value)),
          ),
        ),
      );
    },

    conditional_expression: ($) =>
      prec.right(
        PREC.conditional,
        seq(
          field('condition', $._value),
          '?',
          field('consequence', $.expression),
          ':',
          field('alternative', $._value),
        ),
      ),

    assignment_expression: ($) =>
      prec.right(
        PREC.assignment,
        seq(
          field('left', $._operand),
          field(
            'operator',
            choice('=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '<:=', ':>='),
          ),
          field('right', choice($.expression, $.initializer_list, $.block)),
        ),
      ),

    new_expression: ($) =>
      prec.right(
        seq(
          'new',
          field('type', choice($.primitive_type, alias($.identifier, $.type_identifier))),
          optional(choice(field('arguments', $.argument_list), seq('[', field('size', $.expression), ']'))),
        ),
      ),

    // What follows the value belongs to it: the call is what is expanded.
    inline_expression: ($) => prec(-1, seq('inline', ':', field('value', $.primary_expression))),

    block_literal: ($) => seq(field('type', $.block_type), field('body', $.block)),

    va_arg_expression: ($) =>
      prec(1, seq('va_arg', '(', field('list', $.expression), ',', field('type', $.type), ')')),

    concatenated_string: ($) =>
      prec.right(
        choice(
          seq($.string_literal, repeat1($._string_piece)),
          seq(choice($.identifier, $.call_expression), $.string_literal, repeat($._string_piece)),
        ),
      ),
    // Behind a macro's name, a parenthesis opens its arguments.
    _string_piece: ($) => prec.right(choice($.string_literal, $.identifier, alias($._macro_call, $.call_expression))),
    _macro_call: ($) => seq(field('function', $.identifier), field('arguments', $.argument_list)),

    // Literals ----------------------------------------------------------------------------------------------

    integer_literal: (_) =>
      token(choice(/[0-9][0-9_]*/, /\$[0-9A-Fa-f][0-9A-Fa-f_]*/, /0[xX][0-9A-Fa-f][0-9A-Fa-f_]*/)),

    // Weaker than the operator: behind an operand `%` is a remainder, whatever follows.
    _binary_literal: (_) => token(prec(-1, /%[01][01_]*/)),

    _integer: ($) => choice($.integer_literal, alias($._binary_literal, $.integer_literal)),

    float_literal: (_) =>
      token(
        choice(
          /[0-9][0-9_]*\.[0-9][0-9_]*([eE][-+]?[0-9]+)?[fFdD]?/,
          /[0-9][0-9_]*[eE][-+]?[0-9]+[fFdD]?/,
          /[0-9][0-9_]*[fFdD]/,
        ),
      ),

    character_literal: (_) =>
      token(/'([^'\\\r\n]|\\[nrt0\\"']|\\x[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4})'/),

    string_literal: ($) =>
      seq(
        '"',
        repeat(choice(alias(token.immediate(prec(1, /[^"\\\r\n]+/)), $.string_content), $.escape_sequence)),
        token.immediate('"'),
      ),
    escape_sequence: (_) =>
      token.immediate(prec(1, /\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[^\r\n])/)),

    true: (_) => 'true',
    false: (_) => 'false',
    nil: (_) => 'nil',

    identifier: (_) => /[A-Za-z_][A-Za-z0-9_]*/,

    // A token, so that a backslash anywhere else is an error at its place and no blank.
    _line_joint: (_) => token(/\\[ \t]*\r?\n/),

    // Comments are taken away before lines are joined, so that one may stand behind the backslash. With that it is one
    // token: a rule for both would take a tenth more states.
    comment: (_) =>
      token(
        choice(
          /(\\[ \t]*)?\/\/([^\r\n]|\r[^\n])*/,
          /\/\*[^*]*\*+([^\/*][^*]*\*+)*\//,
          /\\[ \t]*\/\*[^*\r\n]*\*+([^\/*\r\n][^*\r\n]*\*+)*\/[ \t]*\r?\n/,
        ),
      ),
  },
});
