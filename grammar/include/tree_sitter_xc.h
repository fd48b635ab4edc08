#ifndef TREE_SITTER_XC_H_
#define TREE_SITTER_XC_H_

typedef struct TSLanguage TSLanguage;

#ifdef __cplusplus
extern "C" {
#endif

/// The tree-sitter language of the .xc dialect (grammar ABI 14).
const TSLanguage *tree_sitter_xc(void);

#ifdef __cplusplus
}
#endif

#endif  // TREE_SITTER_XC_H_
