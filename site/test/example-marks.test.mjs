import assert from "node:assert/strict";
import { it } from "node:test";
import { source } from "./source.mjs";

const { marked, written, writtenAgain } = await source("rulebook/example");
const place = (start, end) => ({ span: { start: { utf16: start }, end: { utf16: end } } });
/** The lines with "<" and ">" around what is marked, each followed by its carets. */
const drawn = (lines) =>
	lines.flatMap(({ parts, carets }) => [
		parts.map(({ text, marked: isMarked }) => (isMarked ? `<${text}>` : text)).join(""),
		...(carets === "" ? [] : [carets]),
	]);

for (const { name, shown, pairs = [], crlf = false, places, want } of [
	{ name: "marks a place", shown: "1D 1C\nPass", places: [[3, 5]], want: ["1D <1C>", "   ^^", "Pass"] },
	{ name: "marks several in a line", shown: "1D 1C", places: [[0, 2], [3, 5]], want: ["<1D> <1C>", "^^ ^^"] },
	{ name: "marks overlapping places once", shown: "abcd", places: [[0, 3], [2, 4]], want: ["<abcd>", "^^^^"] },
	{ name: "puts the carets of several lines below the first", shown: "ab\ncd", places: [[1, 4]], want: ["a<b>", " ^", "<c>d"] },
	{ name: "has a caret where nothing stands", shown: "ab\n", places: [[2, 2]], want: ["ab", "  ^", ""] },
	{ name: "has a caret at the end of the file", shown: "ab", places: [[2, 2]], want: ["ab", "  ^"] },
	{ name: "puts carets where tabs reach", shown: "a\tb", places: [[2, 3]], want: ["a\t<b>", " \t^"] },
	{ name: "finds its place behind what stands for more", shown: "a ... b", pairs: [" ... ", " and so on "], places: [[12, 13]], want: ["a ... <b>", "      ^"] },
	{ name: "marks what stands for something else", shown: "a<FF>b", pairs: ["<FF>", "\f"], places: [[1, 2]], want: ["a<<FF>>b", " ^^^^"] },
	{ name: "counts line ends of two characters", shown: "ab\ncd", crlf: true, places: [[4, 5]], want: ["ab", "<c>d", "^"] },
]) {
	it(name, () => {
		const once = written(shown, pairs);
		const example = crlf ? writtenAgain(once, ["\n", "\r\n"]) : once;
		assert.deepEqual(drawn(marked(shown, example, places.map(([start, end]) => place(start, end)))), want);
	});
}

it("has no part of a line that is empty", () => {
	const [{ parts }] = marked("ab", written("ab", []), [place(0, 2)]);
	assert.deepEqual(parts, [{ text: "ab", marked: true }]);
});

it("writes what a page shows in words", () => {
	assert.equal(written("x<CR><LF>\n", ["\n", "", "<CR>", "\r", "<LF>", "\n"]).file, "x\r\n");
});
