import type { Checked } from "../../files/kit.js";
import type { Fate, FoundByRule } from "pbnkit/report";
import { ignored, starts } from "../../../../core/convert/formulas.json";

const columns = ["file", "severity", "rule", "line", "column", "board", "game", "section", "message", "fate"] as const;

type Cells = Partial<Record<(typeof columns)[number], string | number>>;

/** The code points, from one to another, as they are written in a class of characters. */
const inClass = (ranges: number[][]) => ranges.map((range) => range.map((code) => `\\u{${code.toString(16)}}`).join("-")).join("");
const started = inClass(Array.from(starts, (start) => [start.codePointAt(0) ?? 0]));

/** What a spreadsheet would take for a formula, by the core's tables (`core/cells/cells.go`). */
const formula = new RegExp(`^[${inClass(ignored)}]*[${started}]`, "u");

/** A number as the core has it. */
const number = /^ *[-+]?\d+(?:\.\d+)? *$/;

/** The mark by which Excel recognises UTF-8. */
export const csvMark = "\uFEFF";

/** The first line, after the mark by which Excel recognises UTF-8. */
export const csvHead = `${csvMark}${row(Object.fromEntries(columns.map((name) => [name, name])))}`;

/** What was found in a file: a row for each diagnostic, and for what of a rule was counted, but not listed. */
export function csvReport(file: string, { diagnostics, omitted }: Checked, fateOf: (found: FoundByRule) => Fate): string {
	const listed = diagnostics.map((found) => {
		const { rule, severity, span, board, game, section, message } = found;
		const place = { line: span.start.line, column: span.start.column, board: board ?? "", game: game || "" };
		return row({ file, severity, rule, ...place, section, message, fate: fateOf(found) });
	});
	const more = omitted.map((found) => {
		const { rule, severity, count } = found;
		return row({ file, severity, rule, message: `and ${count} more, not listed`, fate: fateOf(found) });
	});
	return [...listed, ...more].join("");
}

function row(cells: Cells): string {
	return csvLine(columns.map((name) => String(cells[name] ?? "")));
}

/**
 * As in RFC 4180: a line end is CRLF, and what has a quote, a comma or a line end in it is in quotes.
 *
 * @param mayBeNumber whether a cell that is a number is one, with a sign too; by default all are texts
 */
export function csvLine(cells: readonly string[], mayBeNumber = false): string {
	return `${cells.map((cell) => quoted(mayBeNumber && number.test(cell) ? cell : harmless(cell))).join(",")}\r\n`;
}

function quoted(cell: string): string {
	return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Puts an apostrophe before what may be a formula, which makes it a text. */
function harmless(cell: string): string {
	return formula.test(cell) ? `'${cell}` : cell;
}
