// The size of type in which a table fits onto paper, by how many characters wide it is.
import assert from "node:assert/strict";
import { before, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { Sections } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";

let pbn;
before(async () => {
	pbn = await load({ wasm: pbnWasm });
});

async function widthOf(names, row) {
	const text = `[Board "1"]\n[ScoreTable "${names.join(";")}"]\n${row.join(" ")}\n`;
	const { games } = await pbn.parse(new TextEncoder().encode(text));
	return /pbn-width-(\d+)/.exec(renderToString(h(Sections, { game: games[0] })))[1];
}

const x = (n) => "x".repeat(n);

// Each column takes half a character before it and a whole one after it.
for (const [what, names, row, want] of [
	["what just fits", ["a", "b", "c", "d"], [x(10), x(10), x(10), x(4)], "40"],
	["a character more", ["a", "b", "c", "d"], [x(10), x(10), x(10), x(5)], "55"],
	["columns of one character", [..."abcdefghijklmnop"], [..."abcdefghijklmnop"], "40"],
	["one of them more", [..."abcdefghijklmnopq"], [..."abcdefghijklmnopq"], "55"],
	["headings that are wider than what is below them", [x(10), x(10), x(10), x(5)], ["a", "b", "c", "d"], "55"],
	["a column in which nothing is known", ["a", "b", "c", "d", x(30)], [x(10), x(10), x(10), x(4), "?"], "40"],
	["a character more beside such a column", ["a", "b", "c", "d", x(30)], [x(10), x(10), x(10), x(5), "?"], "55"],
	["a text that is broken into lines", ["a", "b"], [x(60), "y"], "40"],
	["what no size has room for", Array.from({ length: 20 }, (_, at) => `n${at}`), Array(20).fill(x(16)), "140"],
]) {
	it(`viewer: the width of ${what}`, async () => assert.equal(await widthOf(names, row), want));
}
