# Swift bindings of .xc sources for GNU make.
#
#   include xcgen.mk
#   $(eval $(call xcgen_generate,NAME,DIR,SOURCES,ROOT,OPTIONS))
#
# gives the variable NAME_SWIFT: the files in DIR that are made of SOURCES, which lie below ROOT. OPTIONS are those of
# `xcgen generate`; the sources are checked too, and an error stops make. A file that would not change keeps its age,
# so that nothing is compiled for it. XCGEN says which program is run.

XCGEN ?= xcgen

define xcgen_generate
$(1)_STAMP := $(2)/.xcgen-stamp
$(1)_SWIFT := $$(shell $$(XCGEN) generate --name-outputs --root $(4) -o $(2) $(5) $(3))

$$($(1)_STAMP): $(3) $$(firstword $$(MAKEFILE_LIST))
	$$(XCGEN) generate -q --lint --root $(4) -o $(2) --stamp $$@ --depfile $$@.d $(5) $(3)

-include $(2)/.xcgen-stamp.d

# A file is as old as its last change, so the stamp tells whether it is up to date. One that went missing is made again.
$$($(1)_SWIFT): $$($(1)_STAMP)
	@test -f $$@ || $$(XCGEN) generate -q --root $(4) -o $(2) $(5) $(3)
endef
