// core/pbi/answers/rulenames_test.go writes this file.

/**
 * The names of the rules, `area/what`, as the table of rules has them.
 *
 * @example
 * ```ts
 * import type { PbiRuleName } from "pbnkit/pbi";
 *
 * const quiet: PbiRuleName[] = ["source/missing"];
 * const { diagnostics } = await pbi.validate("\uFEFF#PBI 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n");
 * console.log(diagnostics.filter(({ rule }) => !quiet.includes(rule)).length); // 0
 * ```
 */
export type PbiRuleName =
	| "award/empty"
	| "award/subfields"
	| "comment/misplaced"
	| "escape/bad"
	| "escape/beyond-ascii"
	| "escape/needless"
	| "export/empty-item"
	| "export/empty-source"
	| "export/encoding"
	| "export/line-end"
	| "export/position-form"
	| "field/blanks"
	| "field/unencoded-colon"
	| "file/marker"
	| "file/no-marker"
	| "file/no-records"
	| "file/not-pbi"
	| "file/obsolete-version"
	| "file/second-marker"
	| "file/unknown-version"
	| "names/duplicate"
	| "names/empty-name"
	| "names/hash"
	| "position/checks"
	| "position/in-check"
	| "position/kings"
	| "position/knight"
	| "position/letter"
	| "position/no-move"
	| "position/pawn-row"
	| "position/piece-count"
	| "position/promoted"
	| "position/row-length"
	| "position/rows"
	| "position/trailing"
	| "record/duplicate"
	| "record/empty"
	| "record/field-count"
	| "record/shifted"
	| "solution/cook"
	| "solution/key"
	| "solution/none"
	| "solution/short"
	| "solution/status"
	| "source/empty-reference"
	| "source/missing"
	| "source/subfields"
	| "status/undefined"
	| "stipulation/form"
	| "text/control-character"
	| "text/invalid-utf8"
	| "text/no-bom"
	| "text/other-separator"
	| "text/stray-bom"
	| "text/unterminated-line"
	| "text/utf16"
	| "version/keymove"
	| "version/status";
