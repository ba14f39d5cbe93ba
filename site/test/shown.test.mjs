// How texts and numbers of files are shown.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { counted, filled, size } = await source("words/filled");
const { visible } = await source("check/excerpt");
const { en } = await source("words/en");
const { de } = await source("words/de");

describe("a size", () => {
	const cases = [
		[0, "0 bytes"], [1, "1 byte"], [999, "999 bytes"], [1000, "1.0 kB"], [1250, "1.3 kB"], [9940, "9.9 kB"], [9999, "10.0 kB"], [10_000, "10 kB"],
		[10_500, "11 kB"], [999_499, "999 kB"], [999_999, "1000 kB"], [1_000_000, "1.0 MB"], [1_250_000, "1.3 MB"], [64_000_000, "64.0 MB"], [1_000_000_000, "1000.0 MB"], [100_000_000_000, "100000.0 MB"],
	];
	for (const [bytes, shown] of cases) it(`of ${bytes} bytes`, () => assert.equal(size(bytes, en), shown));

	it("is written as the language does", () => assert.deepEqual([size(1250, de), size(1_000_000_000, de)], ["1,3 kB", "1000,0 MB"]));
});

describe("a text with places", () => {
	it("has numbers as its language writes them, and a place without a value stays", () => {
		assert.equal(filled("{n} {a} {b}", { n: 1234.5, a: "x" }, en), "1,234.5 x {b}");
		assert.equal(filled("{n}", { n: 1234.5 }, de), "1.234,5");
		assert.equal(filled("{a}{n}", { a: "", n: 0 }, en), "0");
	});

	it("has the form for its number", () => {
		assert.deepEqual([0, 1, 2, 1000].map((n) => counted(n, "bytes", en)), ["0 bytes", "1 byte", "2 bytes", "1,000 bytes"]);
	});
});

describe("what takes no place", () => {
	it("is shown as a sign, character by character", () => {
		for (let code = 0; code < 0x3000; code++) {
			const character = String.fromCodePoint(code);
			const sign =
				code < 32 ? String.fromCharCode(0x2400 + code)
				: code === 32 ? " "
				: code === 127 ? "\u2421"
				: /\p{Z}/u.test(character) ? "\u2423"
				: /\p{C}/u.test(character) ? "\uFFFD"
				: character;
			assert.equal(visible(character), sign, code.toString(16));
		}
	});

	it("is shown wherever it is, also beyond 16 bits", () => {
		assert.equal(visible("a\tb \x7f\u00a0\u{e0001}\u{1f0a1}"), "a\u2409b \u2421\u2423\uFFFD\u{1f0a1}");
	});
});
