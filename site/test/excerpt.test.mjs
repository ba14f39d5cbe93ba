import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { carets, excerpt } = await source("check/excerpt");
const span = (start, end) => ({ start: { utf16: start }, end: { utf16: end } });

/** What the page shows: the line and the carets. */
function shown(text, start, end) {
	const cut = excerpt(text, span(start, end));
	const line = (cut.cutBefore ? "…" : "") + cut.before + cut.marked + cut.after + (cut.cutAfter ? "…" : "");
	return [line, carets(cut)];
}

describe("excerpt", () => {
	const cases = [
		["a whole line", "one\ntwo\nthree", 4, 7, ["two", "^^^"]],
		["a part of a line", 'x\r\n[Board "0"]\r\n', 10, 13, ['[Board "0"]', "       ^^^"]],
		["a line ended by CR", "one\rtwo\rthree", 4, 5, ["two", "^"]],
		["an empty span", "one two", 3, 3, ["one two", "   ^"]],
		["the end of the file", "one\n", 4, 4, ["", "^"]],
		["a place after the end", "one", 9, 12, ["one", "   ^"]],
		["a span over lines", "ab{c\nd}\ne", 2, 7, ["ab{c", "  ^^"]],
		["tabs", "\ta\tb", 3, 4, [" a b", "   ^"]],
		["control characters and a byte order mark", "\uFEFF\u0007a", 2, 3, ["\uFFFD\uFFFDa", "  ^"]],
		["a character of two code units before it", "😀 a", 3, 4, ["😀 a", "  ^"]],
	];
	for (const [name, text, start, end, want] of cases) {
		it(`shows ${name}`, () => assert.deepEqual(shown(text, start, end), want));
	}

	it("clips a long line around the span", () => {
		const text = `${"a".repeat(500)}BAD${"z".repeat(500)}`;
		const [line, marks] = shown(text, 500, 503);
		assert.equal(line.length, 102);
		assert.equal(line.slice(marks.indexOf("^"), marks.length), "BAD");
		assert.ok(line.startsWith("…a") && line.endsWith("z…"));
	});

	it("does not cut a character in two", () => {
		const text = `${"😀".repeat(100)}!${"😀".repeat(100)}`;
		for (const start of [200, 201]) {
			const [line] = shown(text, start, start + 1);
			assert.ok(line.isWellFormed(), line);
		}
	});
});
