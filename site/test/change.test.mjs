import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { changeOf } = await source("check/change");

/** A change as lines of text: sign, number, and the changed parts in braces. */
const told = (parts) =>
	parts
		.map((lines) =>
			lines
				.map(({ sign, number, runs, skipped }) =>
					skipped ? `${sign} ${skipped} more` : `${sign}${number} ${runs.map(({ text, changed }) => (changed ? `{${text}}` : text)).join("")}`,
				)
				.join("\n"),
		)
		.join("\n---\n");

/** Edits of a text, each [what stands there, what is put there]; the first place of it behind the edit before. */
function editsOf(text, pairs) {
	let at = 0;
	return pairs.map(([old, written]) => {
		const from = text.indexOf(old, at);
		assert.ok(from >= 0, old);
		at = from + old.length;
		const position = (index) => ({ byte: Buffer.byteLength(text.slice(0, index)), line: text.slice(0, index).split(/\r\n|\r|\n/).length });
		return { span: { start: position(from), end: position(at) }, text: written };
	});
}

const lines = (n, of = (i) => `line ${i}`) => Array.from({ length: n }, (_, i) => of(i + 1)).join("\n");

describe("changeOf", () => {
	const cases = [
		["a part of a line", "a\nb c d\ne\nf", [["c", "C"]], " 1 a\n-2 b {c} d\n+2 b {C} d\n 3 e"],
		["an insertion", "ab", [["", "x"]], "-1 ab\n+1 {x}ab"],
		["a line that goes", "a\nb\nc\nd", [["b\n", ""]], " 1 a\n-2 {b␊}\n 3 c\n 4 d"],
		["a line that comes", "a\nb\nc", [["b", "x\nb"]], " 1 a\n-2 {b}\n+2 {x␊}\n+3 {b}\n 3 c"],
		["a line that comes before another", "b\nc", [["", "x\n"]], "+1 {x␊}\n 1 b\n 2 c"],
		["a line end", "a\rb\nc", [["\r", "\r\n"]], "-1 a{␍}\n+1 a{␍␊}\n 2 b\n 3 c"],
		["a tab", "a\tb", [["\t", " "]], "-1 a{␉}b\n+1 a{ }b"],
		["two edits in a line", 'x\n[Site {c} "a"]\ny', [["{c} ", ""], ["]", "]\n{c}"]], ' 1 x\n-2 [Site {{c} }"a"{]}\n+2 [Site "a"{]␊}\n+3 {{c}}\n 3 y'],
		["edits near each other", "a\nb\nc\nd\ne", [["a", "A"], ["d", "D"]], "-1 {a}\n+1 {A}\n 2 b\n 3 c\n-4 {d}\n+4 {D}\n 5 e"],
		[
			"edits far from each other",
			`a\nb\n${lines(100)}\ny\nz`,
			[["a", "A\n"], ["y", "Y"]],
			"-1 {a}\n+1 {A␊}\n+2 \n 2 b\n---\n 102 line 100\n-103 {y}\n+104 {Y}\n 104 z",
		],
		[
			"edits far from each other, where two lines come",
			`a\nb\n${lines(100)}\ny\nz`,
			[["a", "A\n\n"], ["y", "Y"]],
			"-1 {a}\n+1 {A␊}\n+2 {␊}\n+3 \n 2 b\n---\n 102 line 100\n-103 {y}\n+105 {Y}\n 104 z",
		],
		["many lines", `${lines(40)}\nend`, [[`${lines(40)}\n`, ""]], `${lines(8, (i) => `-${i} {line ${i}␊}`)}\n- 31 more\n-40 {line 40␊}\n 41 end`],
		["a long line", `${"a".repeat(500)}b${"c".repeat(500)}`, [["b", "B"]], ["b", "B"].map((b, i) => `${"-+"[i]}1 …${"a".repeat(40)}{${b}}${"c".repeat(40)}…`).join("\n")],
		[
			"a huge part",
			`a${"b".repeat(100000)}c`,
			[["b".repeat(100000), "d".repeat(100000)]],
			["b", "d"].map((b, i) => `${"-+"[i]}1 a{${b.repeat(120)}…${b.repeat(120)}}{…}c`).join("\n"),
		],
		["several bytes a character", "é\né🂡é\né", [["🂡", "é"]], " 1 é\n-2 é{🂡}é\n+2 é{é}é\n 3 é"],
	];
	for (const [name, text, pairs, want] of cases) {
		it(`shows ${name}`, async () => {
			assert.equal(told(await changeOf(new Blob([text]), "utf-8", editsOf(text, pairs))), want);
		});
	}

	const shown = async (text, pairs) => told(await changeOf(new Blob([text]), "utf-8", editsOf(text, pairs)));
	const digits = (length) => "0123456789".repeat(length).slice(0, length);

	it("shows edits together that are less than 256 bytes apart", async () => {
		for (const [gaps, want] of [[[255], 1], [[256], 2], [[255, 255, 255], 1], [[256, 255], 2], [[255, 256, 255], 2]]) {
			const text = " ".repeat(1000) + ["A", ...gaps.map((gap) => `${" ".repeat(gap)}A`)].join("");
			const parts = await changeOf(new Blob([text]), "utf-8", editsOf(text, ["A", ...gaps].map(() => ["A", "B"])));
			assert.equal(parts.length, want, String(gaps));
		}
	});

	it("reads 1024 bytes before and after an edit", async () => {
		const text = `${digits(100)}\n${"a".repeat(1000)}|${"b".repeat(1000)}\n${digits(100)}`;
		const line = (sign, put) => `${sign}2 …${"a".repeat(40)}{${put}}${"b".repeat(40)}…`;
		assert.equal(await shown(text, [["|", "!"]]), [` 1 ${digits(100).slice(-23)}`, line("-", "|"), line("+", "!"), ` 3 ${digits(23)}`].join("\n"));
	});

	it("reads 4096 bytes of what goes, and as much of what comes", async () => {
		const part = `{${digits(120)}…${digits(4096).slice(-120)}}`;
		for (const [length, more] of [[4096, ""], [4097, "{…}"]]) {
			assert.equal(await shown(digits(length), [[digits(length), digits(length)]]), `-1 ${part}${more}\n+1 ${part}${more}`);
		}
	});

	it("numbers the lines behind a huge part", async () => {
		const text = `${lines(2000)}\nend`;
		const parts = await changeOf(new Blob([text]), "utf-8", editsOf(text, [[lines(2000), "x"]]));
		assert.match(told(parts), / 2001 end$/);
	});
});
