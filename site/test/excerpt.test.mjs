import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { carets, excerpt, sliceAround, textOf } = await source("check/excerpt");

/** How a text stands in a file. */
const encodings = {
	"utf-8": (text) => Buffer.from(text),
	"windows-1252": (text) => Buffer.from(text, "latin1"),
	"utf-16le": (text) => Buffer.from(text, "utf16le"),
	"utf-16be": (text) => Buffer.from(text, "utf16le").swap16(),
};

/** What the page shows of a file: the line and the carets. `start` and `end` count UTF-16 code units of the text. */
async function shown(text, start, end, encoding = "utf-8") {
	const encode = encodings[encoding];
	const span = { start: { byte: encode(text.slice(0, start)).length }, end: { byte: encode(text.slice(0, end)).length } };
	const cut = excerpt(await sliceAround(new Blob([encode(text)]), encoding, span));
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
		["tabs", "\ta\tb", 3, 4, ["␉a␉b", "   ^"]],
		["what cannot be seen", "\u200F\u0007\u007F\u00A0\u200E\u0000a", 2, 3, ["\uFFFD␇␡␣\uFFFD␀a", "  ^"]],
		["no byte order mark", "\uFEFFab", 2, 3, ["ab", " ^"]],
		["a character of two code units before it", "😀 a", 3, 4, ["😀 a", "  ^"]],
		["a line behind a long one", `${"a".repeat(9999)}\nb`, 10000, 10001, ["b", "^"]],
		["a span without an end", `a{${"b".repeat(9999)}`, 1, 10001, [`a{${"b".repeat(98)}…`, ` ${"^".repeat(99)}`]],
	];
	for (const [name, text, start, end, want] of cases) {
		it(`shows ${name}`, async () => assert.deepEqual(await shown(text, start, end), want));
	}

	for (const encoding of Object.keys(encodings)) {
		it(`reads ${encoding}`, async () => {
			const text = `${"\u00E9".repeat(1001)}\n[Site "\u00E9"]\n${"\u00E9".repeat(1001)}`;
			assert.deepEqual(await shown(text, 1009, 1010, encoding), ['[Site "\u00E9"]', "       ^"]);
		});
	}

	it("clips a long line around the span", async () => {
		const [line, marks] = await shown(`${"a".repeat(500)}BAD${"z".repeat(500)}`, 500, 503);
		assert.equal(line, `…${"a".repeat(40)}BAD${"z".repeat(57)}…`);
		assert.equal(marks, `${" ".repeat(41)}^^^`);
	});

	it("does not cut a character in two", async () => {
		for (const encoding of ["utf-8", "utf-16le", "utf-16be"]) {
			for (const before of ["", "a", "ab", "abc"]) {
				const text = `${before}${"😀".repeat(1000)}!${"😀".repeat(1000)}`;
				const at = before.length + 2000;
				const [line] = await shown(text, at, at + 1, encoding);
				assert.match(line, /^…(😀)+!(😀)+…$/u, `${encoding} ${before}`);
			}
		}
	});
});

describe("sliceAround", () => {
	const file = new Blob(["x".repeat(10_000)]);
	const around = (from, to) => sliceAround(file, "utf-8", { start: { byte: from }, end: { byte: to } });

	it("has 512 bytes before a span, 2048 of it, and 1024 after it", async () => {
		const { before, marked, after, ...rest } = await around(1000, 5000);
		assert.deepEqual([before.length, marked.length, after.length, rest], [512, 2048, 1024, { begins: false, whole: false, ends: false }]);
	});

	it("knows whether it has all of the span, and reaches the start and the end of the file", async () => {
		for (const [from, to, want] of [
			[512, 2560, { begins: true, whole: true, ends: false }],
			[513, 2562, { begins: false, whole: false, ends: false }],
			[8000, 8976, { begins: false, whole: true, ends: true }],
			[8000, 8975, { begins: false, whole: true, ends: false }],
		]) {
			const { begins, whole, ends } = await around(from, to);
			assert.deepEqual({ begins, whole, ends }, want, `${from} to ${to}`);
		}
	});
});

describe("textOf", () => {
	const cases = [
		["utf-8", Buffer.from("é😀é"), 1, 7, "😀"],
		["utf-8", Buffer.from("é😀é"), 3, 7, ""],
		["utf-8", Buffer.from("a\uFEFFb"), 1, 5, "\uFEFFb"],
		["utf-8", Buffer.from([0x80, 0x80, 0x80, 0x80, 0x61]), 0, 5, "\uFFFDa"],
		["utf-16le", Buffer.from("a😀b", "utf16le"), 1, 5, ""],
		["utf-16le", Buffer.from("a😀b", "utf16le"), 4, 8, "b"],
		["utf-16be", Buffer.from("a😀b", "utf16le").swap16(), 0, 7, "a😀"],
		["iso-8859-1", Buffer.from([0x41, 0xe9, 0xff]), 1, 2, "é"],
	];
	for (const [encoding, bytes, from, to, want] of cases) {
		it(`${encoding} from ${from} to ${to}`, async () => assert.equal(await textOf(new Blob([bytes]), encoding, from, to), want));
	}
});
