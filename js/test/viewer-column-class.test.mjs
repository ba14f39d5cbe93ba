import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { Sections } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";

describe("viewer: columns of numbers", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	for (const [table, want] of [
		['[ScoreTable "Rank;Names"]\n1 "a"\n? "b"', ["pbn-number", ""]],
		['[ScoreTable "MP_NS;Own"]\nhigh 7\n? 8', ["pbn-number", "pbn-number"]],
		['[AuctionTimeTable "Call;Time"]\n1C 1:05', ["", "pbn-number"]],
	]) {
		it(`are those of ${table}`, async () => {
			const { games } = await pbn.parse(new TextEncoder().encode(`${table}\n`));
			const markup = renderToString(h(Sections, { game: games[0] }));
			assert.deepEqual([...markup.matchAll(/<th\b([^>]*)>/g)].map(([, attributes]) => /class="([^"]*)"/.exec(attributes)?.[1] ?? ""), want, markup);
		});
	}
});
