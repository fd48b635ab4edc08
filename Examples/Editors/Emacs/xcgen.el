;;; xcgen.el --- xc sources in Emacs  -*- lexical-binding: t -*-

;; Findings, fixes and completion for xc sources: (load "/path/to/xcgen.el") in your init file; `xcgen' must be on the
;; path. Emacs 29 or newer has eglot, older ones take it from their package archive. With the grammar installed as
;; `xc' (M-x treesit-install-language-grammar) Emacs 29 colours by the tree.

;;; Code:

(define-derived-mode xc-mode prog-mode "xc"
  "Edit xc sources."
  (modify-syntax-entry ?/ ". 124b")
  (modify-syntax-entry ?* ". 23")
  (modify-syntax-entry ?\n "> b")
  (modify-syntax-entry ?' "\"")
  (modify-syntax-entry ?_ "_")
  (setq-local comment-start "// " comment-end "" indent-tabs-mode nil)
  (setq-local indent-line-function #'indent-relative)
  (if (and (fboundp 'treesit-ready-p) (treesit-ready-p 'xc t))
      (xc--colour-by-tree)
    (setq-local font-lock-defaults (list xc--words))))

(defvar xc--keywords
  '("class" "protocol" "struct" "enum" "typedef" "use" "optional" "static" "final" "weak" "callback" "block"
    "if" "else" "for" "in" "while" "switch" "case" "default" "break" "continue" "return" "goto" "defer"
    "try" "catch" "throw" "throws" "new" "delete" "sizeof" "self" "super" "nil" "true" "false"))

(defvar xc--words
  `((,(regexp-opt xc--keywords 'symbols) . font-lock-keyword-face)
    ("\\_<\\(?:[iu]\\(?:8\\|16\\|32\\|64\\)\\|void\\|bool\\|float\\|double\\|string\\|pointer\\)\\_>" . font-lock-type-face)
    ("^[ \t]*#[a-z]+" . font-lock-preprocessor-face)
    ("\\_<\\(?:class\\|protocol\\|struct\\|enum\\)[ \t]+\\(\\(?:\\sw\\|\\s_\\)+\\)" 1 font-lock-type-face)
    ("\\(\\(?:\\sw\\|\\s_\\)+\\)[ \t]*(" 1 font-lock-function-name-face)))

(defun xc--colour-by-tree ()
  "Colour the buffer by its syntax tree."
  (with-no-warnings
    (treesit-parser-create 'xc)
    (setq-local treesit-font-lock-feature-list '((comment string) (keyword type) (function)))
    (setq-local treesit-font-lock-settings
                (treesit-font-lock-rules
                 :language 'xc :feature 'comment '((comment) @font-lock-comment-face)
                 :language 'xc :feature 'string '((string_literal) @font-lock-string-face)
                 :language 'xc :feature 'keyword
                 '(["class" "protocol" "struct" "enum" "typedef" "if" "else" "for" "while" "return" "new"]
                   @font-lock-keyword-face
                   (modifier) @font-lock-keyword-face)
                 :language 'xc :feature 'type '([(type_identifier) (primitive_type)] @font-lock-type-face)
                 :language 'xc :feature 'function
                 '((method_definition name: (identifier) @font-lock-function-name-face)
                   (function_definition name: (identifier) @font-lock-function-name-face))))
    (treesit-major-mode-setup)))

(add-to-list 'auto-mode-alist '("\\.x[ct]\\'" . xc-mode))
(add-hook 'xc-mode-hook #'eglot-ensure)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(xc-mode "xcgen" "lsp")))

(provide 'xcgen)
;;; xcgen.el ends here
