# Swift bindings of .xc sources for CMake 3.20 or newer, with Ninja.
#
#   xcgen_generate(TARGET SOURCES FILE… [ROOT DIR] [NO_LINT] [OPTIONS OPTION…])
#
# adds the bindings of the sources to TARGET, if there is a target of that name, and gives the variable TARGET_BINDINGS
# that names them. Files are named after paths below ROOT, the current source folder without
# it. The sources are checked too, unless NO_LINT is given, and an error stops the build. OPTIONS are those of
# `xcgen generate`. A file that would not change keeps its age, so that nothing is compiled for it. The variable
# XCGEN_EXECUTABLE says which program is run.

# Paths in depfiles are told from the build folder, whatever version the project asks for.
cmake_policy(SET CMP0116 NEW)

find_program(XCGEN_EXECUTABLE xcgen DOC "The program that makes Swift bindings of .xc sources" REQUIRED)

function(xcgen_generate target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "NO_LINT" "ROOT" "SOURCES;OPTIONS")
  if(NOT arg_SOURCES)
    message(FATAL_ERROR "xcgen_generate(${target}): SOURCES names no file")
  endif()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "xcgen_generate(${target}): unknown argument '${arg_UNPARSED_ARGUMENTS}'")
  endif()
  if(NOT arg_ROOT)
    set(arg_ROOT "${CMAKE_CURRENT_SOURCE_DIR}")
  endif()
  get_filename_component(root "${arg_ROOT}" ABSOLUTE)
  set(sources "")
  set(places "")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(source "${source}" ABSOLUTE)
    list(APPEND sources "${source}")
    # A configuration counts from its folder downwards.
    get_filename_component(place "${source}" DIRECTORY)
    while(NOT "${place}/.xcgen.json" IN_LIST places)
      list(APPEND places "${place}/.xcgen.json")
      get_filename_component(place "${place}" DIRECTORY)
    endwhile()
  endforeach()

  set(folder "${CMAKE_CURRENT_BINARY_DIR}/xcgen/${target}")
  set(arguments generate -q --root "${root}" -o "${folder}" ${arg_OPTIONS} ${sources})
  execute_process(
    COMMAND "${XCGEN_EXECUTABLE}" ${arguments} --name-outputs
    OUTPUT_VARIABLE bindings OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" bindings "${bindings}")

  # What is read is told by the depfile. One that comes where none was makes CMake look again, and this file new.
  file(GLOB configurations CONFIGURE_DEPENDS ${places})
  set(list "${folder}/xcgen-list")
  file(CONFIGURE OUTPUT "${list}" CONTENT "${sources};${configurations}\n" @ONLY)

  set(lint --lint)
  if(arg_NO_LINT)
    set(lint "")
  endif()
  # The stamp comes first: what stands in a depfile is the first output.
  set(stamp "${folder}/xcgen-stamp")
  add_custom_command(
    OUTPUT "${stamp}" ${bindings}
    COMMAND "${XCGEN_EXECUTABLE}" ${arguments} ${lint} --stamp "${stamp}" --depfile "${stamp}.d"
    DEPENDS ${sources} "${list}" "${XCGEN_EXECUTABLE}"
    DEPFILE "${stamp}.d"
    COMMENT "Binding .xc of ${target}"
    VERBATIM COMMAND_EXPAND_LISTS)
  if(TARGET ${target})
    target_sources(${target} PRIVATE ${bindings})
  endif()
  set(${target}_BINDINGS "${bindings}" PARENT_SCOPE)
endfunction()
