/// What a node of the tree is, by the grammar's names.
///
/// A test holds the list against the grammar, so that neither can change alone.
public enum SyntaxKind: String, Sendable, Hashable, CaseIterable {
  /// `annotation`.
  case annotation
  /// `annotation_list`.
  case annotationList = "annotation_list"
  /// `argument_list`.
  case argumentList = "argument_list"
  /// `array_suffix`.
  case arraySuffix = "array_suffix"
  /// `array_type`.
  case arrayType = "array_type"
  /// `asm_body`.
  case asmBody = "asm_body"
  /// `asm_statement`.
  case asmStatement = "asm_statement"
  /// `asm_text`.
  case asmText = "asm_text"
  /// `assignment_expression`.
  case assignmentExpression = "assignment_expression"
  /// `bare_path`.
  case barePath = "bare_path"
  /// `binary_expression`.
  case binaryExpression = "binary_expression"
  /// `block`.
  case block
  /// `block_literal`.
  case blockLiteral = "block_literal"
  /// `block_type`.
  case blockType = "block_type"
  /// `bound_method_type`.
  case boundMethodType = "bound_method_type"
  /// `break_statement`.
  case breakStatement = "break_statement"
  /// `call_expression`.
  case callExpression = "call_expression"
  /// `callback_type`.
  case callbackType = "callback_type"
  /// `case_label`.
  case caseLabel = "case_label"
  /// `cast_expression`.
  case castExpression = "cast_expression"
  /// `catch_clause`.
  case catchClause = "catch_clause"
  /// `category`.
  case category
  /// `character_literal`.
  case characterLiteral = "character_literal"
  /// `class_body`.
  case classBody = "class_body"
  /// `class_declaration`.
  case classDeclaration = "class_declaration"
  /// `clobbers`.
  case clobbers
  /// `comment`.
  case comment
  /// `concatenated_string`.
  case concatenatedString = "concatenated_string"
  /// `conditional`.
  case conditional
  /// `conditional_expression`.
  case conditionalExpression = "conditional_expression"
  /// `continue_statement`.
  case continueStatement = "continue_statement"
  /// `default_label`.
  case defaultLabel = "default_label"
  /// `defer_statement`.
  case deferStatement = "defer_statement"
  /// `define_directive`.
  case defineDirective = "define_directive"
  /// `delete_statement`.
  case deleteStatement = "delete_statement"
  /// `directive_name`.
  case directiveName = "directive_name"
  /// `directive_text`.
  case directiveText = "directive_text"
  /// `elif_arm`.
  case elifArm = "elif_arm"
  /// `dropped_text`.
  case droppedText = "dropped_text"
  /// `else_arm`.
  case elseArm = "else_arm"
  /// `else_clause`.
  case elseClause = "else_clause"
  /// `enum_body`.
  case enumBody = "enum_body"
  /// `enum_declaration`.
  case enumDeclaration = "enum_declaration"
  /// `enum_member`.
  case enumMember = "enum_member"
  /// `enum_specifier`.
  case enumSpecifier = "enum_specifier"
  /// `error_directive`.
  case errorDirective = "error_directive"
  /// `escape_sequence`.
  case escapeSequence = "escape_sequence"
  /// `expression_statement`.
  case expressionStatement = "expression_statement"
  /// `failable`.
  case failable
  /// `false`.
  case falseLiteral = "false"
  /// `field_declaration`.
  case fieldDeclaration = "field_declaration"
  /// `float_literal`.
  case floatLiteral = "float_literal"
  /// `for_in_statement`.
  case forInStatement = "for_in_statement"
  /// `for_statement`.
  case forStatement = "for_statement"
  /// `forwarded_arguments`.
  case forwardedArguments = "forwarded_arguments"
  /// `function_declaration`.
  case functionDeclaration = "function_declaration"
  /// `function_definition`.
  case functionDefinition = "function_definition"
  /// `generic_type`.
  case genericType = "generic_type"
  /// `goal_decorator`.
  case goalDecorator = "goal_decorator"
  /// `goto_statement`.
  case gotoStatement = "goto_statement"
  /// `grid_decorator`.
  case gridDecorator = "grid_decorator"
  /// `identifier`.
  case identifier
  /// `if_arm`.
  case ifArm = "if_arm"
  /// `if_statement`.
  case ifStatement = "if_statement"
  /// `import_directive`.
  case importDirective = "import_directive"
  /// `include_directive`.
  case includeDirective = "include_directive"
  /// `initializer_list`.
  case initializerList = "initializer_list"
  /// `inline_expression`.
  case inlineExpression = "inline_expression"
  /// `integer_literal`.
  case integerLiteral = "integer_literal"
  /// `labeled_statement`.
  case labeledStatement = "labeled_statement"
  /// `loop_annotation`.
  case loopAnnotation = "loop_annotation"
  /// `macro_annotation`.
  case macroAnnotation = "macro_annotation"
  /// `macro_invocation`.
  case macroInvocation = "macro_invocation"
  /// `macro_parameters`.
  case macroParameters = "macro_parameters"
  /// `macro_statement`.
  case macroStatement = "macro_statement"
  /// `member_expression`.
  case memberExpression = "member_expression"
  /// `method_declaration`.
  case methodDeclaration = "method_declaration"
  /// `method_definition`.
  case methodDefinition = "method_definition"
  /// `modifier`.
  case modifier
  /// `negative_literal`.
  case negativeLiteral = "negative_literal"
  /// `new_expression`.
  case newExpression = "new_expression"
  /// `nil`.
  case nilLiteral = "nil"
  /// `open_range`.
  case openRange = "open_range"
  /// `package_declaration`.
  case packageDeclaration = "package_declaration"
  /// `package_directive`.
  case packageDirective = "package_directive"
  /// `packed`.
  case packed
  /// `par_statement`.
  case parStatement = "par_statement"
  /// `parameter`.
  case parameter
  /// `parameter_list`.
  case parameterList = "parameter_list"
  /// `parenthesized_expression`.
  case parenthesizedExpression = "parenthesized_expression"
  /// `pointer_type`.
  case pointerType = "pointer_type"
  /// `pragma_directive`.
  case pragmaDirective = "pragma_directive"
  /// `primitive_type`.
  case primitiveType = "primitive_type"
  /// `protocol_body`.
  case protocolBody = "protocol_body"
  /// `protocol_declaration`.
  case protocolDeclaration = "protocol_declaration"
  /// `protocol_list`.
  case protocolList = "protocol_list"
  /// `qualified_type`.
  case qualifiedType = "qualified_type"
  /// `qualifier`.
  case qualifier
  /// `quoted_path`.
  case quotedPath = "quoted_path"
  /// `range`.
  case range
  /// `reduce_decorator`.
  case reduceDecorator = "reduce_decorator"
  /// `return_statement`.
  case returnStatement = "return_statement"
  /// `since_modifier`.
  case sinceModifier = "since_modifier"
  /// `sizeof_expression`.
  case sizeofExpression = "sizeof_expression"
  /// `slice`.
  case slice
  /// `source_file`.
  case sourceFile = "source_file"
  /// `string_content`.
  case stringContent = "string_content"
  /// `string_literal`.
  case stringLiteral = "string_literal"
  /// `struct_body`.
  case structBody = "struct_body"
  /// `struct_declaration`.
  case structDeclaration = "struct_declaration"
  /// `struct_specifier`.
  case structSpecifier = "struct_specifier"
  /// `subscript_expression`.
  case subscriptExpression = "subscript_expression"
  /// `switch_arm`.
  case switchArm = "switch_arm"
  /// `switch_body`.
  case switchBody = "switch_body"
  /// `switch_statement`.
  case switchStatement = "switch_statement"
  /// `system_path`.
  case systemPath = "system_path"
  /// `throw_statement`.
  case throwStatement = "throw_statement"
  /// `throws`.
  case `throws`
  /// `true`.
  case trueLiteral = "true"
  /// `try_statement`.
  case tryStatement = "try_statement"
  /// `tuple_assignment`.
  case tupleAssignment = "tuple_assignment"
  /// `tuple_type`.
  case tupleType = "tuple_type"
  /// `tuple_variable`.
  case tupleVariable = "tuple_variable"
  /// `type_arguments`.
  case typeArguments = "type_arguments"
  /// `type_identifier`.
  case typeIdentifier = "type_identifier"
  /// `typedef_declaration`.
  case typedefDeclaration = "typedef_declaration"
  /// `unary_expression`.
  case unaryExpression = "unary_expression"
  /// `undef_directive`.
  case undefDirective = "undef_directive"
  /// `update_expression`.
  case updateExpression = "update_expression"
  /// `use_declaration`.
  case useDeclaration = "use_declaration"
  /// `use_directive`.
  case useDirective = "use_directive"
  /// `va_arg_expression`.
  case vaArgExpression = "va_arg_expression"
  /// `variable_declaration`.
  case variableDeclaration = "variable_declaration"
  /// `variable_declarator`.
  case variableDeclarator = "variable_declarator"
  /// `variadic_parameter`.
  case variadicParameter = "variadic_parameter"
  /// `warning_directive`.
  case warningDirective = "warning_directive"
  /// `while_statement`.
  case whileStatement = "while_statement"
  /// `write_back_type`.
  case writeBackType = "write_back_type"
  /// A stretch that is not xc.
  case error = "ERROR"
  /// A token without a name of its own: a keyword, an operator, a bracket.
  case token = ""
}
