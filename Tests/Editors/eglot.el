;;; eglot.el --- Emacs does what a person would do  -*- lexical-binding: t -*-

;; Opens half of a pair, is told of it, adds the other half, and the finding is gone.
;; Run by Tests/Editors/run, with the settings that Examples/Editors offers.

;;; Code:

(require 'eglot)
(require 'flymake)

(defun test-fail (format &rest arguments)
  "Say what is wrong, FORMAT with ARGUMENTS, and stop."
  (message "emacs: %s" (apply #'format format arguments))
  (kill-emacs 1))

(defun test-wait (what predicate)
  "Wait for WHAT, which is there once PREDICATE says so."
  (let ((end (+ (float-time) 60)))
    (while (not (funcall predicate))
      (when (> (float-time) end) (test-fail "never came: %s" what))
      (accept-process-output nil 0.05))))

(let ((eglot-sync-connect t) (eglot-autoshutdown t))
  (find-file "Detail.xc")
  (unless (derived-mode-p 'xc-mode) (test-fail "the file is in %s" major-mode))
  (apply #'eglot--connect (eglot--guess-contact))
  (flymake-mode 1)
  (flymake-start)
  (test-wait "a finding" #'flymake-diagnostics)
  (let ((finding (car (flymake-diagnostics))))
    (unless (string-match-p "formDidHide" (flymake-diagnostic-text finding))
      (test-fail "another finding: %s" (flymake-diagnostic-text finding)))
    (goto-char (flymake-diagnostic-beg finding)))
  ;; The first action that is offered is the preferred one; nobody is here to choose.
  (let* ((actions (eglot-code-actions (point) (point) nil))
         (edit (plist-get (aref (vconcat actions) 0) :edit)))
    (eglot--apply-workspace-edit edit))
  (unless (string-match-p "formDidHide" (buffer-string)) (test-fail "the buffer is %s" (buffer-string)))
  (eglot--signal-textDocument/didChange)
  (test-wait "the end of the finding" (lambda () (null (flymake-diagnostics))))
  (let ((wanted (with-temp-buffer (insert-file-contents "Mended.txt") (buffer-string))))
    (unless (string= wanted (buffer-string)) (test-fail "the buffer is %s" (buffer-string))))
  (set-buffer-modified-p nil)
  (message "emacs: found, mended, gone")
  (kill-emacs 0))

;;; eglot.el ends here
