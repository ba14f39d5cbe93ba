import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { BlockView, boardIds, containerAttributes, repairCms, settingsFrom, sourceText } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";

describe("settingsFrom", () => {
	const rows = [
		[{}, {}],
		[{ "data-show": "diagram, hcp" }, { show: ["diagram", "hcp"] }],
		[{ "data-view": "Two-Hands" }, { view: "two-hands" }],
		[{ "data-board": "1-8, 12,A3" }, { boards: [{ from: 1, to: 8 }, { board: "12" }, { board: "A3" }] }],
		[{ "data-hidden": "ew" }, { hidden: ["E", "W"] }],
		[{ "data-hidden": "none" }, { hidden: [] }],
		[{ "data-suits": "4", "data-ten": "t" }, { suits: "4", ten: "T" }],
		[{ "data-first-seat": "dealer", "data-rotate": "declarer-south" }, { firstSeat: "dealer", rotate: "declarer-south" }],
		[{ "data-at": "end" }, { at: "end" }],
		[{ "data-at": "trick:3" }, { at: { trick: 3 } }],
		[{ "data-at": "card:9" }, { at: { card: 9 } }],
		[{ "data-links": "bbo pbn" }, { links: ["bbo", "pbn"] }],
		[{ "data-links": "none" }, { links: [] }],
		[{ "data-double-dummy": "" }, { doubleDummy: "ask" }],
		[{ "data-double-dummy": "none" }, { doubleDummy: "none" }],
		[{ "data-games": "", "data-suits": "" }, {}],
		[{ "data-games": "list", "data-heading-level": "2" }, { games: "list", headingLevel: 2 }],
	];
	for (const [attributes, want] of rows) {
		it(`reads ${JSON.stringify(attributes)}`, () => {
			assert.deepEqual(settingsFrom(attributes, assert.fail), want);
		});
	}

	const choices = {
		view: ["deal", "hand", "two-hands", "auction", "play", "quiz", "print"],
		suits: ["2", "4", "mono"],
		ten: ["10", "T"],
		firstSeat: ["W", "N", "dealer"],
		rotate: ["none", "declarer-south"],
		games: ["list", "picker"],
		doubleDummy: ["none", "ask"],
		headingLevel: [2, 3, 4, 5, 6],
	};
	for (const [name, values] of Object.entries(choices)) {
		const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
		it(`reads each choice of ${attribute}, and no other`, () => {
			for (const value of values) {
				for (const text of [String(value), String(value).toUpperCase()]) assert.deepEqual(settingsFrom({ [attribute]: text }, assert.fail), { [name]: value });
			}
			const said = [];
			for (const other of [`${values[0]}x`, "0", "1", "7"]) assert.deepEqual(settingsFrom({ [attribute]: other }, (message) => said.push(message)), {});
			assert.equal(said.length, 4);
			for (const message of said) assert.ok(message.includes(`one of ${values.join(", ")}`), message);
		});
	}

	for (const [attribute, value] of [
		["data-show", "diagram cards"],
		["data-view", "movie"],
		["data-board", "1,,2"],
		["data-hidden", "NX"],
		["data-suits", "5"],
		["data-at", "trick:"],
		["data-heading-level", "1"],
		["data-double-dummy", "yes"],
	]) {
		it(`says that ${attribute}="${value}" is not known`, () => {
			const said = [];
			assert.deepEqual(settingsFrom({ [attribute]: value, "data-ten": "T" }, (message) => said.push(message)), { ten: "T" });
			assert.equal(said.length, 1);
			assert.ok(said[0].startsWith(`${attribute}="${value}" is not known`), said[0]);
		});
	}
});

describe("BlockView", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const draw = async (text, settings = {}, more = {}) => {
		const source = sourceText(text);
		const { games, diagnostics } = await pbn.parse(new TextEncoder().encode(source), { sourceEncoding: "utf-8" });
		return renderToString(h(BlockView, { games, diagnostics, source, settings, ...more }));
	};
	const boards = (markup) => [...markup.matchAll(/<article[^>]* data-board="([^"]*)"/g)].map(([, board]) => board);
	const four = [1, 2, 3, 12].map((board) => `[Board "${board}"]\n`).join("\n");

	it("shows the boards that are chosen, in the order of the file", async () => {
		assert.deepEqual(boards(await draw(four)), ["1", "2", "3", "12"]);
		assert.deepEqual(boards(await draw(four, settingsFrom({ "data-board": "12,2-3" }, assert.fail))), ["2", "3", "12"]);
	});

	it("keeps the source, hidden where nothing is wrong", async () => {
		const markup = await draw("\r\n \n[Board \"<7>\"]\r\n");
		assert.ok(markup.includes('<details class="pbn-source" hidden>'), markup);
		assert.ok(markup.includes('<pre>[Board "&lt;7>"]</pre>') || markup.includes("<pre>[Board &quot;&lt;7>&quot;]</pre>"), markup);
	});

	it("shows the source where a writer asks for it", async () => {
		assert.ok((await draw('[Board "7"]', { show: ["source"] })).includes('<details class="pbn-source"><summary>PBN source</summary><pre>'));
	});

	it("counts the errors in it, and marks their lines", async () => {
		const markup = await draw('[Board "7"]\n[Event "The\n[Dealer "N"]\n');
		assert.match(markup, /<details class="pbn-source"><summary>PBN source<\/summary><p class="pbn-problems">\d problems? in the PBN source<\/p>/);
		assert.match(markup, /<li>Line 2: /);
		assert.ok(markup.includes("<mark>[Event &quot;The</mark>\n[Dealer"), markup);
	});

	it("says that it was repaired", async () => {
		assert.match(await draw('[Board "7"]', { show: ["source"] }, { repaired: true }), /repaired by CMS rules/);
	});
});

it("a container has the settings and the id of its element, and the language", () => {
	assert.deepEqual(containerAttributes({ id: "d", class: "pbn", lang: "x", "data-show": "play", "data-pbn-done": "", onclick: "" }, "en", "b2"), {
		class: "pbn-block",
		"data-pbn-block": "b2",
		lang: "en",
		id: "d",
		"data-show": "play",
	});
});

describe("repairCms", () => {
	for (const [name, text, want] of [
		["breaks", '[A "1"]<br />\n[B "2"]<br>[C "3"]', '[A "1"]\n[B "2"]\n[C "3"]'],
		["paragraphs", '<p>[A "1"]</p>\n<p class="x">[A "2"]</p>', '[A "1"]\n\n[A "2"]'],
		["a paragraph that Markdown began", '[A "1"]\n<p>[A "2"]\n</p>', '[A "1"]\n\n[A "2"]'],
		["typographic quotes and dashes", "[A “1”]\n{‘x’ – y — z…}", "[A \"1\"]\n{'x' - y - z...}"],
		["references", "[A &#8220;1&#x201D;]\n[B &quot;&lt;&amp;&gt;&nbsp;&#8211;&quot;]", '[A "1"]\n[B "<&> -"]'],
		["references to the first and the last character", "{&#1;&#x10FFFF;}", "{\u0001\u{10FFFF}}"],
		["what is no reference", "{&unknown; &#0; &#x110000; &}", "{&unknown; &#0; &#x110000; &}"],
		["nothing where nothing is wrong", '[A "x < y > z"]', '[A "x < y > z"]'],
	]) {
		it(`repairs ${name}`, () => assert.equal(sourceText(repairCms(text)), want));
	}
});

it("the first game of a board has an id, where it is free and can be one", async () => {
	const pbn = await load({ wasm: pbnWasm });
	const { games } = await pbn.parse(new TextEncoder().encode(["1", "2", "1", "A B", "?"].map((board) => `[Board "${board}"]\n`).join("\n")));
	assert.deepEqual([...boardIds(games, (id) => id !== "board=2")], [[1, "board=1"]]);
	assert.deepEqual([...boardIds(games, () => true).values()], ["board=1", "board=2"]);
	pbn.close();
});
