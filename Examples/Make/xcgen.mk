# Swift bindings of .xc sources for GNU make.
#
#   include xcgen.mk
#   $(eval $(call xcgen_generate,NAME,DIR,SOURCES,ROOT,OPTIONS))
#
# gives two variables. NAME_SWIFT: the files in DIR that are made of SOURCES, which lie below ROOT. NAME_LIST: a file that
# changes when a source comes or goes, for what is built of all of them to depend on; so it does when a configuration
# comes or goes. OPTIONS are those of `xcgen generate`; the sources are checked too, and an error stops make. A file that
# would not change keeps its age, so that nothing is compiled for it. XCGEN says which program is run.

XCGEN ?= xcgen
# Another program may make other bindings.
xcgen_program := $(wildcard $(shell command -v $(firstword $(XCGEN))))

# Lists of paths are parted by blanks, in all of make.
xcgen_empty :=
xcgen_blank := $(xcgen_empty) $(xcgen_empty)
ifneq (,$(findstring $(xcgen_blank),$(CURDIR)))
$(error xcgen.mk: make takes the blank in '$(CURDIR)' for the end of a path; build in a folder without one)
endif

# A folder and those that it is in.
xcgen_folders = $(if $(filter-out .,$(1)),$(1) $(call xcgen_folders,$(patsubst %/,%,$(dir $(1)))))
# The configurations that may count for sources.
xcgen_configurations = $(wildcard $(sort $(foreach folder,$(sort $(dir $(abspath $(1)))),\
  $(addsuffix /.xcgen.json,$(call xcgen_folders,$(patsubst %/,%,$(folder)))))))

define xcgen_generate
$$(if $$(strip $(3)),,$$(error xcgen_generate: the SOURCES of $(1) name no file))
$(1)_STAMP := $(2)/.xcgen-stamp
$(1)_LIST := $(2)/.xcgen-list
$(1)_SWIFT := $$(shell $$(XCGEN) generate --name-outputs --root $(4) -o $(2) $(5) $(3))
$$(if $$(filter-out 0,$$(.SHELLSTATUS)),$$(error $$(XCGEN) cannot tell the bindings of $(1)))
$(1)_PARTS := $(3) $$(call xcgen_configurations,$(3))
$$(if $$(shell mkdir -p $(2) && { echo '$$($(1)_PARTS)' | cmp -s - $$($(1)_LIST) || \
  echo '$$($(1)_PARTS)' > $$($(1)_LIST); } || echo failed),$$(error $$($(1)_LIST) cannot be written))

$$($(1)_STAMP): $(3) $$($(1)_LIST) $$(firstword $$(MAKEFILE_LIST)) $$(xcgen_program)
	$$(XCGEN) generate -q --lint --root $(4) -o $(2) --stamp $$@ --depfile $$@.d $(5) $(3)

-include $(2)/.xcgen-stamp.d

# A file is as old as its last change, so the stamp tells whether it is up to date. One that went missing is made again.
$$($(1)_SWIFT): $$($(1)_STAMP)
	@test -f $$@ || $$(XCGEN) generate -q --root $(4) -o $(2) $(5) $(3)
endef
