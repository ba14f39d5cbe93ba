import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { de } from "../dist/language/de.js";
import { load } from "../dist/index.js";
import { BlockView, GamesView, RankingList, Rankings } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";
import { draw, live } from "./page.mjs";

const testdata = new URL("testdata/", import.meta.url);

const inline = "a|b|bdi|br|i|u|span|sup";

/** A markup for people to read: each element that is not part of a text has a line, and a suit is its symbol. */
function lines(markup) {
	const short = markup.replace(/<span class="pbn-suit pbn-suit-([shdc])"><span aria-hidden="true">(.)\uFE0E<\/span><span class="pbn-spoken">(\w+) <\/span><\/span>/g, (whole, letter, symbol, word) =>
		suits[symbol] === `${letter} ${word}` ? symbol : whole,
	);
	const tokens = short.replaceAll("\n", "\\n").match(new RegExp(`</?(?!/|(?:${inline})\\b)[^>]+>|(?:[^<]|</?(?:${inline})\\b[^>]*>)+`, "g"));
	let depth = 0;
	let text = "";
	for (const token of tokens ?? []) {
		if (token.startsWith("</")) depth--;
		else text += `${"\t".repeat(depth)}${token}\n`;
		if (/^<\w/.test(token) && !token.endsWith("/>") && !new RegExp(`^<(${inline})\\b`).test(token)) depth++;
	}
	return text;
}

const suits = { "♠": "s spades", "♥": "h hearts", "♦": "d diamonds", "♣": "c clubs" };

// The other tests read single parts, most of them as text. Here nothing changes unseen: classes, labels, ids, and the order of the parts.
describe("the markup of the viewer", () => {
	let games, diagnostics;

	before(async () => {
		const pbn = await load({ wasm: pbnWasm });
		({ games, diagnostics } = await pbn.parse(new Uint8Array(readFileSync(new URL("markup.pbn", testdata)))));
		pbn.close();
	});

	const some = (numbers) => games.filter(({ number }) => numbers.includes(number));
	const text = (settings, numbers = [1, 2, 3, 4], others = {}) =>
		renderToString(h(GamesView, { games: some(numbers), settings: { games: "list", ...settings }, ...others }));
	const everything = ["diagram", "auction", "notes", "play", "comments", "results", "dd", "hcp", "source"];
	const alive = (settings, numbers, work) => {
		const page = live(GamesView, { games: some(numbers), settings });
		try {
			work(page);
			return page.root.inside;
		} finally {
			page.remove();
		}
	};

	const shown = {
		"as text": () => text({}),
		"with other choices": () =>
			text({ show: everything, suits: "4", ten: "T", firstSeat: "N", rotate: "declarer-south", at: { trick: 2 }, links: ["bbo", "bsol", "lin", "pbn"], headingLevel: 2, hidden: ["E", "W"], revealed: ["W"] }, [2, 5]),
		"in one colour, from the dealer on, at the end": () => text({ suits: "mono", firstSeat: "dealer", at: "end", show: ["auction", "play"] }, [5]),
		"of a hand": () => text({ view: "hand", hidden: ["N", "E", "S"] }, [5]),
		"of two hands": () => text({ view: "two-hands", hidden: ["E", "W"] }, [5]),
		"of an auction": () => text({ view: "auction" }, [2]),
		"of a play": () => text({ view: "play", at: { card: 3 } }, [4]),
		"of a quiz": () => text({ view: "quiz" }, [5]),
		"on paper": () => text({ view: "print" }, [4]),
		"in another language": () => text({ show: ["auction", "play", "notes"] }, [5], { words: de, id: "other" }),
		"of a block with its source": () =>
			renderToString(h(BlockView, { games, diagnostics, source: "[Board \"8\"]", settings: { show: ["diagram", "source"], boards: [{ from: 8, to: 9 }] }, repaired: true, idPrefix: "3" })),
		"of rankings": () => {
			const list = new RankingList();
			for (const game of games) list.add(game);
			return renderToString(h(Rankings, { list }));
		},
		"of a living page": () => alive({ show: ["auction"] }, [2, 3], () => undefined),
		"of a living page, some cards later": () =>
			alive({ show: ["diagram", "play"] }, [5], ({ root }) => {
				for (let step = 0; step < 5; step++) {
					root.byClass("pbn-step-forward")[0].send("click");
					draw();
				}
			}),
	};

	it("is as it was read; PBN_UPDATE=1 writes it", () => {
		const file = new URL("markup.txt", testdata);
		const all = Object.entries(shown).map(([name, markup]) => `== ${name}\n${lines(markup())}`);
		for (const part of all) assert.ok(part.split("\n").length > 5, part);
		const found = all.join("\n");
		const was = readFileSync(file, "utf8");
		if (process.env.PBN_UPDATE) writeFileSync(file, found);
		sameFrom(found.split("\n"), was.split("\n"));
	});
});

/** Shows some lines from the first one on that differs: for all of them Node's comparison takes half a minute. */
function sameFrom(found, was) {
	let at = 0;
	while (at < found.length && found[at] === was[at]) at++;
	const part = (lines) => ({ from: at + 1, lines: lines.slice(at, at + 20) });
	assert.deepEqual(part(found), part(was));
}
