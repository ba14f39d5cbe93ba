import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { BlockView, containerAttributes, settingsFrom, sourceText } from "../dist/viewer.js";
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
		[{ "data-games": "list", "data-heading-level": "2" }, { games: "list", headingLevel: 2 }],
	];
	for (const [attributes, want] of rows) {
		it(`reads ${JSON.stringify(attributes)}`, () => {
			assert.deepEqual(settingsFrom(attributes, assert.fail), want);
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
