import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { GamesView } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";

const head = '[Board "1"]\n[Dealer "N"]\n';
const auction = `${head}[Auction "N"]\n`;
const play = `${head}[Declarer "S"]\n[Contract "7NT"]\n[Play "W"]\n`;
const table = `${head}[ScoreTable "Rank;Names"]\n`;

/** The longest auction that the laws allow: 319 calls. */
const longestAuction = () => {
	const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["C", "D", "H", "S", "NT"].map((denomination) => `${level}${denomination}`));
	return `Pass Pass Pass ${bids.map((bid) => `${bid} Pass Pass X Pass Pass XX Pass Pass`).join("\n")} Pass`;
};

describe("a board that goes on and on", () => {
	const said = "This board is too long to be shown whole.";
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const drawn = async (text) => {
		const { games } = await pbn.parse(text);
		assert.equal(games.length, 1);
		return renderToString(h(GamesView, { games, settings: {} }));
	};
	const elements = (html) => html.match(/<\w/g).length;

	for (const [name, start, piece, end = "\n"] of [
		["calls", auction, "1C "],
		["calls with notes", auction, "1C =1= ", '\n[Note "1:x"]\n'],
		["notes", `${auction}1C =1=\n`, '[Note "1:x"]\n'],
		["annotations", auction, `1C${" $7".repeat(20)} `],
		["comments", head, "{x}"],
		["comments on calls", auction, "1C {x} "],
		["comments on cards", play, "SA {x} SK SQ SJ\n"],
		["cards", play, "SA SK SQ SJ\n"],
		["lines", `${head}{`, "x\n", "}\n"],
		["paragraphs", `${head}{`, "x\n\n", "}\n"],
		["suits", `${head}{`, "!Sx", "}\n"],
		["rows", table, "1 Ann-Bea\n"],
	]) {
		it(`of ${name} is drawn as far as a page can at once, which it says`, async () => {
			const [many, more] = await Promise.all([40_000, 80_000].map((times) => drawn(start + piece.repeat(times / 2) + end)));
			assert.ok(elements(many) < 80_000, `${elements(many)} elements`);
			assert.ok(elements(more) <= 1.01 * elements(many), `${elements(many)} elements, and ${elements(more)} for twice as much`);
			for (const html of [many, more]) assert.ok(html.includes(said));
		});
	}

	for (const [name, text, want] of [
		["the longest auction", `${auction}${longestAuction()}\n`, "7NT"],
		["a table of 10,000 rows", `${table}${Array.from({ length: 9_990 }, (_, row) => `${row} Ann-Bea\n`).join("")}`, "9989"],
		["a long article", `${head}{${"Declarer leads the !SA and the !HK.\n\n".repeat(400)}The end.}\n`, "The end."],
	]) {
		it(`is whole where it is ${name}`, async () => {
			const html = await drawn(text);
			assert.ok(html.includes(want));
			assert.ok(!html.includes(said));
		});
	}
});
