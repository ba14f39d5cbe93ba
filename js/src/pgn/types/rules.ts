// core/pgn/answers/rulenames_test.go writes this file.

/**
 * The names of the rules, `area/what`, as the table of rules has them.
 *
 * @example
 * ```ts
 * import type { PgnRuleName } from "pbnkit/pgn";
 *
 * const quiet: PgnRuleName[] = ["tag/duplicate"];
 * const { diagnostics } = await pgn.parse('[Site "a"]\n[Site "b"]\n\n1. e4 *\n');
 * console.log(diagnostics.filter(({ rule }) => !quiet.includes(rule)).length); // 0
 * ```
 */
export type PgnRuleName =
	| "annotation/nag-range"
	| "annotation/nag-syntax"
	| "annotation/no-move"
	| "annotation/repeated"
	| "annotation/sign"
	| "comment/command"
	| "file/not-pgn"
	| "game/missing-result"
	| "game/no-tags"
	| "game/second-result"
	| "game/variant"
	| "move/after-end"
	| "move/ambiguous"
	| "move/capture-false"
	| "move/capture-mark"
	| "move/castling-zero"
	| "move/check-false"
	| "move/check-missing"
	| "move/disambiguation"
	| "move/en-passant-false"
	| "move/en-passant-mark"
	| "move/form"
	| "move/illegal"
	| "move/language"
	| "move/letter-case"
	| "move/long-form"
	| "move/null"
	| "move/pawn-letter"
	| "move/promotion-false"
	| "move/promotion-form"
	| "move/promotion-missing"
	| "move/unreadable"
	| "number/dangling"
	| "number/glued"
	| "position/castling"
	| "position/en-passant"
	| "position/form"
	| "position/syntax"
	| "position/variant"
	| "result/form"
	| "syntax/bad-escape"
	| "syntax/comment-in-tag"
	| "syntax/nested-comment"
	| "syntax/reserved"
	| "syntax/tag-name"
	| "syntax/token-too-long"
	| "syntax/unclosed-tag"
	| "syntax/unescaped-quote"
	| "syntax/unexpected-text"
	| "syntax/unmatched-brace"
	| "syntax/unterminated-comment"
	| "syntax/unterminated-string"
	| "tag/duplicate"
	| "tag/name-case"
	| "text/control-character"
	| "text/discouraged-character"
	| "text/non-ascii-token"
	| "text/tab-in-string"
	| "text/utf16"
	| "text/windows-1252"
	| "variation/empty"
	| "variation/misplaced"
	| "variation/no-move"
	| "variation/result"
	| "variation/unclosed"
	| "variation/unmatched";
